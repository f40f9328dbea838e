# A mock machine for the tests of ./run and ./test: a copy of the commands with an empty package, and a PATH on which
# swift, apt-get and similar commands only record their calls. Sourced after expect.sh.
# shellcheck shell=bash

# `project` is the copy; its folder's name has a blank. `calls` has the recorded calls, one per line.
fresh_machine() {
    machine=$(mktemp -d "$scratch/machine.XXXX")
    project="$machine/a project" bin=$machine/bin calls=$machine/calls
    mkdir -p "$project/Tools" "$project/Sources/App" "$project/Examples" "$project/Tests/Commands" "$bin"
    cp "$root/run" "$root/test" "$project/"
    cp "$root/Tools/setup.sh" "$project/Tools/"
    : >"$calls"
    : >"$project/Package.swift"
    : >"$project/Sources/App/main.swift"
    local tool
    for tool in bash env cat chmod dirname find head id mkdir mktemp mv readlink rm sed sort tail tee awk seq sleep; do
        ln -s "$(command -v "$tool")" "$bin/$tool"
    done
    pretend id 'echo 0'
    pretend dpkg-query 'for package in "${@:3}"; do echo "installed $package"; done'
    pretend apt-get ''
    pretend swift "$pretended_swift"
}

# Puts a script on the machine's PATH that records its call and then runs WHAT.
pretend() { # NAME WHAT
    rm -f "$bin/$1"
    printf '#!%s\n[ "$*" = --version ] || echo "%s $*" >>"%s"\n%s\n' "$(command -v bash)" "$1" "$calls" "$2" >"$bin/$1"
    chmod +x "$bin/$1"
}

# Supports --version, makes a gallery that records its call, and runs three tests that pass. It consumes its input.
# shellcheck disable=SC2016  # expanded by the mock swift
readonly pretended_swift='
case $1 in
--version) echo "Swift version ${SWIFT:-6.3.1} (pretended)" && exit ;;
build)
    cat >/dev/null
    echo "Compiling"
    while [ $# -gt 1 ]; do [ "$1" = --package-path ] && cd "$2"; shift; done
    mkdir -p .build/release
    printf "#!%s\n%s\n" "$BASH" "echo \"in \$PWD with \$# arguments: \$*\"; cat; exit \${GALLERY_ENDS_WITH:-0}" >.build/release/GalleryApp
    chmod +x .build/release/GalleryApp
    exit "${BUILD_ENDS_WITH:-0}" ;;
test)
    echo "✔ Test run with ${TESTS:-3} tests in 1 suite passed after 0.001 seconds."
    exit "${TESTS_END_WITH:-0}" ;;
esac'

# Runs a command of the mock machine, without this machine's PATH.
on_machine() {
    capture env PATH="$bin" "$@"
}
