/// Compiles the following function for processors with and without wide vectors. Not for the thread sanitizer, which would
/// be called before it has begun: the choice is made while the program is loaded.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define EVERY_WIDTH __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define EVERY_WIDTH
#endif

/// The mask for the two channels in the even bytes of a word.
#define EVEN 0x00FF00FFu

/// Two channels in even bytes times a factor of 0 to 255, in 255ths, rounded as pixman does.
static inline __attribute__((always_inline)) uint32_t velarium_scaled(uint32_t parts, uint32_t factor) {
    uint32_t product = parts * factor + 0x00800080u;
    return ((product + ((product >> 8) & EVEN)) >> 8) & EVEN;
}
