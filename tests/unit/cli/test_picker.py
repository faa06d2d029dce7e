"""Choosing at a real terminal: keys as bytes, the screen as it looks, the mode as it was before."""

from __future__ import annotations

import json
import os
import signal
import sys
import time

import pytest

from tests.terminals import (
    BACKSPACE,
    DOWN,
    ENTER,
    ESCAPE,
    INTERRUPT,
    SPACE,
    UP,
    Terminal,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")

PROGRAM = """
import json, sys
from rasen.cli.console import Console
from rasen.diagnostics import RasenError, Text
from rasen.locale import Translator

kind, language, options, chosen = json.loads(sys.argv[1])
console = Console(Translator(language))
question = Text("human.profile.useQuestion")
try:
    if kind == "one":
        answer = console.choose(question, options)
    else:
        answer = console.choose_many(question, options, chosen)
except RasenError as error:
    print("error", error.diagnostics[0].code, error.cancelled)
    sys.exit(130)
print("answer", json.dumps(answer))
"""
FRUIT = [[name, f"the {name}"] for name in ("apple", "banana", "cherry", "damson", "elderberry")]
KEYS = "escape cancels"  # the end of the line that names the keys: now the list listens


@pytest.fixture
def pick(tmp_path):
    """Give a function that opens a terminal in which a list is shown."""

    def start(kind="many", options=FRUIT, chosen=(), *, language="en", env=None, **size):
        arguments = json.dumps([kind, language, options, list(chosen)])
        return Terminal("-c", PROGRAM, arguments, cwd=tmp_path, env=env, **size)

    return start


def answer_of(terminal):
    """Wait for the end and give the answer that the program printed."""
    assert terminal.wait() == 0, terminal.output
    assert terminal.is_restored()
    return json.loads(terminal.output.rpartition("answer ")[2])


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([ENTER], "apple"),
        ([DOWN, DOWN, ENTER], "cherry"),
        ([b"\x1bOB", b"\x1bOB", b"\x1bOA", ENTER], "banana"),
        ([b"jjk", ENTER], "banana"),
        ([UP, ENTER], "elderberry"),
        ([b"\x1b[F", ENTER], "elderberry"),
        ([b"\x1b[4~", b"\x1b[1~", b"\n"], "apple"),
        ([b"\x1b[6~", ENTER], "elderberry"),
        ([b"\x1b[1;5B", ENTER], "banana"),
        ([b"\x0e\x0e\x10", ENTER], "banana"),
        ([b"\x1b[24~", b"\x1b[?1;2c", b"\x1bOP", ENTER], "apple"),
        ([b"/dam", ENTER], "damson"),
        ([b"erry", DOWN, ENTER], "elderberry"),
        ([b"zz", ENTER, BACKSPACE, b"\x08", b"ban", ENTER], "banana"),
        ([b"zz\x15", b"d", ENTER], "damson"),
        ([b"\xff\x00\x07", BACKSPACE, BACKSPACE, ENTER], "apple"),
    ],
)
def test_one_option_is_picked_by_keys(pick, keys, answer):
    """Arrows of both modes, letters, page and end keys and a filter lead to an option."""
    with pick("one") as terminal:
        terminal.until(KEYS)
        terminal.press(*keys)
        assert answer_of(terminal) == answer


def test_several_options_are_ticked(pick):
    """What was ticked at the start can be unticked, and the answer keeps the order."""
    with pick(chosen=["damson", "apple"]) as terminal:
        terminal.until(KEYS)
        terminal.press(SPACE, DOWN, SPACE, ENTER)
        assert answer_of(terminal) == ["banana", "damson"]


def test_the_screen_shows_the_list_and_then_the_answer_alone(pick):
    """The list stands below what was there before, and goes when it is done with."""
    with pick(chosen=["banana"], columns=90, rows=10) as terminal:
        terminal.until(KEYS)
        assert terminal.settle() == [
            "Which profile do you want to use? (1)",
            "> [ ] the apple",
            "  [x] the banana",
            "  [ ] the cherry",
            "  [ ] the damson",
            "  [ ] the elderberry",
            "space ticks, ctrl-a all, / or letters filter, enter accepts, escape cancels",
        ]
        terminal.press(b"err")
        assert terminal.settle()[:4] == [
            "Which profile do you want to use? (1)",
            "/ err",
            "> [ ] the cherry",
            "  [ ] the elderberry",
        ]
        terminal.press(b"\x01", ENTER)
        assert answer_of(terminal) == ["banana", "cherry", "elderberry"]
        assert terminal.screen()[0] == (
            "Which profile do you want to use? banana, cherry, elderberry"
        )
        assert terminal.screen()[1].startswith("answer ")


def test_no_answer_is_shown_as_such(pick):
    """An empty selection is an answer."""
    with pick() as terminal:
        terminal.until(KEYS)
        terminal.press(ENTER)
        assert answer_of(terminal) == []
        assert terminal.screen()[0] == "Which profile do you want to use? -"


@pytest.mark.parametrize("key", [ESCAPE, INTERRUPT, b"\x04", b"\x1c"])
def test_a_question_is_broken_off(pick, key):
    """Escape, ctrl-C, ctrl-D and ctrl-backslash cancel; the list goes, the terminal is as before."""
    with pick() as terminal:
        terminal.until(KEYS)
        terminal.press(DOWN, SPACE, key)
        assert terminal.wait() == 130
        assert terminal.is_restored()
        assert terminal.screen()[0] == "error cancelled True"


def test_an_arrow_that_arrives_in_pieces_is_no_escape(pick):
    """The bytes of one key may come one by one."""
    with pick("one") as terminal:
        terminal.until(KEYS)
        terminal.press(b"\x1b")
        terminal.press(b"[")
        terminal.press(b"B", ENTER)
        assert answer_of(terminal) == "banana"


def test_a_letter_that_arrives_in_pieces_is_one_letter(pick):
    """The bytes of one character may come one by one."""
    with pick("one", [["a", "alpha"], ["u", "über"]]) as terminal:
        terminal.until(KEYS)
        terminal.press(b"\xc3")
        time.sleep(0.1)
        terminal.press(b"\xbc", ENTER)
        assert answer_of(terminal) == "u"


@pytest.mark.parametrize("columns", [2, 7, 20])
@pytest.mark.parametrize("rows", [1, 2, 3, 6])
def test_small_windows_hold_the_list(pick, columns, rows):
    """In any window the list can be gone through, and nothing above it is touched."""
    options = [[f"i{number}", "幅の広い文字の行" * 3] for number in range(30)]
    with pick("one", options, columns=columns, rows=rows) as terminal:
        terminal.until(">")
        terminal.press(*[DOWN] * 12)
        lines = terminal.settle()
        assert len(lines) <= rows
        assert [line[0] for line in lines if line.startswith(">")] == [">"]
        terminal.press(ENTER)
        assert answer_of(terminal) == "i12"


def test_a_window_that_changes_is_drawn_anew(pick):
    """Made narrower and wider again, the window shows the list once."""
    with pick("one", columns=80, rows=12) as terminal:
        terminal.until(KEYS)
        terminal.drain()
        for columns in (30, 100):
            terminal.resize(columns, 12)
            before = len(terminal.output)
            terminal.until("elderberry")
            terminal.drain()
            redrawn = terminal.output[before:]
            assert redrawn.count("> the apple") == 1
        terminal.press(DOWN, ENTER)
        assert answer_of(terminal) == "banana"


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT"])
def test_a_signal_ends_the_program_and_not_the_terminal(pick, name):
    """Killed while it listens, the program dies of the signal and leaves the terminal as it was."""
    with pick() as terminal:
        terminal.until(KEYS)
        assert not terminal.is_restored()
        terminal.process.send_signal(getattr(signal, name))
        assert terminal.wait() == -getattr(signal, name)
        assert terminal.is_restored()


def test_an_interrupt_from_elsewhere_cancels(pick):
    """SIGINT is what ctrl-C is."""
    with pick() as terminal:
        terminal.until(KEYS)
        terminal.process.send_signal(signal.SIGINT)
        assert terminal.wait() == 130
        assert terminal.is_restored()
        assert "error cancelled True" in terminal.screen()


def test_a_fault_inside_leaves_the_terminal_as_it_was(tmp_path):
    """Whatever goes wrong while the list is shown, the terminal is restored."""
    program = (
        "from rasen.cli import pick_list\n"
        "def broken(self, key): raise ZeroDivisionError\n"
        "pick_list.PickList.press = broken\n" + PROGRAM
    )
    arguments = json.dumps(["one", "en", FRUIT, []])
    with Terminal("-c", program, arguments, cwd=tmp_path) as terminal:
        terminal.until(KEYS)
        terminal.press(b"x")
        assert terminal.wait() == 1
        assert terminal.is_restored()
        assert "ZeroDivisionError" in terminal.output


def test_ctrl_z_stops_the_program_and_it_goes_on(pick):
    """While it is stopped the terminal is as before; continued, the list is there again."""
    with pick("one") as terminal:
        terminal.until(KEYS)
        terminal.press(DOWN)
        terminal.drain()
        terminal.press(b"\x1a")
        # A process without a shell to continue it is not stopped; either way it shows the list.
        terminal.until(KEYS)
        terminal.process.send_signal(signal.SIGCONT)
        terminal.press(ENTER)
        assert answer_of(terminal) == "banana"
        assert terminal.output.count("\x1b[?25h") == 2


def test_a_terminal_that_hangs_up_cancels(pick):
    """Without anybody at the other end the program does not wait for ever."""
    terminal = pick()
    with terminal:
        terminal.until(KEYS)
        os.close(terminal._master)
        os.close(terminal._slave)
        terminal.process.wait(20)
        assert terminal.process.returncode in (130, -signal.SIGHUP, 1, 120)
        terminal._master, terminal._slave = os.pipe()


def test_no_colours_where_none_are_wanted(pick):
    """NO_COLOR is obeyed; without it the cursor's line is bold."""
    with pick("one", env={"NO_COLOR": ""}) as terminal:
        terminal.until(KEYS)
        assert "\x1b[1m> the apple\x1b[0m" in terminal.output
    with pick("one", env={"NO_COLOR": "1"}) as terminal:
        terminal.until(KEYS)
        assert "\x1b[1m" not in terminal.output


def test_labels_cannot_steer_the_terminal(pick):
    """Control characters of a label are shown as escapes."""
    with pick("one", [["a", "bell\x07 \x1b[2J\u202e!"]]) as terminal:
        terminal.until(KEYS)
        assert "> bell\\x07 \\x1b[2J\\u202e!" in terminal.settle()


def test_a_terminal_without_unicode_gets_no_broken_characters(pick):
    """What its encoding lacks is replaced."""
    env = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    with pick("one", [["a", "über " * 30]], env=env) as terminal:
        terminal.until("?ber")
        terminal.press(ENTER)
        assert answer_of(terminal) == "a"


@pytest.mark.parametrize(("language", "part"), [("ja", "絞り込み"), ("zh-cn", "筛选")])
def test_the_keys_are_named_in_the_language_of_the_user(pick, language, part):
    """Question and keys are translated."""
    with pick("one", language=language) as terminal:
        terminal.until(part)
        terminal.press(ESCAPE)
        assert terminal.wait() == 130


# Without cursor keys


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (b"1 3-5\r", ["apple", "cherry", "damson", "elderberry"]),
        (b"2,damson\r", ["banana", "damson"]),
        (b"\r", ["cherry"]),
        (b"-\r", []),
        (b"6\r0\r3-2\rx\r9999999999\r2\r", ["banana"]),
    ],
)
def test_a_dumb_terminal_asks_for_numbers(pick, typed, answer):
    """Where nothing can be drawn, options have numbers and a line is the answer."""
    with pick(chosen=["cherry"], env={"TERM": "dumb"}) as terminal:
        terminal.until("1) [ ] the apple")
        terminal.until("3) [x] the cherry")
        terminal.until("Numbers")
        terminal.press(typed)
        assert answer_of(terminal) == answer
        assert "\x1b" not in terminal.output


def test_a_dumb_terminal_asks_for_one_number(pick):
    """One option is one number; anything else is asked for again."""
    with pick("one", env={"TERM": ""}) as terminal:
        terminal.until("5) the elderberry")
        terminal.until("A number")
        terminal.press(b"\r")
        terminal.until("none of the options")
        terminal.press(b"1 2\r")
        terminal.until("none of the options")
        terminal.press(b"4\r")
        assert answer_of(terminal) == "damson"


@pytest.mark.parametrize("key", [INTERRUPT, b"\x04"])
def test_a_dumb_terminal_can_be_cancelled(pick, key):
    """Ctrl-C and the end of input break the question off."""
    with pick(env={"TERM": "dumb"}) as terminal:
        terminal.until("Numbers")
        terminal.press(key)
        assert terminal.wait() == 130
        assert "error cancelled True" in terminal.output


def test_without_termios_numbers_are_asked_for(tmp_path):
    """A system that lacks the module is served all the same."""
    program = "import sys; sys.modules['termios'] = None\n" + PROGRAM
    arguments = json.dumps(["one", "en", FRUIT, []])
    with Terminal("-c", program, arguments, cwd=tmp_path) as terminal:
        terminal.until("A number")
        terminal.press(b"banana\r")
        assert answer_of(terminal) == "banana"
