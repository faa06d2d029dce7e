"""A program with one planted fault at a time, named by its first argument."""

import json
import os
import subprocess
import sys
import time

fault = sys.argv[1]
document = {"name": "order", "count": 3, "valid": True, "status": []}
text = json.dumps(document, indent=2) + "\n"
out = sys.stdout


def put(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


if fault == "noise-before":
    out.write("Loading…\n")
elif fault == "bom":
    put(b"\xef\xbb\xbf")
elif fault == "escapes":
    text = text.replace("order", "\x1b[1morder\x1b[0m")
elif fault == "colour-around":
    text = "\x1b[32m" + text + "\x1b[0m"
elif fault == "schema-break":
    text = text.replace("3", '"three"')
elif fault == "extra-member":
    text = json.dumps({**document, "more": 1})
elif fault == "unstable":
    text = text.replace("order", str(time.time_ns()))
elif fault == "unstable-order":
    names = sorted({str(os.urandom(4)) for _ in range(3)}, key=hash)
    text = json.dumps({**document, "name": names[0]})
elif fault == "locale":
    text = text.replace("order", os.environ.get("LC_ALL", ""))
elif fault == "stderr-noise":
    sys.stderr.write("warning: this is old\n")
elif fault == "prompt":
    sys.stderr.write("Continue? ")
    sys.stderr.flush()
    sys.stdin.readline()
elif fault == "hang":
    time.sleep(60)
elif fault in ("child", "daemon"):
    subprocess.Popen(
        [sys.executable, "-c", "import time; time.sleep(60)"],
        start_new_session=fault == "daemon",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
elif fault == "child-holds-output":
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
elif fault == "empty":
    text = ""
elif fault == "no-json":
    text = "name: order\n"
elif fault == "not-utf8":
    put(text.encode().replace(b"order", b"\xff"))
    sys.exit(0)
elif fault == "verdict":
    text = text.replace("true", "false")
elif fault == "cut":
    text = text[:-20]
elif fault == "duplicate-key":
    text = text.replace('"count"', '"name"')
elif fault == "file":
    with open("left.txt", "w", encoding="utf-8") as file:
        file.write("x")
out.write(text)
if fault == "noise-after":
    out.write("Done.\n")
if fault == "two-documents":
    out.write(text)
sys.stdout.flush()
sys.exit({"wrong-exit": 3, "undeclared-exit": 9}.get(fault, 0))
