#!/usr/bin/env bash
# Writes the reference of the library products with DocC, from what the toolchain alone has.
#
#   docs/docc/build.sh
#
# The result is .build/docs/dnd.doccarchive, which any web server shows. The build is that of the checks, so that
# nothing is compiled again. Links that lead nowhere and other warnings of DocC are errors.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
out=.build/docs
parts=$out/parts
rm -rf "$out"
mkdir -p "$parts"

for target in DNDHosting DNDTesting CoreTransferable MobileCoreServices; do
    Tests/Compiler/swift build -q --target "$target"
done
products=$(Tests/Compiler/swift build --show-bin-path)
c_modules=()
for map in "$products"/*.build/module.modulemap; do c_modules+=(-Xcc "-fmodule-map-file=$map"); done

handed_on=DNDHosts,DiffableSnapshots,ItemProviders,ListGeometry,UIFoundation

# document PRODUCT MODULE...
document() {
    local product=$1 module
    mkdir -p "$parts/symbols/$product"
    for module in "${@:2}"; do
        # What a module hands on is documented as its own: nobody imports DNDHosts or the values of UIKit by name.
        swift symbolgraph-extract -module-name "$module" -target "$(basename "$(dirname "$products")")" \
            -I "$products/Modules" "${c_modules[@]}" -minimum-access-level public -skip-synthesized-members \
            -emit-extension-block-symbols -experimental-allowed-reexported-modules="$handed_on" \
            -output-dir "$parts/symbols/$product"
    done
    # Behind a fence the pages name the file that their code is part of, for a test.
    cp -R "docs/docc/$product.docc" "$parts/$product.docc"
    sed -i.named -E 's/^```swift .*/```swift/' "$parts/$product.docc"/*.md
    rm "$parts/$product.docc"/*.named
    docc convert "$parts/$product.docc" --additional-symbol-graph-dir "$parts/symbols/$product" \
        --fallback-display-name "$product" --warnings-as-errors --output-path "$parts/$product.doccarchive" \
        | sed '/^$/d'
}
document HeadlessUIKit UIKit CoreTransferable UniformTypeIdentifiers MobileCoreServices
document DNDTesting DNDTesting
document DNDHosting DNDHosting
docc merge "$parts"/{HeadlessUIKit,DNDTesting,DNDHosting}.doccarchive --synthesized-landing-page-name dnd \
    --output-path "$out/dnd.doccarchive" | sed '/^$/d'
rm -r "$parts"

# A symbol without a page is no warning.
for page in uikit/screen uikit/finger uikit/uitableview uikit/uicolor uikit/nsitemprovider \
    coretransferable/transferable dndtesting/specscenario dndhosting/hosts \
    'dndhosting/dndcommandline/dndcommandline/main(registering:)'; do
    if [ ! -f "$out/dnd.doccarchive/data/documentation/$page.json" ]; then
        echo "docs/docc/build.sh: there is no page $page" >&2
        exit 1
    fi
done
echo "Wrote $out/dnd.doccarchive: python3 -m http.server --directory $out/dnd.doccarchive"
