# Shared by the command tests; each sources it with the repository's folder as the only argument.
#
# A case is a sentence and a function that returns 0 if the sentence is true. It runs in the file's own folder, `scratch`,
# with empty standard input.
# shellcheck shell=bash

set -euo pipefail
shopt -s inherit_errexit
unset CDPATH "${!VELARIUM_@}"
# shellcheck disable=SC2034  # read by the cases
root=$(readlink -f "${1:?the repository\'s folder is missing}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

it() {
    local sentence=$1 said status
    shift
    set +e
    said=$(
        set -e
        cd "$scratch"
        "$@" </dev/null 2>&1
    )
    status=$?
    set -e
    if [ "$status" -eq 0 ]; then
        printf 'ok - %s\n' "$sentence"
    else
        failures=$((failures + 1))
        printf 'not ok - %s\n' "$sentence"
        printf '%s\n' "$said" | sed 's/^/    /'
    fi
}

# Called in the last line of every file of cases.
finish() {
    [ "$failures" -eq 0 ]
}

# Runs a command and stores its result in `out`, `err` and `code`.
capture() {
    code=0
    timeout 120 "$@" >"$scratch/.out" 2>"$scratch/.err" || code=$?
    out=$(<"$scratch/.out")
    err=$(<"$scratch/.err")
}

is() { # WHAT ACTUAL EXPECTED
    [ "$2" = "$3" ] || {
        printf '%s is "%s", not "%s"\n' "$1" "$2" "$3"
        printf 'standard error: %s\n' "${err-}"
        return 1
    }
}

has() { # WHAT ACTUAL PART
    case $2 in
    *"$3"*) ;;
    *)
        printf '%s is "%s", without "%s"\n' "$1" "$2" "$3"
        return 1
        ;;
    esac
}

# The captured command wrote one line with TEXT to standard error, nothing to standard output, and ended with CODE.
refused() { # CODE TEXT
    is "the exit code" "$code" "$1"
    is "standard output" "$out" ""
    has "standard error" "$err" "$2"
    is "the number of lines on standard error" "$(wc -l <"$scratch/.err")" 1
}
