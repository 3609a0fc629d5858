// For posix_spawn_file_actions_addclosefrom_np.
#define _GNU_SOURCE

#include "CSystem.h"

#include <sys/resource.h>
#if defined(__APPLE__)
#include <crt_externs.h>
#include <limits.h>
#include <mach/mach.h>
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

void system_inherit_streams_only(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes) {
    (void)actions, (void)attributes;
#if defined(__APPLE__)
    short flags = 0;
    posix_spawnattr_getflags(attributes, &flags);
    posix_spawnattr_setflags(attributes, flags | POSIX_SPAWN_CLOEXEC_DEFAULT);
#elif defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#endif
}

int system_spawn(pid_t *process, char *const words[], int output, int errors) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    system_inherit_streams_only(&actions, &attributes);
    int status = posix_spawnp(process, words[0], &actions, &attributes, words, system_environment());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return status;
}

int system_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

void system_raise_file_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) { return; }
    limit.rlim_cur = limit.rlim_max;
#if defined(__APPLE__)
    // The reported limit exceeds what setrlimit(2) accepts.
    if (limit.rlim_cur > OPEN_MAX) { limit.rlim_cur = OPEN_MAX; }
#endif
    setrlimit(RLIMIT_NOFILE, &limit);
}

size_t system_resident_bytes(void) {
#if defined(__APPLE__)
    mach_task_basic_info_data_t info;
    mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
    kern_return_t status = task_info(mach_task_self(), MACH_TASK_BASIC_INFO, (task_info_t)&info, &count);
    return status == KERN_SUCCESS ? info.resident_size : 0;
#else
    FILE *file = fopen("/proc/self/statm", "re");
    if (!file) { return 0; }
    size_t all = 0, resident = 0;
    int found = fscanf(file, "%zu %zu", &all, &resident);
    fclose(file);
    return found == 2 ? resident * (size_t)sysconf(_SC_PAGESIZE) : 0;
#endif
}

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

long system_processor_count(void) {
#if defined(__linux__)
    cpu_set_t processors;
    if (sched_getaffinity(0, sizeof(processors), &processors) == 0) { return CPU_COUNT(&processors); }
#endif
    return sysconf(_SC_NPROCESSORS_ONLN);
}

// MARK: Clocks

static int64_t nanoseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t system_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }

int64_t system_thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
