#!/usr/bin/env bash
# deb.sh BELLTOWER MANUAL FOLDER: makes the Debian package in a folder, and checks it.
set -euo pipefail
cd "$(dirname "$0")/.."
belltower=$1 manual=$2 out=$3

version=$("$belltower" --version)
architecture=$(dpkg --print-architecture)
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/debian/belltower
doc=$root/usr/share/doc/belltower
umask 022

DESTDIR=$root PREFIX=/usr .packaging/install.sh install "$belltower" "$manual" > /dev/null

# As Debian has it: pages and changes are compressed, the licence is in `copyright`.
rm "$doc/LICENSE"
install -m 644 .packaging/debian/copyright "$doc/copyright"
cat > "$doc/changelog" <<CHANGES
belltower ($version) unstable; urgency=medium

  * What changes is told in /usr/share/doc/belltower/docs/CHANGELOG.md.

 -- $(sed -n '/^Maintainer: / { s///p; q }' .packaging/debian/control)  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
CHANGES
gzip -9n "$doc/changelog" "$root"/usr/share/man/man*/*
install -D -m 644 .packaging/debian/overrides "$root/usr/share/lintian/overrides/belltower"

# The C libraries it is linked to, by the versions of their symbols.
cp .packaging/debian/control "$work/debian/control"
mkdir -p "$root/DEBIAN"
libraries=$(cd "$work" && dpkg-shlibdeps -O debian/belltower/usr/bin/belltower{,-server} | sed 's/^shlibs:Depends=//')

for script in postinst prerm postrm; do
    install -m 755 ".packaging/debian/$script" "$root/DEBIAN/$script"
done
echo /etc/belltower/config.yaml > "$root/DEBIAN/conffiles"
(cd "$root" && find usr etc -type f ! -path 'etc/belltower/config.yaml' -print0 | LC_ALL=C sort -z \
    | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
sed -n '/^Package:/,$p' .packaging/debian/control \
    | sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@LIBRARIES@/$libraries/" \
        -e "s/@SIZE@/$(du -sk --exclude=DEBIAN "$root" | cut -f1)/" > "$root/DEBIAN/control"
chmod 644 "$root"/DEBIAN/{control,conffiles,md5sums}
chmod 755 "$root/DEBIAN"

mkdir -p "$out"
deb=$out/belltower_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$deb" > /dev/null
.packaging/check.sh "$deb"
echo "$deb"
