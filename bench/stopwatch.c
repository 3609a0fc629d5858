/* stopwatch RESULT COMMAND...: runs a command and writes its measurements into the file RESULT, in one line:
   nanoseconds of real time, microseconds of processor time, peak memory in KiB, exit status.

   A separate program, because a child of Python is charged with Python's memory, and because starting a process from
   Python takes longer than some of the measured programs. */
#define _GNU_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

int main(int count, char **words) {
    if (count < 3) {
        fprintf(stderr, "stopwatch: expected RESULT COMMAND...\n");
        return 64;
    }
    struct timespec start, end;
    struct rusage usage;
    pid_t child;
    int status;
    clock_gettime(CLOCK_MONOTONIC, &start);
    int error = posix_spawnp(&child, words[2], NULL, NULL, words + 2, environ);
    if (error != 0) {
        fprintf(stderr, "stopwatch: %s: %s\n", words[2], strerror(error));
        return 127;
    }
    if (wait4(child, &status, 0, &usage) != child) {
        perror("stopwatch: wait4");
        return 126;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);

    long long nanoseconds = (end.tv_sec - start.tv_sec) * 1000000000LL + (end.tv_nsec - start.tv_nsec);
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    FILE *result = fopen(words[1], "w");
    if (result == NULL) {
        perror(words[1]);
        return 126;
    }
    fprintf(result, "%lld %lld %ld %d\n", nanoseconds, microseconds(usage.ru_utime) + microseconds(usage.ru_stime),
            usage.ru_maxrss, code);
    return fclose(result) == 0 ? 0 : 126;
}
