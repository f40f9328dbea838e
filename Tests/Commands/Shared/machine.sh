# A mock machine for the tests of ./run and ./test: a copy of the commands with an empty package, and a PATH on which
# swift, apt-get and similar commands only record their calls. Sourced after expect.sh.
# shellcheck shell=bash

# The machine has a folder of its own for pkg-config, not that of the ./test that runs these tests.
unset PKG_CONFIG_PATH

# `project` is the copy; its folder's name has a blank. `calls` has the recorded calls, one per line.
fresh_machine() {
    machine=$(mktemp -d "$scratch/machine.XXXX")
    project="$machine/a project" bin=$machine/bin calls=$machine/calls
    mkdir -p "$project/Tools" "$project/Sources/App" "$project/Examples" "$project/Tests/Commands" "$bin"
    cp "$root/run" "$root/test" "$project/"
    cp "$root/Tools/setup.sh" "$root/Tools/packages.tsv" "$root/Tools/build-progress.sh" "$root/Tools/test-groups.sh" \
        "$root/Tools/test-seconds.tsv" "$project/Tools/"
    sed -i "s|^readonly os_release=.*|readonly os_release='$machine/os-release'|" "$project/Tools/setup.sh"
    printf 'ID=debian\n' >"$machine/os-release"
    : >"$calls"
    : >"$project/Package.swift"
    : >"$project/Sources/App/main.swift"
    local tool
    for tool in bash env cat chmod dirname find head id mkdir mktemp mv nproc readlink rm sed sort tail tee touch awk seq \
        sleep wc; do
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

# Supports --version, makes a gallery that records its call, and a program of tests. It consumes its input.
# shellcheck disable=SC2016  # expanded by the mock swift
readonly pretended_swift='
case $1 in
--version) echo "Swift version ${SWIFT:-6.3.1} (pretended)" && exit ;;
build)
    cat >/dev/null
    echo "Compiling"
    while [ $# -gt 1 ]; do [ "$1" = --package-path ] && cd "$2"; shift; done
    mkdir -p .build/release .build/debug
    printf "#!%s\n%s\n" "$BASH" "echo \"in \$PWD with \$# arguments: \$*\"; cat; exit \${GALLERY_ENDS_WITH:-0}" >.build/release/GalleryApp
    chmod +x .build/release/GalleryApp
    for configuration in release debug; do
        printf "#!%s\n%s\n" "$BASH" "$PRETENDED_TESTS" >.build/$configuration/VelariumPackageTests.xctest
        chmod +x .build/$configuration/VelariumPackageTests.xctest
    done
    exit "${BUILD_ENDS_WITH:-0}" ;;
esac'

# Lists the tests TESTS (default: three of two targets), and runs those that --filter selects. A test with this name fails,
# crashes, or is not found.
# shellcheck disable=SC2016  # expanded by the mock program
export PRETENDED_TESTS='
tests=${TESTS-MenuTests.Bars/opens() MenuTests.Bars/closes() TextTests.Lines/breaks()}
case $* in *--list-tests*) printf "%s\n" $tests && exit ;; esac
code=0 count=0
for test in $tests; do
    [[ $test =~ $4 ]] || continue
    echo "◇ Test ${test#*/} started."
    case $test in
    *crashes*) kill -ILL $$ ;;
    *fails*) echo "✘ Test ${test#*/} recorded an issue at MenuTests.swift:12:5" && code=1 ;;
    *vanishes*) continue ;;
    esac
    echo "✔ Test ${test#*/} passed after 0.001 seconds."
    count=$((count + 1))
done
echo "deep is ${VELARIUM_DEEP-}, colors ${NO_COLOR-}, width $SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"
[ "$count" -gt 0 ] || code=69
echo "✔ Test run with $count tests in 1 suite ended after 0.001 seconds."
exit "$code"'

# Runs a command of the mock machine, without this machine's PATH.
on_machine() {
    capture env PATH="$bin" "$@"
}
