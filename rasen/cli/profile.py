"""The commands `rasen profile …`: arguments in, outcome of the area out, and what people are asked.

Only what the command line leaves out is asked for, and only at a terminal (packages spec 10.3).
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, cast

from rasen.diagnostics import RasenError, Text, failure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rasen.cli.console import Console
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome
    from rasen.workflows.profile_choices import Choices

_INTERACTIVE = "interactive_required"
_UNCONFIRMED = "confirmation_required"
# What is wrong with a name that a person typed, who can type another one then.
_RETYPED = ("invalid_name", "reserved_name", "already_exists")


def edit(context: Context, values: Values) -> Outcome:
    """Run `rasen profile`: edit the current selection at a terminal."""
    from rasen.workflows.profile_changes import edit_selection

    def ask(console: Console) -> Outcome:
        from rasen.workflows.profile_choices import choices_of_selection

        choices = choices_of_selection(context)
        chosen = _choose(console, choices, "selectionQuestion")
        _confirm(console, "selectionConfirm", count=len(chosen))
        return edit_selection(context, chosen, seen=choices.seen)

    return _or_ask(values, context, lambda: edit_selection(context, None), ask)


def new(context: Context, values: Values) -> Outcome:
    """Run `rasen profile new`; what is put together at a terminal is used at once."""
    from rasen.workflows.profile_changes import new_profile

    name, workflows, use = _name(values), _ids(values), bool(values["use"])

    def ask(console: Console) -> Outcome:
        named, choices = _new_name(console, context, name)
        if workflows is not None:
            return new_profile(context, named, workflows, use=use)
        chosen = _choose(console, choices, "workflowsQuestion", name=named)
        _confirm(console, "newConfirm", name=named, count=len(chosen))
        return new_profile(context, named, chosen, use=True)

    return _or_ask(values, context, lambda: new_profile(context, name, workflows, use=use), ask)


def update(context: Context, values: Values) -> Outcome:
    """Run `rasen profile update`."""
    from rasen.workflows.profile_changes import update_profile

    name, workflows = _name(values), _ids(values)

    def ask(console: Console) -> Outcome:
        from rasen.workflows.profile_choices import choices_of_saved, names_of_saved

        named = name or _pick(console, names_of_saved(context), "updateQuestion")
        if workflows is not None:
            return update_profile(context, named, workflows)
        choices = choices_of_saved(context, named)
        chosen = _choose(console, choices, "workflowsQuestion", name=named)
        _confirm(console, "updateConfirm", name=named, count=len(chosen))
        return update_profile(context, named, chosen, seen=choices.seen)

    return _or_ask(values, context, lambda: update_profile(context, name, workflows), ask)


def use(context: Context, values: Values) -> Outcome:
    """Run `rasen profile use`."""
    from rasen.workflows.profile_changes import use_profile

    def ask(console: Console) -> Outcome:
        from rasen.workflows.profile_choices import names_to_use

        return use_profile(context, _pick(console, names_to_use(context), "useQuestion"))

    return _or_ask(values, context, lambda: use_profile(context, _name(values)), ask)


def list_profiles(context: Context, _values: Values) -> Outcome:
    """Run `rasen profile list`."""
    from rasen.workflows.profile_listing import list_profiles as listing

    return listing(context)


def delete(context: Context, values: Values) -> Outcome:
    """Run `rasen profile delete`."""
    from rasen.workflows.profile_changes import delete_profile

    name, confirmed = _name(values), bool(values["yes"])

    def ask(console: Console) -> Outcome:
        from rasen.workflows.profile_choices import is_deletable, names_of_saved

        named = name or _pick(console, names_of_saved(context), "deleteQuestion")
        if not confirmed and is_deletable(context, named):
            _confirm(console, "deleteConfirm", name=named)
        return delete_profile(context, named, confirmed=True)

    return _or_ask(values, context, lambda: delete_profile(context, name, confirmed=confirmed), ask)


def import_profile(context: Context, values: Values) -> Outcome:
    """Run `rasen profile import`."""
    from rasen.workflows.profile_import import import_profile as run

    path, name = cast("str", values["path"]), cast("str | None", values["as_"])
    return run(context, path, name, force=bool(values["force"]))


def export_profile(context: Context, values: Values) -> Outcome:
    """Run `rasen profile export`."""
    from rasen.workflows.profile_export import export_profile as run

    path, name = cast("str", values["path"]), cast("str | None", values["profile"])
    return run(context, path, name, thin=bool(values["thin"]), force=bool(values["force"]))


def _or_ask(
    values: Values,
    context: Context,
    attempt: Callable[[], Outcome],
    ask: Callable[[Console], Outcome],
) -> Outcome:
    """Do what the command line says, or ask for what it leaves out where somebody sits there."""
    try:
        return attempt()
    except RasenError as error:
        if error.diagnostics[0].code not in (_INTERACTIVE, _UNCONFIRMED):
            raise
        console = _console(context, values)
        if console is None:
            raise
    return ask(console)


def _console(context: Context, values: Values) -> Console | None:
    """Give the console, where what a person types, reads and is asked is all at a terminal."""
    from rasen.cli.console import console_for

    for stream in (sys.stdout, sys.stderr):
        if stream is None or not stream.isatty():
            return None
    return console_for(context.env, values)


def _name(values: Values) -> str | None:
    return cast("str | None", values["name"])


def _ids(values: Values) -> list[str] | None:
    """Give the IDs of `--workflows`, None without it; a list of nothing is misuse."""
    listed = cast("str | None", values["workflows"])
    if listed is None:
        return None
    ids = [word.strip() for word in listed.split(",") if word.strip()]
    if not ids:
        from rasen.cli.misuse import misuse

        raise misuse("badValue", word="--workflows")
    return ids


def _new_name(console: Console, context: Context, name: str | None) -> tuple[str, Choices]:
    """Give a name that a new profile can have; a person is asked until there is one."""
    from rasen.workflows.profile_choices import choices_for_new

    if name is not None:
        return name, choices_for_new(context, name)
    while True:
        typed = console.line(Text("human.profile.nameQuestion"))
        try:
            return typed, choices_for_new(context, typed)
        except RasenError as error:
            found = error.diagnostics[0]
            if found.code not in _RETYPED:
                raise
            context.tell(Text(f"messages.{found.code}", found.params))


def _choose(console: Console, choices: Choices, key: str, **params: object) -> list[str]:
    width = max(len(option.id) for option in choices.options)
    labels = [(option.id, f"{option.id:{width}}  {option.said}") for option in choices.options]
    return console.choose_many(Text(f"human.profile.{key}", params), labels, choices.chosen)


def _pick(console: Console, names: Sequence[str], key: str) -> str:
    if not names:
        raise failure("not_found", what=Text("reasons.profile.anySaved"))
    return console.choose(Text(f"human.profile.{key}"), [(name, name) for name in names])


def _confirm(console: Console, key: str, **params: object) -> None:
    from rasen.cli.console import declined

    if not console.confirm(Text(f"human.profile.{key}", params)):
        raise declined()
