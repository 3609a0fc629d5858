// Swift Testing asks for a module of this name in every file that imports both Testing and UIKit (its cross-import
// overlay for iOS). Without it no such file compiles on Linux. It adds nothing, and so needs to import nothing.
