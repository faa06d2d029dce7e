"""The rules for reading Markdown as the contract has them, expression by expression.

Slow and plain: it is only there to be compared with. Contract spec 3.
"""

from __future__ import annotations

import re

S = "[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]"
WHITE = "".join(chr(n) for n in range(0x10000) if re.fullmatch(S, chr(n)))
TASK = re.compile(rf"^{S}*(?:[-*+]|[0-9]{{1,9}}[.)]){S}*\[([^\]]*)\]([^\n]*)$")


def lines_of(text):
    return re.split(r"\r\n|\r|\n", text)


def mask_of(lines):
    """Give for each line whether it belongs to a fence."""
    mask, opened = [], None
    for line in lines:
        if opened is None:
            found = re.match(rf"{S}*(`{{3,}}|~{{3,}})", line)
            opened = found[1] if found else None
            mask.append(opened is not None)
            continue
        mask.append(True)
        bare = line.strip(WHITE)
        if bare and set(bare) == {opened[0]} and len(bare) >= len(opened):
            opened = None
    return mask


def headings_of(lines, mask):
    """Give (level, title, line) of each heading."""
    found = []
    for index, line in enumerate(lines):
        match = re.fullmatch(rf"(#{{1,6}}){S}+(.+)", line, re.DOTALL)
        if match and not mask[index]:
            found.append((len(match[1]), match[2].strip(WHITE), index))
    return found


def parents_of(headings):
    """Give for each heading the index of the nearest one before it with fewer marks, or None."""
    parents = []
    for index, (level, _, _) in enumerate(headings):
        above = [at for at in range(index) if headings[at][0] < level]
        parents.append(max(above, default=None))
    return parents


def end_of(headings, index, count):
    """Give the line behind the section of a heading."""
    level = headings[index][0]
    later = [line for other, _, line in headings[index + 1 :] if other <= level]
    return min(later, default=count)


def statement_of(lines, mask, start, end):
    """Give the statement of a requirement (3.1), None where there is none."""
    kept = []
    for index in range(start, end):
        if not mask[index] and re.match(rf"#{{1,6}}{S}", lines[index]):
            break
        bare = lines[index].strip(WHITE)
        if bare and not mask[index]:
            kept.append(bare)
    fields = [line for line in kept if re.match(r"\*\*[^*]+\*\*:", line)]
    others = [line for line in kept if line not in fields]
    return "\n".join(others or fields) or None


def requirement(line):
    """Give the name that a requirement heading states (3.3, rule 2)."""
    match = re.fullmatch(rf"###{S}*(?ai:Requirement:){S}*(.+)", line, re.DOTALL)
    return (match[1].strip(WHITE) or None) if match else None


def quoted(line, before):
    """Give the name in a line of REMOVED or RENAMED (3.3, rules 4 and 5)."""
    tail = rf"`?###{S}*Requirement:{S}*(.+?)`?{S}*"
    match = re.fullmatch(before + tail, line, re.DOTALL)
    return (match[1].strip(WHITE) or None) if match else None


def delta_of(lines, mask):
    """Give the names of each operation, and pairs of renames, of a delta file (3.3)."""
    found = {"ADDED": [], "MODIFIED": [], "REMOVED": [], "RENAMED": []}
    section, source, has_section = None, None, False
    for index, line in enumerate(lines):
        if mask[index]:
            continue
        cut = re.fullmatch(rf"##{S}+(.+)", line, re.DOTALL)
        if cut:
            words = cut[1].strip(WHITE).lower()
            section = next((op for op in found if words == f"{op.lower()} requirements"), None)
            has_section = has_section or section is not None
        elif section in ("ADDED", "MODIFIED") and requirement(line):
            found[section].append(requirement(line))
        elif section == "REMOVED":
            if name := requirement(line) or quoted(line, rf"{S}*-{S}*"):
                found["REMOVED"].append(name)
        elif section == "RENAMED":
            if name := quoted(line, rf"{S}*-?{S}*FROM:{S}*"):
                source = name
            elif name := quoted(line, rf"{S}*-?{S}*TO:{S}*"):
                if source is not None:
                    found["RENAMED"].append((source, name))
                source = None
    return found, has_section


def spec_of(lines, mask):
    """Give purpose, and text and scenarios of each requirement, or what is missing (3.2)."""
    headings = headings_of(lines, mask)
    parents = parents_of(headings)

    def content(index):
        end = end_of(headings, index, len(lines))
        return "\n".join(lines[headings[index][2] + 1 : end]).strip(WHITE)

    def first(title):
        return next((i for i, (_, t, _) in enumerate(headings) if t.lower() == title), None)

    purpose, requirements = first("purpose"), first("requirements")
    if purpose is None or not content(purpose):
        return "purpose"
    if requirements is None:
        return "requirements"
    shown = []
    for index in (i for i, parent in enumerate(parents) if parent == requirements):
        _, title, line = headings[index]
        end = end_of(headings, index, len(lines))
        texts = [content(i) for i, parent in enumerate(parents) if parent == index]
        stated = statement_of(lines, mask, line + 1, end)
        shown.append((stated or title, [text for text in texts if text]))
    return content(purpose), shown


def task_of(line):
    """Give text and whether it is done of a task line, None for another line (3.5)."""
    match = TASK.match(line)
    if match is None:
        return None
    box, rest = match[1], match[2]
    if len(box.strip(WHITE)) > 1:
        return None
    if not (box and not box.strip(WHITE)) and rest[:1] in ("(", "["):
        return None
    return rest.strip(WHITE), box.strip(WHITE) in ("x", "X")
