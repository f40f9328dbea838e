// What the peers' programs share: clocks, memory, and one line of JSON for each figure.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

/// The monotonic clock in milliseconds.
static inline double wall(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

/// User and system time of all threads of the process, in milliseconds.
static inline double cpu(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

/// A value of /proc/self/smaps_rollup in kilobytes, such as "Pss".
static inline double memory(const char *name) {
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    if (!file) return 0;
    char line[256], label[64];
    double value, found = 0;
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "%63[^:]: %lf", label, &value) == 2 && !strcmp(label, name)) found = value;
    fclose(file);
    return found;
}

static inline void figure(const char *name, double value) {
    printf("{\"figure\":\"%s\",\"value\":%.4f}\n", name, value);
    fflush(stdout);
}

/// The figures of a start: VELARIUM_STARTED is the time at which the process was started, in seconds.
static inline void report_start(void) {
    const char *started = getenv("VELARIUM_STARTED");
    figure("wall", wall() - (started ? atof(started) : 0) * 1e3);
    figure("cpu", cpu());
    figure("proportional", memory("Pss") / 1024);
    figure("resident", memory("Rss") / 1024);
}

static int compare(const void *first, const void *second) {
    double a = *(const double *)first, b = *(const double *)second;
    return (a > b) - (a < b);
}

static inline double median(double *values, int count) {
    qsort(values, count, sizeof *values, compare);
    return values[count / 2];
}
