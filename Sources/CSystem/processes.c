#include "CSystem.h"

#if defined(__APPLE__)
#include <crt_externs.h>
#include <mach-o/dyld.h>
#else
extern char **environ;
#endif

// MARK: Signals

bool system_ignores(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void system_ignore(int number) { signal(number, SIG_IGN); }

void system_catch(int number, SystemSignalHandler handler) { signal(number, handler); }

void system_obey(int number) {
    signal(number, SIG_DFL);
    raise(number);
}

// MARK: Processes

size_t system_own_path(char *path, size_t capacity) {
#if defined(__APPLE__)
    char linked[4096], *real;
    uint32_t count = sizeof linked;
    if (_NSGetExecutablePath(linked, &count) != 0 || !(real = realpath(linked, NULL))) { return 0; }
    size_t length = strlen(real);
    if (length <= capacity) { memcpy(path, real, length); }
    free(real);
    return length <= capacity ? length : 0;
#else
    ssize_t count = readlink("/proc/self/exe", path, capacity);
    return count > 0 && (size_t)count < capacity ? (size_t)count : 0;
#endif
}

char **system_environment(void) {
#if defined(__APPLE__)
    return *_NSGetEnviron();
#else
    return environ;
#endif
}

int system_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

// MARK: Threads

typedef struct {
    void (*body)(void *);
    void *context;
} Start;

static void *run(void *argument) {
    Start start = *(Start *)argument;
    free(argument);
    start.body(start.context);
    return NULL;
}

int system_start_thread(SystemThread *thread, size_t stack_bytes, void (*body)(void *), void *context) {
    Start *start = malloc(sizeof *start);
    if (!start) { return ENOMEM; }
    *start = (Start){body, context};
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack_bytes);
    int status = pthread_create(&thread->thread, &attributes, run, start);
    pthread_attr_destroy(&attributes);
    if (status != 0) { free(start); }
    return status;
}

void system_join_thread(SystemThread thread) { pthread_join(thread.thread, NULL); }

size_t system_current_thread(void) { return (size_t)pthread_self(); }

long system_processor_count(void) { return sysconf(_SC_NPROCESSORS_ONLN); }
