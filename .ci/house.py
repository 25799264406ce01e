#!/usr/bin/env python3
"""Figures of the house: how large its rooms, files and functions are, and who needs whom.

Prints a table and sets no limits: `make house`.
"""

import collections
import pathlib
import re
import statistics

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Sources"
FUNCTION = re.compile(r"^\s*(?:@\w+\s+|[a-z]+(?:\(\w+\))?\s+)*?(?:func\s+(\S+?)|(init)[?!]?)\s*(?:<[^>]*>)?\(")
TYPE = re.compile(r"^\s*(?:[a-z]+(?:\(\w+\))?\s+)*(?:struct|class|enum|actor|protocol|extension)\s+([A-Z][\w.]*)")


def sources():
    return {path: path.read_text().split("\n") for path in sorted(ROOT.rglob("*.swift"))}


def code(line):
    """A line without its comment and its strings."""
    return re.sub(r"//.*", "", re.sub(r'"(?:\\.|[^"\\])*"', '""', line))


def parameters(lines, start):
    """The text between a function's parentheses."""
    text, depth = "", 0
    for line in lines[start:start + 40]:
        for letter in code(line):
            depth += letter in "(["
            if depth and not (depth == 1 and letter in "()"):
                text += letter
            depth -= letter in ")]"
            if depth == 0 and text.strip(" ") != "" or depth == 0 and letter == ")":
                return text
        text += " "
    return text


def unlabelled(text):
    depth, part, parts = 0, "", []
    for letter in text:
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
            continue
        depth += letter in "([{<"
        depth -= letter in ")]}" or (letter == ">" and not part.endswith("-"))
        part += letter
    return sum(one.strip().startswith("_ ") for one in parts + [part])


def functions(lines):
    """Each function's type, name, first line, length and unlabelled parameters."""
    types, depth = [], 0
    open_functions, found = [], []
    raw = False
    for number, line in enumerate(lines):
        if raw or '"""' in line:
            raw ^= line.count('"""') % 2 == 1
            continue
        text = code(line)
        if kind := TYPE.match(text):
            types.append((depth, kind.group(1)))
        if name := FUNCTION.match(text):
            owner = types[-1][1] if types else ""
            open_functions.append([depth, owner, name.group(1) or "init", number, False])
        for letter in text:
            if letter == "{":
                depth += 1
                if open_functions and open_functions[-1][0] == depth - 1:
                    open_functions[-1][4] = True
            elif letter == "}":
                depth -= 1
                if open_functions and open_functions[-1][0] == depth and open_functions[-1][4]:
                    _, owner, name, start, _ = open_functions.pop()
                    found.append((owner, name, start, number - start + 1,
                                  unlabelled(parameters(lines, start))))
                while types and types[-1][0] >= depth:
                    types.pop()
    return found


def circles(files):
    """Pairs of folders of one module that need each other's types."""
    home, uses = collections.defaultdict(set), collections.defaultdict(set)
    for path, lines in files.items():
        folder = path.relative_to(ROOT).parts[:-1]
        text = "\n".join(code(line) for line in lines)
        for line in lines:
            if (kind := TYPE.match(code(line))) and "extension" not in line.split("//")[0]:
                home[(folder[0], kind.group(1))].add(folder)
        uses[folder] |= set(re.findall(r"\b[A-Z]\w+", text))
    needs = collections.defaultdict(set)
    for (module, name), folders in home.items():
        if len(folders) == 1:
            (owner,) = folders
            for folder, names in uses.items():
                if folder[0] == module and folder != owner and name in names:
                    needs[folder].add(owner)
    needs = dict(needs)
    return sorted({
        tuple(sorted("/".join(one) for one in (first, second)))
        for first in needs for second in needs[first]
        if first in needs.get(second, ()) and len(first) > 1 and len(second) > 1
    })


def main():
    files = sources()
    lengths = sorted(len(lines) - 1 for lines in files.values())
    every = [(path, *one) for path, lines in files.items() for one in functions(lines)]
    owners = collections.Counter(
        (path.relative_to(ROOT).parts[0], owner) for path, owner, *_ in every if owner)
    (module, largest), count = owners.most_common(1)[0]
    text = {path: "\n".join(map(code, lines)) for path, lines in files.items()}
    rows = [
        ("files, lines", f"{len(files)}, {sum(lengths)}"),
        ("median file, in lines", f"{statistics.median(lengths):.0f}"),
        ("files under 30 lines", f"{100 * sum(n < 30 for n in lengths) / len(lengths):.0f} %"),
        ("files over 300 lines", named(f"{p.relative_to(ROOT)}" for p, l in files.items() if len(l) > 301)),
        ("functions", str(len(every))),
        ("functions over 45 lines", named(f"{o}.{n} ({k})" for _, o, n, _, k, _ in every if k > 45)),
        ("functions with three or more unlabelled parameters", str(sum(u > 2 for *_, u in every))),
        ("largest type by functions", f"{module}.{largest}, {count}"),
        ("reads of rows by position", str(sum(len(re.findall(r"\brow\[\d|\brow\[\w+ \+ \d", t)) for t in text.values()))),
        ("modules that import GRDB", named({p.relative_to(ROOT).parts[0] for p, t in text.items() if re.search(r"^\s*(?:\w+ )?import GRDB", t, re.M)})),
        ("folders of one module that need each other", named(" and ".join(pair) for pair in circles(files))),
    ]
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"{name.ljust(width)}  {value}")


def named(items):
    items = sorted(items)
    return f"{len(items)}" + (f": {', '.join(items[:12])}" if items else "")


if __name__ == "__main__":
    main()
