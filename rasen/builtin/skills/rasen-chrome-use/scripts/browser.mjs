#!/usr/bin/env node
// Drives a browser. `start` runs a proxy that owns the browser and listens on this machine only;
// every other command asks that proxy. Needs Node 18 and a Chrome or Chromium; no packages.
//
// The browser is reached through a pair of pipes, so it opens no port of its own. The proxy answers
// only who knows the token in its state file, which nobody but the user can read.

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import * as http from "node:http";
import * as os from "node:os";
import * as path from "node:path";

const USAGE = `usage: browser.mjs COMMAND
  start [--show] [--no-sandbox]  run browser and proxy, until stopped
  open URL                       load a page (http, https, about:blank)
  text [SELECTOR]                visible text of the page or of an element
  list SELECTOR                  elements with tag, text and place
  click SELECTOR                 click the middle of an element
  type SELECTOR TEXT             replace what a field holds
  press KEY                      Enter, Tab, Escape, Backspace, ArrowDown, ...
  wait SELECTOR [SECONDS]        until an element is visible
  eval EXPRESSION                value of a JavaScript expression, as JSON
  shot FILE [--full]             picture of the window or of the whole page (PNG)
  size WIDTH HEIGHT              size of the window
  log                            console, errors and failed requests since the last call
  cdp METHOD [JSON]              any command of the protocol
  stop                           end browser and proxy`;

const FOLDER = path.join(os.tmpdir(), `rasen-browser-${process.getuid?.() ?? os.userInfo().username}`);
const STATE = path.join(FOLDER, "state.json");
const WAIT = 30_000;
const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome", "msedge"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

class Refused extends Error {}

function findBrowser() {
  if (process.env.RASEN_BROWSER) return process.env.RASEN_BROWSER;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const found = [...candidates, ...PLACES].find((file) => fs.existsSync(file));
  if (!found) throw new Refused("no browser found; name one in RASEN_BROWSER");
  return found;
}

function privateFolder() {
  fs.mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  const status = fs.lstatSync(FOLDER);
  const foreign = process.getuid && (status.uid !== process.getuid() || status.mode & 0o077);
  if (!status.isDirectory() || foreign) throw new Refused(`${FOLDER} is not a private folder of yours`);
}

/** The browser's end of the protocol: one JSON message after the other, each ended by NUL. */
class Browser {
  constructor(options) {
    this.profile = fs.mkdtempSync(path.join(FOLDER, "profile-"));
    const flags = ["--remote-debugging-pipe", `--user-data-dir=${this.profile}`, "--no-first-run",
      "--no-default-browser-check", "--disable-background-networking", "--window-size=1280,800"];
    if (!options.includes("--show")) flags.push("--headless=new");
    if (options.includes("--no-sandbox")) flags.push("--no-sandbox");
    this.process = spawn(findBrowser(), flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.process.on("error", (error) => this.#fail(error.message));
    this.waiting = new Map();
    this.listeners = new Set();
    this.entries = [];
    this.next = 1;
    let rest = Buffer.alloc(0);
    this.process.stdio[4].on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
        this.#receive(JSON.parse(rest.subarray(0, end).toString("utf8")));
        rest = rest.subarray(end + 1);
      }
    });
    this.process.stdio[3].on("error", () => {});
    this.process.on("exit", () => this.#fail("the browser has ended"));
  }

  async ready() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" }, null);
    const attached = await this.send("Target.attachToTarget", { targetId, flatten: true }, null);
    this.session = attached.sessionId;
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.send(`${domain}.enable`);
  }

  send(method, params = {}, session = this.session) {
    const id = this.next++;
    const message = session ? { id, method, params, sessionId: session } : { id, method, params };
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(new Refused(this.ended));
      const timer = setTimeout(() => reject(new Refused(`${method} took too long`)), WAIT);
      this.waiting.set(id, { resolve, reject, timer });
      this.process.stdio[3].write(`${JSON.stringify(message)}\0`);
    });
  }

  once(method) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Refused("the page took too long to load")), WAIT);
      const listener = (message) => {
        if (message.method !== method) return;
        clearTimeout(timer);
        this.listeners.delete(listener);
        resolve(message.params);
      };
      this.listeners.add(listener);
    });
  }

  #receive(message) {
    const waiting = this.waiting.get(message.id);
    if (waiting) {
      this.waiting.delete(message.id);
      clearTimeout(waiting.timer);
      if (message.error) waiting.reject(new Refused(message.error.message));
      else waiting.resolve(message.result);
    } else if (message.method) {
      this.#note(message.method, message.params);
      for (const listener of [...this.listeners]) listener(message);
    }
  }

  #note(method, params) {
    if (method === "Runtime.consoleAPICalled") {
      const words = params.args.map((arg) => arg.value ?? arg.description ?? arg.type);
      this.entries.push({ kind: `console.${params.type}`, text: words.join(" ") });
    } else if (method === "Runtime.exceptionThrown") {
      const detail = params.exceptionDetails;
      this.entries.push({ kind: "exception", text: detail.exception?.description ?? detail.text });
    } else if (method === "Log.entryAdded") {
      this.entries.push({ kind: `log.${params.entry.level}`, text: params.entry.text, url: params.entry.url });
    } else if (method === "Network.loadingFailed" && !params.canceled) {
      this.entries.push({ kind: "request failed", text: params.errorText });
    } else if (method === "Network.responseReceived" && params.response.status >= 400) {
      this.entries.push({ kind: `status ${params.response.status}`, text: params.response.url });
    } else if (method === "Page.javascriptDialogOpening") {
      this.entries.push({ kind: `dialog.${params.type}`, text: params.message });
      this.send("Page.handleJavaScriptDialog", { accept: false }).catch(() => {});
    }
    if (this.entries.length > 1000) this.entries.shift();
  }

  #fail(reason) {
    this.ended = reason;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Refused(reason));
    }
    this.waiting.clear();
  }

  async value(expression) {
    const answer = await this.send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (answer.exceptionDetails) {
      throw new Refused(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
    }
    return answer.result.value ?? null;
  }

  async close() {
    await this.send("Browser.close", {}, null).catch(() => {});
    await new Promise((resolve) => {
      if (this.process.exitCode !== null) resolve();
      this.process.once("exit", resolve);
      setTimeout(() => this.process.kill("SIGKILL"), 5000).unref();
    });
    fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const KEYS = { Enter: 13, Tab: 9, Escape: 27, Backspace: 8, Delete: 46, ArrowLeft: 37, ArrowUp: 38,
  ArrowRight: 39, ArrowDown: 40, Home: 36, End: 35, PageUp: 33, PageDown: 34 };

async function middleOf(browser, selector) {
  const place = await browser.value(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    if (!element) return null;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, seen: box.width > 0 && box.height > 0 };
  })()`);
  if (!place) throw new Refused(`nothing matches ${selector}`);
  if (!place.seen) throw new Refused(`${selector} is not visible`);
  return place;
}

const COMMANDS = {
  async open(browser, url) {
    if (!/^(https?:|about:blank$)/.test(url ?? "")) throw new Refused("only http, https and about:blank");
    const loaded = browser.once("Page.loadEventFired");
    loaded.catch(() => {});
    const { errorText } = await browser.send("Page.navigate", { url });
    if (errorText) throw new Refused(errorText);
    await loaded;
    return browser.value("({ url: location.href, title: document.title })");
  },
  async text(browser, selector = "body") {
    const text = await browser.value(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? null`);
    if (text === null) throw new Refused(`nothing matches ${selector}`);
    return text;
  },
  list: (browser, selector) => browser.value(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .slice(0, 200).map((element) => {
      const box = element.getBoundingClientRect();
      return { tag: element.tagName.toLowerCase(), id: element.id || undefined,
        name: element.getAttribute("name") ?? undefined, label: element.getAttribute("aria-label") ?? undefined,
        text: (element.innerText || element.value || "").trim().slice(0, 120),
        box: [box.x, box.y, box.width, box.height].map(Math.round) };
    })`),
  async click(browser, selector) {
    const { x, y } = await middleOf(browser, selector);
    for (const type of ["mouseMoved", "mousePressed", "mouseReleased"]) {
      const button = type === "mouseMoved" ? "none" : "left";
      await browser.send("Input.dispatchMouseEvent", { type, x, y, button, clickCount: 1 });
    }
    return { x: Math.round(x), y: Math.round(y) };
  },
  async type(browser, selector, text = "") {
    await COMMANDS.click(browser, selector);
    await browser.value(`document.querySelector(${JSON.stringify(selector)}).select?.()`);
    if (text) await browser.send("Input.insertText", { text });
    else await COMMANDS.press(browser, "Backspace");
    return browser.value(`document.querySelector(${JSON.stringify(selector)}).value ?? null`);
  },
  async press(browser, key) {
    const code = KEYS[key];
    if (!code) throw new Refused(`unknown key; known: ${Object.keys(KEYS).join(", ")}`);
    const event = { key, code: key, windowsVirtualKeyCode: code, ...(key === "Enter" && { text: "\r" }) };
    await browser.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await browser.send("Input.dispatchKeyEvent", { type: "keyUp", key, code: key, windowsVirtualKeyCode: code });
    return key;
  },
  async wait(browser, selector, seconds = "10") {
    const end = Date.now() + Number(seconds) * 1000;
    const seen = `!!document.querySelector(${JSON.stringify(selector)})?.getClientRects().length`;
    while (!(await browser.value(seen).catch(() => false))) {
      if (Date.now() > end) throw new Refused(`${selector} did not become visible in ${seconds} s`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return selector;
  },
  eval: (browser, expression) => browser.value(expression),
  async shot(browser, full) {
    const options = { format: "png", captureBeyondViewport: full === "--full" };
    if (full === "--full") {
      const { cssContentSize } = await browser.send("Page.getLayoutMetrics");
      options.clip = { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 };
    }
    return (await browser.send("Page.captureScreenshot", options)).data;
  },
  async size(browser, width, height) {
    const [w, h] = [Number(width), Number(height)];
    if (!(w > 0 && h > 0)) throw new Refused("width and height are numbers above 0");
    const metrics = { width: w, height: h, deviceScaleFactor: 1, mobile: false };
    await browser.send("Emulation.setDeviceMetricsOverride", metrics);
    return { width: w, height: h };
  },
  log: async (browser) => browser.entries.splice(0),
  cdp: (browser, method, params = "{}") => browser.send(method, JSON.parse(params)),
};

async function start(options) {
  privateFolder();
  if (fs.existsSync(STATE)) throw new Refused(`there is a proxy already, or ${STATE} is left over: try stop`);
  const browser = new Browser(options);
  const token = randomBytes(32).toString("hex");
  const server = http.createServer(async (request, response) => {
    const answer = (status, body) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    // A web page can reach this port but cannot know the token, nor send this header unasked.
    if (request.method !== "POST" || request.headers["x-token"] !== token) return answer(403, { error: "forbidden" });
    try {
      const parts = [];
      for await (const part of request) parts.push(part);
      const [name, ...words] = JSON.parse(Buffer.concat(parts).toString("utf8"));
      if (name === "stop") {
        answer(200, { value: "stopped" });
        return void finish();
      }
      if (!Object.hasOwn(COMMANDS, name)) throw new Refused(`unknown command ${name}`);
      answer(200, { value: await COMMANDS[name](browser, ...words) });
    } catch (error) {
      answer(200, { error: error.message });
    }
  });
  const finish = async () => {
    fs.rmSync(STATE, { force: true });
    server.close();
    await browser.close();
    process.exit(0);
  };
  process.on("SIGINT", finish);
  process.on("SIGTERM", finish);
  browser.process.on("exit", finish);
  await browser.ready();
  await new Promise((resolve) => server.listen(0, `127.0.0.1`, resolve));
  const state = { port: server.address().port, token };
  fs.writeFileSync(STATE, JSON.stringify(state), { mode: 0o600, flag: "wx" });
  console.log("ready");
}

async function ask(words) {
  let state;
  try {
    state = JSON.parse(fs.readFileSync(STATE, "utf8"));
  } catch {
    throw new Refused("no proxy is running: start one");
  }
  const options = { method: "POST", headers: { "x-token": state.token }, body: JSON.stringify(words) };
  const answer = await fetch(`http://127.0.0.1:${state.port}/`, options).catch(() => {
    if (words[0] === "stop") fs.rmSync(STATE, { force: true });
    throw new Refused("the proxy does not answer; stop removes what it left");
  });
  const { value, error } = await answer.json();
  if (error) throw new Refused(error);
  return value;
}

async function main([name, ...words]) {
  if (name === "start") return start(words);
  if (name === "shot") {
    if (!words[0]) throw new Refused("shot needs the name of a file");
    fs.writeFileSync(words[0], Buffer.from(await ask(["shot", ...words.slice(1)]), "base64"));
    return console.log(words[0]);
  }
  if (name !== "stop" && !Object.hasOwn(COMMANDS, name ?? "")) {
    console.error(USAGE);
    process.exit(2);
  }
  const value = await ask([name, ...words]);
  console.log(typeof value === "string" && name !== "eval" ? value : JSON.stringify(value, null, 2));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Refused ? `browser: ${error.message}` : error);
  process.exit(1);
});
