# The gallery in a real window, for the command tests that need one; sourced after expect.sh.
# shellcheck shell=bash

# Opens the gallery in a window of one pixel per point, without the device around it; `window` is its X11 id.
open_window() { # OPTION...
    open_gallery --device "iPhone 14" --scale 1 --no-shell "$@"
}

open_gallery() { # OPTION...
    VELARIUM_HOST=window timeout 60 "$root/.build/release/GalleryApp" "$@" >window.out 2>window.err &
    process=$!
    window=$(timeout 20 xdotool search --sync --onlyvisible --name '^Gallery' | head -n 1)
    [ -n "$window" ] || {
        printf 'no window came: %s\n' "$(<window.err)"
        return 1
    }
}

click() { # X Y
    xdotool mousemove --sync --window "$window" "$1" "$2" click 1
}

# Waits for the gallery, whose script has passed.
ends_well() {
    local status=0
    wait "$process" || status=$?
    err=$(<window.err)
    is "the exit code" "$status" 0
}
