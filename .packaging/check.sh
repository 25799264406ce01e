#!/usr/bin/env bash
# check.sh PACKAGE.deb: whether everything is in it that a person is told to find there.
set -euo pipefail
deb=$(realpath "$1")
here=$(cd "$(dirname "$0")/.." && pwd)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
failed=0

bad() { echo "check: $*" >&2; failed=1; }
has() { [ -s "$root/$1" ] || bad "$1 is missing"; }
# Runs a check only where its program is.
try() { if command -v "$1" > /dev/null; then "${@:2}" || bad "${*:2} failed"; else echo "check: no $1, skipped"; fi; }

dpkg-deb -x "$deb" "$root"
dpkg-deb -e "$deb" "$root/DEBIAN"
share=usr/share
binary=$root/usr/bin/belltower

for file in usr/bin/belltower{,-server} $share/belltower/web/sw.js etc/belltower/config.yaml usr/lib/{sysusers,tmpfiles}.d/belltower.conf \
    $share/man/man1/belltower.1.gz $share/man/man5/belltower-{config,crawler}.5.gz \
    $share/bash-completion/completions/belltower $share/zsh/vendor-completions/_belltower \
    $share/fish/vendor_completions.d/belltower.fish \
    $share/doc/belltower/{copyright,changelog.gz,README.md,docs/getting-started.md,docs/server.md,examples/config.yaml,examples/cron}; do
    has "$file"
done
for unit in "$here"/.packaging/systemd/{user,system}/*; do has "usr/lib/systemd/${unit#*/systemd/}"; done
while read -r file; do has "$share/belltower/$file"; done < <(cd "$here" && find Crawlers -type f)

# Nothing is left to be filled in.
grep -rlE '@[A-Z]+@' "$root/DEBIAN" "$root/usr/lib" "$root/$share/man" && bad "placeholders are left"

[ "$(dpkg-deb -f "$deb" Version)" = "$("$binary" --version)" ] || bad "the version is not the program's"
for needed in libc6 libical3 libcurl4 libsqlite3-0 libxml2 libqrencode4 tzdata ca-certificates procps; do
    dpkg-deb -f "$deb" Depends | grep -qw "$needed" || bad "$needed is not among Depends"
done
objdump -p "$binary" | grep -E 'NEEDED.*(swift|Foundation|dispatch|curl|ical|xml2|qrencode|icu)' && bad "these are needed at every start"
readelf -SW "$binary" | grep -E ' \.(symtab|debug_info)' > /dev/null && bad "the program is not stripped"

# Every command of the parser is on the page and in each completion.
gunzip -k "$root/$share"/man/man?/*.gz
commands=$("$binary" --help | sed -n '/^SUBCOMMANDS:/,$ s/^  \([a-z][a-z-]*\) .*/\1/p')
[ "$(wc -w <<< "$commands")" -gt 30 ] || bad "the help names few commands"
for command in $commands; do
    [ "$command" = help ] || grep -q "^\.SS \"belltower $command[ \"]" "$root/$share/man/man1/belltower.1" \
        || bad "belltower(1) lacks $command"
    for file in bash-completion/completions/belltower zsh/vendor-completions/_belltower \
        fish/vendor_completions.d/belltower.fish; do
        grep -qw "$command" "$root/$share/$file" || bad "$file lacks $command"
    done
done

# What ships works from where it is.
home=$(mktemp -d -p "$root")
BELLTOWER_HOME=$home BELLTOWER_PERSON=sam "$binary" person add sam > "$root/said" || bad "person add failed"
BELLTOWER_HOME=$home BELLTOWER_PERSON=sam "$binary" crawl --list > "$root/list" || bad "crawl --list failed"
for crawler in "$here"/Crawlers/*.yaml; do
    name=$(basename "$crawler" .yaml)
    grep -qw "$name" "$root/list" || bad "crawl --list lacks $name"
    BELLTOWER_HOME=$home BELLTOWER_PERSON=sam "$binary" crawl "$name" --check > "$root/said" 2>&1 \
        || bad "crawl $name --check: $(tail -1 "$root/said")"
done

try bash bash -n "$root/$share/bash-completion/completions/belltower"
try zsh zsh -n "$root/$share/zsh/vendor-completions/_belltower"
try fish fish -n "$root/$share/fish/vendor_completions.d/belltower.fish"
for page in "$root/$share"/man/man?/*.[15]; do
    try groff sh -c '! groff -ww -man -Tutf8 -z "$1" 2>&1 | grep .' sh "$page"
    try mandoc mandoc -Tlint -W warning "$page"
done
if command -v systemd-analyze > /dev/null; then
    for unit in "$root"/usr/lib/systemd/system/*.service; do
        # In tenths: the exposure is at most 2.0, of the server 2.1 for the namespaces of its pictures.
        case $unit in *-server.service) most=21 ;; *) most=20 ;; esac
        systemd-analyze security --offline=true --threshold=$most "$unit" > "$root/said" \
            || bad "$(tail -1 "$root/said")"
    done
fi
try lintian lintian --fail-on error,warning --allow-root "$deb"

[ "$failed" = 0 ] && echo "check: $(du -h "$deb" | cut -f1) packed, program $(du -h "$binary" | cut -f1)"
exit "$failed"
