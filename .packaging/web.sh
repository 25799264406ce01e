#!/usr/bin/env bash
# web.sh OUT: the web app as it is served, of Sources/WebServer/Web.
#
# OUT/files has what never changes, under names with the digest of its bytes; OUT/templates, the worker and
# the manifest are beside it. What is worth it stands there compressed as well, as FILE.br and FILE.gz.
set -euo pipefail
out=$(realpath -m "$1")
cd "$(dirname "$0")/../Sources/WebServer/Web"
new=$out.new
rm -rf "$new"
mkdir -p "$new/files"

minified() { esbuild --minify --target=es2020 --log-level=warning "$@"; }

# The bytes of an asset: one file, or styles one after the other.
asset() {
    case $1 in
        *.js) minified --bundle --format=esm "$1" ;;
        *.css) cat "$@" | minified --loader=css ;;
        *) cat "$1" ;;
    esac
}

compressed() {
    brotli -q 11 -k "$1"
    gzip -9 -n -k "$1"
}

# Lines of assets.json: "name": ["part", "part"]
while IFS= read -r line; do
    name=$(sed -nE 's/^ *"([A-Za-z0-9]+)": \[.*/\1/p' <<< "$line")
    [ -n "$name" ] || continue
    read -ra parts <<< "$(sed -E 's/^[^[]*\[(.*)\].*/\1/; s/[",]+/ /g' <<< "$line")"
    kind=${parts[0]##*.}
    asset "${parts[@]}" > "$new/asset"
    digest=$(sha256sum < "$new/asset" | cut -c1-8)
    mv "$new/asset" "$new/files/$name.$digest.$kind"
    [ "$kind" = png ] || compressed "$new/files/$name.$digest.$kind"
done < assets.json

minified --bundle worker/sw.js > "$new/sw.js"
minified worker/kill.js > "$new/kill.js"
compressed "$new/sw.js"
cp manifest.webmanifest.mustache "$new/"
cp -r templates "$new/"
rm -rf "$out"
mv "$new" "$out"
