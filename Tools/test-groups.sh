# Runs the tests of a built program as several processes; sourced by ./test. Needs `root`, `work` (a temporary folder) and
# `cores` (how many processes), and in_minutes of build-progress.sh.
#
# Nearly all tests run on the main actor, so one process uses one core. `swift test` locks the build folder while its
# tests run; the program itself does not.
# shellcheck shell=bash

# Processor seconds by name, for the order of the groups and for estimates.
readonly seconds_table=$root/Tools/test-seconds.tsv
# A process loads the program and finds its tests in half a second, so targets of fewer seconds share one.
readonly seconds_of_a_group=10
# Every test of these targets is a group of its own, because it takes longer than other targets.
readonly single_tests='^CombinationTests[.]'

# Reads the names of tests and prints a line for each group, the longest first: SECONDS TESTS NAMES. A name is a target
# or a test, and "|" separates names.
plan_groups() {
    awk -F '\t' -v single="$single_tests" '
        FNR == NR { seconds[$1] = $2; next }
        { if ($0 ~ single) sub(/[(].*/, ""); else sub(/[.].*/, ""); tests[$0]++ }
        END { for (name in tests) print (name in seconds ? seconds[name] : tests[name] / 5) "\t" tests[name] "\t" name }
    ' "$seconds_table" - | LC_ALL=C sort -t $'\t' -k 1,1rn -k 3 | awk -F '\t' -v least="$seconds_of_a_group" '
        function finish() { if (names) print sum "\t" count "\t" names; sum = count = 0; names = "" }
        { sum += $1; count += $2; names = names (names ? "|" : "") $3; if (sum >= least) finish() }
        END { finish() }'
}

# Runs the tests of PROGRAM whose names CONDITION selects, an expression of awk: as many groups at a time as there are
# cores. Prints the output of each group when it has ended. Fails if one has.
run_groups() { # PROGRAM CONDITION
    local program=$1 plan number=0 line failed=0 ended
    local -A lines=() # the groups that run, by process
    rm -f "$work"/group.*
    list_tests "$program" | awk "$2" | plan_groups >"$work/groups"
    mapfile -t plan <"$work/groups"
    start_progress
    while [ "$number" -lt ${#plan[@]} ] || [ ${#lines[@]} -gt 0 ]; do
        if [ "$number" -lt ${#plan[@]} ] && [ ${#lines[@]} -lt "$cores" ]; then
            line=${plan[number++]}
            set -m # in a process group, which can be stopped as a whole
            run_group "$program" "${line##*$'\t'}" "$work/group.$number" &
            lines[$!]=$number$'\t'$line
            set +m
        else
            ended=$(wait_for_one "${!lines[@]}")
            finish_group "${lines[$ended]}" || failed=1
            unset "lines[$ended]"
        fi
    done
    return "$failed"
}

# Every test of PROGRAM, one per line, as TARGET.SUITE/TEST.
list_tests() { # PROGRAM
    "$1" --testing-library swift-testing --list-tests </dev/null
}

# Leaves the output and the code of the program in files: bash may forget how a process ended before it is asked.
run_group() { # PROGRAM NAMES LOG
    local filter="^(${2//./[.]})[.(]" code=0
    # The program is told that nobody sees colors; otherwise it asks the terminal's name, not whether there is one.
    NO_COLOR=1 "$1" --testing-library swift-testing --filter "$filter" </dev/null >"$3" 2>&1 || code=$?
    printf '%d' "$code" >"$3.code"
}

# Prints one of these processes that has ended.
wait_for_one() { # PROCESS...
    local process
    while :; do
        for process in "$@"; do
            kill -0 "$process" 2>/dev/null || { printf '%s' "$process" && return; }
        done
        sleep 0.1
    done
}

# Prints the output of a group and what is wrong with it.
finish_group() { # LINE
    local status=137 number seconds planned names log ran
    IFS=$'\t' read -r number seconds planned names <<<"$1"
    log=$work/group.$number
    [ ! -s "$log.code" ] || status=$(<"$log.code")
    printf -- '-- %s\n' "${names//|/, }"
    cat "$log"
    ran=$(count_tests "$log")
    advance_progress "$seconds" "$planned"
    if [ "$status" -gt 128 ]; then
        printf 'error: %s: ended by signal %d while these tests ran: %s\n' "${names//|/, }" $((status - 128)) \
            "$(unfinished_tests "$log")"
    elif [ "$ran" -ne "$planned" ]; then
        printf 'error: %s: %d of %d tests ran\n' "${names//|/, }" "$ran" "$planned"
        status=1
    elif [ "$status" -ne 0 ]; then
        printf 'error: %s: ended with code %d\n' "${names//|/, }" "$status"
    fi
    return "$status"
}

# The tests in a log that had started and not ended.
unfinished_tests() { # LOG
    awk '
        / Test [^ ]+ started[.]$/ { started[$3] = 1 }
        / Test [^ ]+ .*(passed|failed) after / { delete started[$3] }
        END { for (name in started) printf "%s ", name }' "$1"
}

# Tells about how long parts take. Builds and tests use all cores; what a part waits for, such as a real window, takes as
# long on any machine. "build release", "run release" and "wait window" are rows of the table, as each target is.
print_estimate() { # PARTS TARGETS    each separated by blanks; the targets whose debug tests run
    local sums
    sums=$(awk -F '\t' -v parts=" $1 " -v targets=" $2 " -v cores="$cores" '
        NF != 2 { next }
        index(targets, " " $1 " ") { run += $2 }
        index(parts, " " substr($1, index($1, " ") + 1) " ") { sum[substr($1, 1, index($1, " ") - 1)] += $2 }
        END {
            ready = (run + sum["run"]) / cores + sum["wait"]
            print sum["build"] / cores + ready, ready
        }' "$seconds_table")
    printf 'About %s on %d cores, %s if everything is built.\n' "$(in_minutes "${sums% *}")" "$cores" \
        "$(in_minutes "${sums#* }")" >&2
}

# Progress goes to standard error: what is done, and what is left at the speed so far.
start_progress() {
    local sums
    sums=$(awk -F '\t' '{ seconds += $1; tests += $2 } END { print seconds + 0, tests + 0 }' "$work/groups")
    read -r seconds_left tests_left <<<"$sums"
    seconds_done=0 tests_done=0 groups_done=0 progress_started=$SECONDS
}

advance_progress() { # SECONDS TESTS
    local sums
    sums=$(awk -v done="$seconds_done" -v left="$seconds_left" -v now="$1" -v used=$((SECONDS - progress_started)) '
        BEGIN { done += now; left -= now; print done, left, (left > 0 ? used * left / done : 0) }')
    local rest
    read -r seconds_done seconds_left rest <<<"$sums"
    tests_done=$((tests_done + $2)) tests_left=$((tests_left - $2)) groups_done=$((groups_done + 1))
    printf '%d of %d groups, %d of %d tests, about %s left\n' "$groups_done" "$(wc -l <"$work/groups")" \
        "$tests_done" $((tests_done + tests_left)) "$(in_minutes "$rest")" >&2
}
