// `stdout` is imported as a mutable global variable.
@preconcurrency import Glibc

/// Makes every later use of the C library's standard output a fault.
func breakStandardOutput() { stdout = UnsafeMutablePointer(bitPattern: 8) }
