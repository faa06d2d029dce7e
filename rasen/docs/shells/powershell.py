"""The completion script of PowerShell, from 5.0 on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.docs.completions import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.docs.completions import Completable

# Where the block gives nothing, PowerShell itself goes on with the names of files.
_SCRIPT = """\
{notice}
# Load it with: rasen completion powershell | Out-String | Invoke-Expression

Register-ArgumentCompleter -Native -CommandName rasen -ScriptBlock {{
    param($wordToComplete, $commandAst, $cursorPosition)

    # Command to the words and options that go on from it, each with its help behind a bar.
    $below = @{{
{below}
    }}
    $options = @{{
{options}
    }}
    # Option or command to the values that it takes; an empty list stands for paths.
    $values = @{{
{values}
    }}

    $command = ''
    $option = ''
    foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {{
        if ($element.Extent.EndOffset -ge $cursorPosition) {{ break }}
        $word = $element.Extent.Text
        if ($option) {{
            $option = ''
        }} elseif ($word.StartsWith('-')) {{
            if ($values.ContainsKey("$command $word")) {{ $option = $word }}
        }} elseif ($options.ContainsKey("$command $word".Trim())) {{
            $command = "$command $word".Trim()
        }}
    }}

    $typed = $wordToComplete
    $before = ''
    $offered = @()
    if (-not $option -and $typed -match '^(--[^=]+)=(.*)$') {{
        $option = $Matches[1]
        $typed = $Matches[2]
        $before = "$option="
    }}
    if ($option) {{
        $offered = @($values["$command $option"])
    }} elseif ($typed.StartsWith('-')) {{
        $offered = @($options[$command])
    }} elseif ($below.ContainsKey($command)) {{
        $offered = @($below[$command])
    }} elseif ($values.ContainsKey($command)) {{
        $offered = @($values[$command])
    }}
    foreach ($entry in $offered) {{
        $word, $said = $entry -split '\\|', 2
        if ($word -and $word.StartsWith($typed, [System.StringComparison]::Ordinal)) {{
            if (-not $said) {{ $said = $word }}
            [System.Management.Automation.CompletionResult]::new(
                $before + $word, $word, 'ParameterValue', $said)
        }}
    }}
}}
"""


def script(commands: tuple[Completable, ...], notice: str) -> str:
    """Give the script."""
    by_path = {command.path: command for command in commands}
    below, options, values = [], [], []
    for command in commands:
        name = " ".join(command.path)
        if command.below:
            pairs = [(word, by_path[(*command.path, word)].help) for word in command.below]
            below.append(_entry(name, map(_described, pairs)))
        spelled = [(spelling, flag.help) for flag in command.flags for spelling in flag.spellings]
        options.append(_entry(name, map(_described, spelled)))
        for flag in command.flags:
            if flag.taken is not None:
                words = list(map(_quoted, flag.taken.words))
                values += [_entry(f"{name} {spelling}", words) for spelling in flag.spellings]
        for place in command.places[:1]:
            if place.taken.words or place.taken.paths != NOTHING:
                values.append(_entry(name, map(_quoted, place.taken.words)))
    return _SCRIPT.format(
        notice=notice,
        below="\n".join(below),
        options="\n".join(options),
        values="\n".join(values),
    )


def _entry(name: str, items: Iterable[str]) -> str:
    return f"        {_quoted(name)} = @({', '.join(items)})"


def _described(pair: tuple[str, str]) -> str:
    return _quoted(f"{pair[0]}|{pair[1]}")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
