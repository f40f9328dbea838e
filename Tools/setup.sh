# Setup shared by ./run, ./test, ./bench and other scripts that build; sourced, never run. Needs `root`, the repository's
# folder.
#
# Every message goes to standard error, because standard output belongs to the command. If the machine cannot be set up,
# the command exits with 3, the code for errors of the environment. 1 would mean a failed step of a script.
# shellcheck shell=bash

readonly swift_minimum=6.2
# Packages have Debian's names; packages.tsv has those of other systems.
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
# shellcheck disable=SC2034
readonly window_test_packages=(
    xvfb xauth xdotool xclip x11-utils dbus-daemon libdbus-1-3 at-spi2-core gir1.2-atspi-2.0 python3-gi
)
# What ./browser needs to build its server.
# shellcheck disable=SC2034
readonly browser_packages=(zlib1g-dev)
# What shows the gallery in a browser in tests, where the system has it.
# shellcheck disable=SC2034
readonly browser_test_packages=(chromium python3-venv)
readonly os_release=/etc/os-release
readonly apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
readonly font_files=(
    Inter-Regular.otf InterDisplay-Regular.otf NotoSansCJK-Regular.ttc NotoColorEmoji.ttf NotoSansArabic-Regular.ttf
    NotoSansHebrew-Regular.ttf NotoSansDevanagari-Regular.ttf NotoSansThai-Regular.ttf NotoSerif-Regular.ttf
    DejaVuSansMono.ttf
)
# The family in each file, by which other files are found where fontconfig's fc-list is.
readonly font_families=(
    Inter "Inter Display" "Noto Sans CJK SC" "Noto Color Emoji" "Noto Sans Arabic" "Noto Sans Hebrew"
    "Noto Sans Devanagari" "Noto Sans Thai" "Noto Serif" "DejaVu Sans Mono"
)
readonly font_folders=(
    /usr/share/fonts/opentype/inter /usr/share/fonts/opentype/noto /usr/share/fonts/truetype/noto
    /usr/share/fonts/truetype/dejavu /usr/share/fonts/inter /usr/share/fonts/noto-cjk /usr/share/fonts/noto
    /usr/share/fonts/dejavu /usr/share/fonts /usr/local/share/fonts
)
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

# The first of the known package managers that is there, or nothing.
package_manager() {
    local manager
    for manager in apt-get dnf zypper pacman; do
        if command -v "$manager" >/dev/null; then
            printf '%s' "$manager"
            return
        fi
    done
}

# Whether apt-get is that of Ubuntu, or of a system that is based on it.
is_ubuntu() {
    [ -r "$os_release" ] && [[ $'\n'$(<"$os_release")$'\n' =~ $'\n'ID(_LIKE)?=[^$'\n']*ubuntu ]]
}

# What this system's package manager calls the given Debian packages, one a line.
package_names() { # NAME... Each name once.
    local column=1
    case $(package_manager) in
    apt-get) ! is_ubuntu || column=2 ;;
    dnf) column=3 ;;
    zypper) column=4 ;;
    pacman) column=5 ;;
    esac
    awk -F '\t' -v column="$column" -v names=" $* " '
        /^#/ || !index(names, " " $1 " ") { next }
        { sub(" " $1 " ", " ", names) }
        { count = split($column, parts, " "); for (i = 1; i <= count; i++) if (!seen[parts[i]]++) print parts[i] }
        END { if (names ~ /[^ ]/) exit 1 }
    ' "$root/Tools/packages.tsv"
}

# Installs the given Debian packages, or what they are called here, if they are missing.
require_packages() { # NAME...
    local manager names missing
    manager=$(package_manager)
    if [ -z "$manager" ] || { [ "$manager" = apt-get ] && ! command -v dpkg-query >/dev/null; }; then
        require_libraries_without_manager
        return
    fi
    mapfile -t names < <(package_names "$@")
    wait "$!" || give_up "Tools/packages.tsv does not have each of these packages: $*."
    mapfile -t missing < <("missing_with_$manager" "${names[@]}")
    [ ${#missing[@]} -eq 0 ] || install_packages "$manager" "${missing[@]}"
}

missing_with_apt-get() { # NAME...
    local installed package
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null) || true
    for package in "$@"; do
        case $'\n'$installed$'\n' in
        *$'\n'"installed $package"$'\n'*) ;;
        *) printf '%s\n' "$package" ;;
        esac
    done
}

missing_with_dnf() { # NAME...
    local package
    for package in "$@"; do
        rpm -q --whatprovides "$package" >/dev/null 2>&1 || printf '%s\n' "$package"
    done
}

missing_with_zypper() { # NAME...
    missing_with_dnf "$@"
}

missing_with_pacman() { # NAME...
    pacman -T "$@" || true
}

install_packages() { # MANAGER NAME...
    local as_root=() manager=$1
    shift
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || give_up "Not root and no sudo: let root run $(install_words "$manager") $*."
        as_root=(sudo)
    fi
    printf 'Installing %s.\n' "$*" >&2
    if [ "$manager" = apt-get ] && [ -z "${lists_are_new:-}" ]; then
        # Without a network the existing package lists may be enough, so a failed update is not an error.
        "${as_root[@]}" "${apt[@]}" update </dev/null >&2 || true
        lists_are_new=1
    fi
    local command
    case $manager in
    apt-get) command=("${apt[@]}" install -y --no-install-recommends) ;;
    dnf) command=(dnf install -y --setopt=install_weak_deps=False) ;;
    zypper) command=(zypper --non-interactive install --no-recommends) ;;
    pacman) command=(pacman -S --needed --noconfirm) ;;
    esac
    "${as_root[@]}" "${command[@]}" "$@" </dev/null >&2 ||
        give_up "$manager could not install $*: see its output above. Docs/Systems.md lists the packages."
}

install_words() { # MANAGER
    if [ "$1" = pacman ]; then printf 'pacman -S'; else printf '%s install' "$1"; fi
}

# The command that installs Debian packages here, for messages.
install_command() { # NAME...
    local manager names
    manager=$(package_manager)
    mapfile -t names < <(package_names "$@")
    if [ -n "$manager" ]; then
        printf '%s %s' "$(install_words "$manager")" "${names[*]}"
    else
        printf 'install %s' "$in_words"
    fi
}

# Systems without such a manager need the libraries already installed.
require_libraries_without_manager() {
    command -v pkg-config >/dev/null && pkg-config --exists "${library_modules[@]}" || give_up \
        "This system has no apt-get, dnf, zypper or pacman: install $in_words with its own package manager, then run this again."
}

# The font files that text needs and that are nowhere, one a line; they are those of FontFiles.swift. Other files with the
# same family will do, and titles have Inter without Inter Display.
missing_fonts() {
    local index file folder family
    for index in "${!font_files[@]}"; do
        file=${font_files[index]} family=${font_families[index]}
        for folder in "${font_folders[@]}"; do
            [ ! -r "$folder/$file" ] || continue 2
        done
        [ "$family" != "Inter Display" ] || family=Inter
        if command -v fc-list >/dev/null && fc-list -q "$family"; then continue; fi
        printf '%s\n' "$file"
    done
}

# Installs the fonts. Where the packages are known to lack files, it says so now rather than after the build.
require_fonts() {
    local files
    require_packages "${font_packages[@]}"
    mapfile -t files < <(missing_fonts)
    [ ${#files[@]} -eq 0 ] || give_up "The font file ${files[0]} is not here: see Fonts in Docs/Systems.md."
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
