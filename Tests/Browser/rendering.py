"""Renders the samples of Tests/WebServerTests/Models as the server would: templates, words, files."""
import hashlib
import json
import pathlib
import re
import subprocess
import sys

import chevron

ROOT = pathlib.Path(__file__).resolve().parents[2]
WEB = ROOT / "Sources/WebServer/Web"
MODELS = ROOT / "Tests/WebServerTests/Models"
found = []


def finding(where, what):
    found.append(f"{where}: {what}")
    print(f"{where}: {what}", file=sys.stderr)


def catalogue(language):
    """The words `page.…` of a language, nested at their full stops."""
    words, key = {}, None
    for path in sorted((ROOT / f"Sources/Words/{language}").glob("*.swift")):
        for text in re.findall(r'#"""\n(.*?)"""#', path.read_text(), re.S):
            for line in text.split("\n"):
                line = line[8:]
                if line.startswith(" ") and line.strip() and key:
                    words[key] += " " + line.strip()
                elif " = " in line and not line.startswith("#"):
                    key, _, words[key] = line.partition(" = ")
    nested = {}
    for key, text in words.items():
        if key.startswith("page."):
            *names, last = key.split(".")[1:]
            place = nested
            for name in names:
                place = place.setdefault(name, {})
            place[last] = text
    return nested


def assets():
    """What the pages name as frame.files: address, bytes, kind; made as the server's build makes it."""
    made, files = {}, {}
    for name, parts in json.loads((WEB / "assets.json").read_text()).items():
        kind = parts[0].rsplit(".", 1)[1]
        if kind == "js":
            data = esbuild("--bundle", "--format=esm", str(WEB / parts[0]))
        elif kind == "css":
            data = esbuild("--loader=css", text="".join((WEB / part).read_text() for part in parts))
        else:
            data = (WEB / parts[0]).read_bytes()
        address = f"/files/{name}.{hashlib.sha256(data).hexdigest()[:8]}.{kind}"
        made[address], files[name] = (data, kind), address
    made["/sw.js"] = esbuild("--bundle", str(WEB / "worker/sw.js")), "js"
    return made, files


def esbuild(*arguments, text=None):
    run = subprocess.run(["esbuild", "--minify", "--target=es2020", *arguments], input=text and text.encode(),
                         capture_output=True)
    if run.returncode or run.stderr:
        finding("esbuild", run.stderr.decode().strip())
    return run.stdout


LANGUAGES = {"en": "English", "de": "German", "fr": "French", "es": "Spanish", "ar": "Arabic"}


def models(files):
    """Name → model, with the frame that all share and its language's words."""
    shared = json.loads((MODELS / "frame.json").read_text())["frame"]
    words = {code: catalogue(language) for code, language in LANGUAGES.items()}
    for path in sorted(MODELS.glob("*.json")):
        if path.stem == "frame":
            continue
        model = json.loads(path.read_text())
        nested(path.stem, model, {})
        model["frame"] = {**shared, **model["frame"], "files": files}
        model["say"] = words[model["frame"]["language"]]
        yield path.stem, model
        yield f"{path.stem}@rtl", in_arabic(model, words["ar"])
        if model["frame"].get("person") and "simple" not in (path.stem, model["frame"].get("view")):
            yield f"{path.stem}@simple", in_simple_view(model)


def in_arabic(model, words):
    """The same page from right to left; what the server says in it stays as it is in the sample."""
    return {**model, "frame": {**model["frame"], "language": "ar", "direction": "rtl"}, "say": words}


def in_simple_view(model):
    """The same page in the view of few large things: without tabs, with the hotline below."""
    frame = {name: value for name, value in model["frame"].items() if name != "tabs"}
    help_foot = {"helpAddress": "tel:+441225000000", "helpText": "Help: +44 1225 000000"}
    return {**model, "frame": {**frame, "view": "simple", "helpFoot": help_foot}}


def nested(where, value, around):
    """Names are looked up outwards, so no key may stand in an object and in one around it; "", 0 and {} are
    true to one renderer and false to the other."""
    if isinstance(value, list):
        keys = {key for each in value if isinstance(each, dict) for key in each}
        for each in value:
            nested(where, each, {**around, **dict.fromkeys(keys & around.keys())})
    elif isinstance(value, dict):
        for key in value.keys() & around.keys():
            finding(where, f"“{key}” stands in an object around it as well")
        for key, each in value.items():
            if each in (0, "", {}) and each is not False:
                finding(where, f"“{key}” is {each!r}: leave it out")
            nested(where, each, {**around, **value} if isinstance(each, (dict, list)) else {})


def template(name):
    return re.sub(r"\{\{!.*?\}\}\n?", "", (WEB / f"templates/{name}.mustache").read_text(), flags=re.S)


def render(name, model, partials):
    text = template(re.split("[.@]", name)[0])
    return chevron.render(text, model, partials_dict=partials)


def words_named(partials):
    """Every `say.…` of a template has words in each language."""
    words = {language: catalogue(language) for language in LANGUAGES.values()}
    texts = [template(path.stem) for path in WEB.glob("templates/*.mustache")] + list(partials.values())
    for key in set(re.findall(r"\{\{say\.([A-Za-z0-9.]+)\}\}", "".join(texts))):
        for language, place in words.items():
            for name in key.split("."):
                place = place.get(name, {}) if isinstance(place, dict) else {}
            if not isinstance(place, str):
                finding("templates", f"say.{key} has no {language} words")


def rendered():
    """The pages and the manifest by address, the files by address, the files' addresses by name."""
    made, files = assets()
    # A file's last line break is the partial's, but of what stands in the middle of a line.
    partials = {f"partials/{path.stem}": template(f"partials/{path.stem}").rstrip("\n")
                + ("" if path.stem == "place" else "\n") for path in WEB.glob("templates/partials/*.mustache")}
    samples = dict(models(files))
    words_named(partials)
    for path in WEB.glob("templates/*.mustache"):
        if not any(re.split("[.@]", name)[0] == path.stem for name in samples):
            finding(path.stem, "has no sample")
    pages = {f"/{name}.html": (render(name, model, partials).encode(), "html") for name, model in samples.items()}
    about = chevron.render((WEB / "manifest.webmanifest.mustache").read_text(), samples["today"])
    json.loads(about)
    pages["/manifest.webmanifest"] = about.encode(), "json"
    return pages, made, files
