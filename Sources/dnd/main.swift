internal import DNDCommandLine

// Everything is in the library, so that a program with delegates of its own can offer the same commands.
DNDCommandLine.main()
