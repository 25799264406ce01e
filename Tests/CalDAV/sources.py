"""Programs' own sources, in which their tests are: a wheel has none."""
import importlib.metadata
import subprocess
import sys
import tarfile

from programs import ROOT

FOLDER = ROOT / ".build/sdists"


def sources(name):
    """The folder of a program's sources, of the version that is installed: from PyPI, once."""
    version = importlib.metadata.version(name)
    folder = FOLDER / f"{name}-{version}"
    if not folder.is_dir():
        FOLDER.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", name, "--dest", FOLDER,
             f"{name}=={version}"], check=True)
        with tarfile.open(FOLDER / f"{name}-{version}.tar.gz") as archive:
            archive.extractall(FOLDER, filter="data")
    return folder
