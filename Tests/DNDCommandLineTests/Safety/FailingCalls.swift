import Foundation

/// A library for `LD_PRELOAD` whose `FAIL_AT`-th call of `FAIL_CALL` fails with `FAIL_REASON`. `FAIL_FROM` is the
/// lowest file descriptor that counts.
enum FailingCalls {
    /// The path of the library; nil without a C compiler.
    static let library: String? = build()

    private static func build() -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-failing-calls-\(getpid())")
        let (source, library) = (folder.appendingPathComponent("calls.c"), folder.appendingPathComponent("calls.so"))
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: source, atomically: true, encoding: .utf8)
            let compiler = Process()
            compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            compiler.arguments = ["clang", "-shared", "-fPIC", "-o", library.path, source.path, "-ldl"]
            try compiler.run()
            compiler.waitUntilExit()
            return compiler.terminationStatus == 0 ? library.path : nil
        } catch {
            return nil
        }
    }

    private static let text = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/types.h>

        static int fails(const char *name, int file) {
            static int count;
            const char *call = getenv("FAIL_CALL"), *at = getenv("FAIL_AT"), *reason = getenv("FAIL_REASON");
            const char *from = getenv("FAIL_FROM");
            if (from && file < atoi(from)) return 0;
            if (!call || !at || !reason || strcmp(call, name) != 0 || ++count != atoi(at)) return 0;
            errno = atoi(reason);
            return 1;
        }

        #define CALL(type, name, file, parameters, arguments) \\
            type name parameters { \\
                if (fails(#name, file)) return -1; \\
                return ((type (*) parameters)dlsym(RTLD_NEXT, #name)) arguments; \\
            }

        CALL(ssize_t, read, file, (int file, void *bytes, size_t count), (file, bytes, count))
        CALL(ssize_t, write, file, (int file, const void *bytes, size_t count), (file, bytes, count))
        CALL(int, rename, 1 << 30, (const char *from, const char *to), (from, to))
        CALL(int, fsync, file, (int file), (file))
        """
}
