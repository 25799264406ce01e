#!/usr/bin/env bash
# install.sh install|uninstall BELLTOWER MANUAL: the built programs, and everything beside them.
#
# PREFIX is where it goes (/usr/local), DESTDIR a root that is packed up later, SYSCONFDIR where the
# configuration of the machine is (/etc). A PREFIX in one's own home takes no units of the system.
set -euo pipefail
cd "$(dirname "$0")/.."
act=$1 belltower=${2-} manual=${3-}
prefix=$(realpath -ms "${PREFIX:-/usr/local}")
sysconfdir=${SYSCONFDIR:-/etc}
share=$prefix/share
doc=$share/doc/belltower

# Everything that is one's own to have; folders of systemd and zsh depend on where one looks for them.
case $prefix in
    /usr) isShared=yes units=$prefix/lib/systemd zsh=$share/zsh/vendor-completions ;;
    /usr/local | /opt/*) isShared=yes units=$prefix/lib/systemd zsh=$share/zsh/site-functions ;;
    *) isShared= units=$share/systemd zsh=$share/zsh/site-functions ;;
esac

completions=(
    "bash $share/bash-completion/completions/belltower"
    "zsh $zsh/_belltower"
    "fish $share/fish/vendor_completions.d/belltower.fish"
)

# What uninstalling takes away, beside folders of Belltower's own.
files() {
    echo "$prefix/bin/belltower"
    echo "$prefix/bin/belltower-server"
    echo "$share/man/man1/belltower.1"
    echo "$share/man/man5/belltower-config.5"
    echo "$share/man/man5/belltower-crawler.5"
    printf '%s\n' "${completions[@]#* }"
    local unit
    for unit in .packaging/systemd/user/*; do echo "$units/user/${unit##*/}"; done
    if [ -n "$isShared" ]; then
        for unit in .packaging/systemd/system/*; do echo "$units/system/${unit##*/}"; done
        echo "$prefix/lib/sysusers.d/belltower.conf"
        echo "$prefix/lib/tmpfiles.d/belltower.conf"
    fi
}

put() { install -D -m "${3:-644}" "$1" "$DESTDIR$2"; }

# A unit with the paths of this installation and what units of the system are denied.
unit() {
    sed -e "s|@BINDIR@|$prefix/bin|" -e '/^@HARDENING@$/ {' -e "r .packaging/systemd/hardening.conf" \
        -e 'd' -e '}' "$1" | sed "/^#/d" | put /dev/stdin "$2"
}

# Without -s of install: what is debugged stays beside the build.
put_programs() {
    local program
    for program in "$belltower" "$belltower-server"; do
        put "$program" "$prefix/bin/${program##*/}" 755
        "${STRIP:-strip}" --strip-all --remove-section=.comment --remove-section=.note \
            "$DESTDIR$prefix/bin/${program##*/}"
    done
}

# The web app, as .packaging/web.sh made it beside the build.
put_web() {
    local file
    find .build/web -type f | while read -r file; do put "$file" "$share/belltower/web/${file#.build/web/}"; done
}

put_pages() {
    local day
    day=$(date -u -d "@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}" +%F)
    "$belltower" --experimental-dump-help > "$work/dump.json"
    page belltower 1 .packaging/man/belltower.md "$work/dump.json"
    page belltower-config 5 .packaging/man/config.md
    page belltower-crawler 5 docs/crawlers.md
}

page() {
    "$manual" "$1" "$2" "$day" "${@:3}" | sed -e "s|/usr/share/|$share/|g" -e "s|/etc/belltower|$sysconfdir/belltower|g" \
        | put /dev/stdin "$share/man/man$2/$1.$2"
}

put_completions() {
    local line
    for line in "${completions[@]}"; do
        # They are read, not run.
        "$belltower" --generate-completion-script "${line%% *}" | sed '1 { /^#!/d }' \
            | put /dev/stdin "${line#* }"
    done
}

# Every key with its default, as the program itself tells it.
sample() { "$belltower" check --sample-config | put /dev/stdin "$1"; }

put_units() {
    local file
    for file in .packaging/systemd/user/*; do unit "$file" "$units/user/${file##*/}"; done
    if [ -z "$isShared" ]; then return; fi
    for file in .packaging/systemd/system/*; do unit "$file" "$units/system/${file##*/}"; done
    put .packaging/systemd/sysusers.conf "$prefix/lib/sysusers.d/belltower.conf"
    put .packaging/systemd/tmpfiles.conf "$prefix/lib/tmpfiles.d/belltower.conf"
    # What an administrator wrote stays.
    if [ ! -e "$DESTDIR$sysconfdir/belltower/config.yaml" ]; then
        sample "$sysconfdir/belltower/config.yaml"
    fi
}

# Crawlers, and of the fixtures what their examples and `belltower demo` read.
put_data() {
    local file
    for file in $(find Crawlers Fixtures/pages Fixtures/feeds/{term,exchange}.ics Fixtures/tour.yaml -type f); do
        put "$file" "$share/belltower/$file"
    done
}

put_documents() {
    put README.md "$doc/README.md"
    local file
    for file in $(find docs -name '*.md'); do put "$file" "$doc/$file"; done
    put LICENSE "$doc/LICENSE"
    sample "$doc/examples/config.yaml"
    sed "s|/usr/bin|$prefix/bin|" .packaging/cron | put /dev/stdin "$doc/examples/cron"
}

DESTDIR=${DESTDIR-}
case $act in
    install)
        work=$(mktemp -d)
        trap 'rm -rf "$work"' EXIT
        put_programs
        put_web
        put_pages
        put_completions
        put_units
        put_data
        put_documents
        echo "installed in $DESTDIR$prefix"
        if [ -n "$isShared" ] && [ -z "$DESTDIR" ] && [ -d /run/systemd/system ]; then
            echo "the system's units need their user once: systemd-sysusers && systemd-tmpfiles --create belltower.conf"
        fi
        ;;
    uninstall)
        files | while read -r file; do rm -f "$DESTDIR$file"; done
        rm -rf "$DESTDIR${share:?}/belltower" "$DESTDIR$doc"
        echo "uninstalled from $DESTDIR$prefix; homes and $sysconfdir/belltower are left as they are"
        ;;
    *)
        echo "use: install.sh install|uninstall" >&2
        exit 64
        ;;
esac
