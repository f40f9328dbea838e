# Setup shared by ./run, ./test, ./bench and other scripts that build; sourced, never run. Needs `root`, the repository's
# folder.
#
# Every message goes to standard error, because standard output belongs to the command. If the machine cannot be set up,
# the command exits with 3, the code for errors of the environment. 1 would mean a failed step of a script.
# shellcheck shell=bash

readonly swift_minimum=6.2
readonly build_packages=(
    git gcc libc6-dev pkg-config
    libcairo2-dev libpango1.0-dev libpixman-1-dev libfontconfig-dev libsdl2-dev libjpeg62-turbo-dev
)
# What a built program needs besides.
# shellcheck disable=SC2034
readonly font_packages=(fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-dejavu-core)
# Changes when Debian packages are installed or removed. Read by ./run.
# shellcheck disable=SC2034
readonly package_list=/var/lib/dpkg/status
readonly window_test_packages=(xvfb xauth xdotool xclip x11-utils dbus-daemon libdbus-1-3)
readonly library_modules=(cairo pangocairo pangoft2 pixman-1 fontconfig sdl2 libjpeg)
readonly in_words="pkg-config, the development files of Cairo, Pango, pixman, fontconfig, SDL2 and libjpeg, \
and the fonts Inter, Noto Sans and Serif, Noto Sans CJK, Noto Color Emoji and DejaVu Sans Mono"

# Copies of pkg-config files for SwiftPM; see hide_thread_flags.
readonly pkg_config_folder=$root/.build/pkg-config

# Without the folder of a script that called this one: ./run compares the variable with that of its last build.
if [[ ${PKG_CONFIG_PATH-} = *"$pkg_config_folder" ]]; then
    PKG_CONFIG_PATH=${PKG_CONFIG_PATH%"$pkg_config_folder"}
    PKG_CONFIG_PATH=${PKG_CONFIG_PATH%:}
    [ -n "$PKG_CONFIG_PATH" ] || unset PKG_CONFIG_PATH
fi

give_up() {
    printf '%s\n' "$1" >&2
    exit 3
}

# Verifies the version of Swift.
require_swift() {
    command -v swift >/dev/null ||
        give_up "Swift is not on the PATH: install Swift $swift_minimum or newer from https://www.swift.org/install/linux."
    local said version
    said=$(swift --version 2>&1) || give_up "Swift does not start, repair its installation: ${said%%$'\n'*}"
    version=$(sed -nE 's/.*Swift version ([0-9]+(\.[0-9]+)*).*/\1/p' <<<"$said" | head -n 1)
    [ "$(printf '%s\n' "$swift_minimum" "${version:-0}" | sort -V | head -n 1)" = "$swift_minimum" ] ||
        give_up "Swift ${version:-of an unknown version} is too old: install Swift $swift_minimum or newer from https://www.swift.org/install/linux."
}

# Installs the given Debian packages that are missing.
require_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        require_libraries_without_apt
        return
    fi
    local installed package missing=()
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null) || true
    for package in "$@"; do
        case $'\n'$installed$'\n' in
        *$'\n'"installed $package"$'\n'*) ;;
        *) missing+=("$package") ;;
        esac
    done
    [ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}"
}

install_packages() {
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || give_up "Not root and no sudo: let root run apt-get install $*."
        as_root=(sudo)
    fi
    printf 'Installing %s.\n' "$*" >&2
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
    # Without a network the existing package lists may be enough, so a failed update is not an error.
    [ -n "${lists_are_new:-}" ] || "${as_root[@]}" "${apt[@]}" update </dev/null >&2 || true
    lists_are_new=1
    "${as_root[@]}" "${apt[@]}" install -y --no-install-recommends "$@" </dev/null >&2 ||
        give_up "apt-get could not install $*: see its output above."
}

# Systems without apt-get need the libraries already installed. Missing fonts are reported when the first text is drawn.
require_libraries_without_apt() {
    command -v pkg-config >/dev/null && pkg-config --exists "${library_modules[@]}" ||
        give_up "This system has no apt-get: install $in_words with its own package manager, then run this again."
}

# Ends the warnings "prohibited flag(s): -pthread". SwiftPM leaves out this flag and -D_REENTRANT and warns about each
# before every build; Swift's programs have threads without them. So it reads copies of the files of pkg-config that have
# them, which are found after those of the caller's PKG_CONFIG_PATH and before the originals. They are written before each
# build, because the originals may have changed. Without pkg-config there is nothing to copy.
hide_thread_flags() {
    local folders folder file name content
    local -A seen=() copies=()
    folders=$(pkg-config --variable pc_path pkg-config 2>/dev/null) || return 0
    local IFS=:
    for folder in $folders; do
        for file in "$folder"/*.pc; do
            name=${file##*/}
            [ -r "$file" ] && [ -z "${seen[$name]-}" ] || continue
            seen[$name]=1
            content=$(<"$file")
            [[ $content = *-pthread* || $content = *-D_REENTRANT* ]] || continue
            # The folder of the file, from where some files find their libraries.
            copies[$name]=$(without_thread_flags <<<"${content//'${pcfiledir}'/"$folder"}")
        done
    done
    mkdir -p "$pkg_config_folder"
    for file in "$pkg_config_folder"/*.pc; do
        [ -n "${copies[${file##*/}]-}" ] || rm -f "$file"
    done
    for name in "${!copies[@]}"; do
        file=$pkg_config_folder/$name
        [ -e "$file" ] && [ "$(<"$file")" = "${copies[$name]}" ] && continue
        # Others may build at the same time and read the file.
        printf '%s\n' "${copies[$name]}" >"$file.$$"
        mv "$file.$$" "$file"
    done
    export PKG_CONFIG_PATH=${PKG_CONFIG_PATH:+$PKG_CONFIG_PATH:}$pkg_config_folder
}

without_thread_flags() {
    sed -E ':again; s/(^|[[:space:]:])-(pthread|D_REENTRANT)([[:space:]]|$)/\1\3/; t again'
}
