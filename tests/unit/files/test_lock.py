"""Locks: one holder at a time, none that outlives its process, none that is not its own removed."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time

import pytest

from rasen.files import lock, system
from rasen.files.lock import Busy, Lock


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / ".library.lock")


@pytest.fixture
def impatient(monkeypatch):
    """Wait a moment instead of five seconds."""
    monkeypatch.setattr(lock, "PATIENCE", 0.1)


def ended_process():
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    return done.pid


def write_lock(path, *, age=0.0, **named):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(named, file)
    then = time.time() - age
    os.utime(path, (then, then))


def test_lock_names_its_holder_and_is_gone_afterwards(path):
    """While it is held the file names this process; then there is no file."""
    with Lock(path), open(path, encoding="utf-8") as file:
        assert json.load(file) == {"pid": os.getpid(), "host": os.uname().nodename}
    assert not os.path.exists(path)


def test_lock_is_released_by_an_exception(path):
    """A failure inside leaves no lock behind."""
    with pytest.raises(ZeroDivisionError), Lock(path):
        raise ZeroDivisionError
    assert not os.path.exists(path)


def test_lock_of_a_living_process_is_waited_for(path, impatient):
    """Whoever does not get it in time is told who has it."""
    write_lock(path, pid=os.getpid(), host=os.uname().nodename)
    with pytest.raises(Busy) as caught, Lock(path):
        pass
    assert caught.value.holder == str(os.getpid())
    assert os.path.exists(path)


def test_lock_of_a_dead_process_is_taken_over_at_once(path, impatient):
    """A process of this machine that has ended holds nothing."""
    write_lock(path, pid=ended_process(), host=os.uname().nodename)
    with Lock(path):
        pass
    assert not os.path.exists(path)


def test_lock_of_another_machine_is_waited_for(path, impatient):
    """Nothing is known of the processes of other machines."""
    write_lock(path, pid=ended_process(), host="elsewhere.example")
    with pytest.raises(Busy), Lock(path):
        pass


@pytest.mark.parametrize("text", ["", "12345", "{", "[1]", '{"pid": -4}', '{"pid": "x"}'])
def test_lock_of_unknown_form_counts_by_its_age(path, impatient, text):
    """What another program wrote holds for half a minute."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    with pytest.raises(Busy) as caught, Lock(path):
        pass
    assert caught.value.holder == "?"
    os.utime(path, (time.time() - 31, time.time() - 31))
    with Lock(path):
        pass


def test_old_lock_of_a_living_process_is_taken_over(path, impatient):
    """Nobody holds it for more than half a minute without touching it."""
    write_lock(path, age=31, pid=os.getpid(), host=os.uname().nodename)
    with Lock(path):
        pass


def test_lock_that_was_taken_over_is_not_removed_by_its_old_holder(path):
    """What a slow process finds in the place of its lock is not its own."""
    with Lock(path):
        os.unlink(path)
        write_lock(path, pid=os.getppid(), host=os.uname().nodename)
    assert os.path.exists(path)


def test_orphan_that_cannot_be_removed_ends_the_wait(path, impatient):
    """An old folder in the place of the lock file is no reason to try for ever."""
    os.mkdir(path)
    os.utime(path, (0, 0))
    with pytest.raises(Busy), Lock(path):
        pass


def test_pipe_in_the_place_of_the_lock_is_not_read(path, impatient):
    """What would wait for a writer is looked at no further."""
    os.mkfifo(path)
    with pytest.raises(Busy) as caught, Lock(path):
        pass
    assert caught.value.holder == "?"


def test_orphan_that_became_a_lock_meanwhile_is_left(path):
    """Between the look and the removal another may have taken over."""
    write_lock(path, pid=os.getpid(), host=os.uname().nodename)
    lock._remove_orphan(path)
    assert os.path.exists(path)


def test_link_in_the_place_of_the_lock_is_not_followed(path, tmp_path, impatient):
    """A planted link is neither written through nor removed together with its target."""
    target = tmp_path / "mine"
    target.write_text("precious")
    os.symlink(target, path)
    with pytest.raises(Busy), Lock(path):
        pass
    assert target.read_text() == "precious"


def test_folder_that_is_not_there_is_a_problem_not_a_wait(tmp_path):
    """What cannot be made is said at once."""
    with pytest.raises(Busy) as caught, Lock(str(tmp_path / "absent" / "lock")):
        pass
    assert caught.value.problem
    assert caught.value.holder is None


def test_full_disk_leaves_no_lock(path, monkeypatch):
    """A lock file that could not be written is removed again."""

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(system, "write", full)
    with pytest.raises(Busy) as caught, Lock(path):
        pass
    assert caught.value.problem == "No space left on device"
    assert not os.path.exists(path)


def test_lock_that_can_be_neither_written_nor_removed_is_not_had(path, monkeypatch):
    """A disk that refuses everything is told as the reason, whatever stays behind."""

    def fail(*_):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(system, "write", fail)
    monkeypatch.setattr(system, "unlink", fail)
    with pytest.raises(Busy) as caught, Lock(path):
        pass
    assert caught.value.problem == "Input/output error"


def test_long_wait_is_told_once(path, monkeypatch):
    """The user hears whom the command waits for."""
    monkeypatch.setattr(lock, "PATIENCE", 0.2)
    monkeypatch.setattr(lock, "_TELL_AFTER", 0.05)
    write_lock(path, pid=os.getpid(), host=os.uname().nodename)
    heard = []
    with pytest.raises(Busy), Lock(path, waiting=heard.append):
        pass
    assert heard == [str(os.getpid())]


def _count_up(path, counter, turns):
    for _ in range(turns):
        with Lock(path):
            with open(counter, encoding="utf-8") as file:
                number = int(file.read())
            time.sleep(0.0005)
            with open(counter, "w", encoding="utf-8") as file:
                file.write(str(number + 1))


def test_no_two_processes_hold_it_at_once(path, tmp_path):
    """Eight processes count one number up, two hundred times in all."""
    counter = tmp_path / "counter"
    counter.write_text("0")
    write_lock(path, pid=ended_process(), host=os.uname().nodename)
    start = multiprocessing.get_context("spawn")
    workers = [start.Process(target=_count_up, args=(path, str(counter), 25)) for _ in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(60)
    assert [worker.exitcode for worker in workers] == [0] * 8
    assert counter.read_text() == "200"


def test_killed_holder_does_not_keep_others_out(path):
    """After SIGKILL the next process goes on without waiting for half a minute."""
    code = (
        "import sys, time; from rasen.files.lock import Lock\n"
        "with Lock(sys.argv[1]):\n    print(flush=True)\n    time.sleep(60)\n"
    )
    holder = subprocess.Popen([sys.executable, "-c", code, path], stdout=subprocess.PIPE)
    holder.stdout.readline()
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    holder.stdout.close()
    assert os.path.exists(path)
    with Lock(path):
        pass
    assert not os.path.exists(path)


def test_what_cannot_be_removed_is_waited_for_and_not_forever(path, impatient):
    """An old folder or link in the place of the lock ends in `Busy`."""
    for make in (os.mkdir, lambda path: os.symlink("nowhere", path)):
        make(path)
        os.utime(path, (0, 0), follow_symlinks=False)
        with pytest.raises(Busy), Lock(path):
            pass
        os.rmdir(path) if os.path.isdir(path) else os.unlink(path)


def test_old_pipe_in_the_place_of_the_lock_is_taken_over(path, impatient):
    """Looking at it never waits for somebody to write into it."""
    os.mkfifo(path)
    os.utime(path, (0, 0))
    with Lock(path):
        pass


def test_lock_is_never_there_without_a_holder(path, monkeypatch):
    """A process that is ended in the middle of taking the lock is known to have ended."""
    seen = []
    real = system.link

    def look_and_link(old, new):
        real(old, new)
        with open(new, encoding="utf-8") as file:
            seen.append(json.load(file)["pid"])

    monkeypatch.setattr(system, "link", look_and_link)
    with Lock(path):
        pass
    assert seen == [os.getpid()]


def test_file_system_without_links_has_locks_too(path, tmp_path, monkeypatch):
    """Where no second path can be given the lock file is made in its place."""

    def refuse(*_):
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(system, "link", refuse)
    monkeypatch.setattr(lock, "PATIENCE", 0.1)
    with Lock(path):
        assert os.listdir(tmp_path) == [os.path.basename(path)]
        with pytest.raises(Busy), Lock(path):
            pass
    assert os.listdir(tmp_path) == []


def test_drafts_of_ended_processes_go_and_others_stay(path, tmp_path):
    """What was left by a process that ended while it waited is removed by the next holder."""
    write_lock(path + ".1-0a", pid=ended_process(), host=os.uname().nodename)
    write_lock(path + ".2-0b", pid=os.getppid(), host=os.uname().nodename)
    write_lock(path + ".3-0c", pid=ended_process(), host="elsewhere.example")
    for pid in (ended_process(), os.getppid()):
        (tmp_path / f"{os.path.basename(path)}.{pid}-0d").write_bytes(b"")
    with Lock(path):
        pass
    left = [os.path.basename(path) + end for end in (".2-0b", ".3-0c", f".{os.getppid()}-0d")]
    assert sorted(os.listdir(tmp_path)) == sorted(left)


def test_drafts_that_name_nobody_yet_go_by_their_name(path, tmp_path):
    """A process that ended before it had written its draft is known by the name of the file."""
    kept = [f".{os.getppid()}-0b", ".x-0c", ".²-0d"]
    for end in (f".{ended_process()}-0a", *kept):
        with open(path + end, "wb"):
            pass
    with Lock(path):
        pass
    assert sorted(os.listdir(tmp_path)) == sorted(os.path.basename(path) + end for end in kept)
