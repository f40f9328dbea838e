# The progress of builds; sourced by ./run, ./test and ./bench. Everything goes to standard error.
# shellcheck shell=bash

# Processor seconds of the gallery's first optimized build: 580 seconds on two virtual cores of November 2026.
# shellcheck disable=SC2034  # read by ./run
readonly gallery_seconds=1160

# Reads SwiftPM's output. Its lines "[12/130] Compiling …" become one line with the time that is left, which is rewritten
# in place on a terminal, and printed once a minute elsewhere. All other lines, such as errors, are printed as they are.
# EXPECTED is the number of seconds that the whole build may take, if that is known; INTERVAL is that between two lines.
show_build_progress() { # [EXPECTED [INTERVAL]]
    local expected=${1:-0} interval=${2:-60} line='' part status shown=$SECONDS started=$SECONDS done=0 total=0
    [ ! -t 2 ] || interval=0
    while :; do
        status=0
        IFS= read -r -t 5 part || status=$?
        line+=$part
        # More than 128: no line has ended for some seconds.
        if [ "$status" -eq 0 ] || { [ "$status" -le 128 ] && [ -n "$line" ]; }; then
            if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  ]]; then
                done=${BASH_REMATCH[1]} total=${BASH_REMATCH[2]}
            else
                [ ! -t 2 ] || printf '\r\e[K' >&2
                printf '%s\n' "$line" >&2
            fi
            line=
        fi
        [ "$status" -eq 0 ] || [ "$status" -gt 128 ] || break
        if [ "$total" -gt 0 ] && [ $((SECONDS - shown)) -ge "$interval" ]; then
            print_build_progress "$done" "$total" $((SECONDS - started)) "$expected"
            shown=$SECONDS
        fi
    done
    [ ! -t 2 ] || printf '\r\e[K' >&2
}

# SwiftPM counts steps as it finds them, and steps take from milliseconds to a minute. So the speed so far says little
# until most are done, and the expected time counts more before.
print_build_progress() { # DONE TOTAL USED EXPECTED    the last two in seconds
    local text left
    left=$(awk -v done="$1" -v total="$2" -v used="$3" -v expected="$4" 'BEGIN {
        share = done / total
        if (expected < used) expected = used
        observed = done > 0 ? used / share : expected
        weight = share ^ 3
        print (expected > used ? weight * observed + (1 - weight) * expected : observed) - used
    }')
    text="$1 of $2 build steps, about $(in_minutes "$left") left"
    if [ -t 2 ]; then printf '\r\e[K%s' "$text" >&2; else printf '%s\n' "$text" >&2; fi
}

# "3 minutes", or "20 seconds".
in_minutes() { # SECONDS
    awk -v seconds="$1" 'BEGIN {
        if (seconds >= 90) printf "%d minutes", seconds / 60 + 0.5
        else printf "%d seconds", int(seconds / 10 + 0.5) * 10
    }'
}
