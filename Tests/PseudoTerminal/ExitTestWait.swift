public import Glibc

/// Slows down the thread of the Testing module that waits for exit tests.
///
/// That thread asks for any child that has ended, in a loop. While a child of another test has
/// ended but hasn't been waited for, it would keep a processor busy: for 4 of the suite's seconds.
/// The name makes this function take the place of the C library's for the whole test process.
@_cdecl("waitid")
public func waitForChild(
  _ kind: idtype_t, _ id: id_t, _ information: UnsafeMutablePointer<siginfo_t>?, _ options: Int32
) -> Int32 {
  let result = systemWait(kind, id, information, options)
  if kind == P_ALL, result == 0 { usleep(2000) }
  return result
}

private let systemWait = unsafeBitCast(
  dlsym(UnsafeMutableRawPointer(bitPattern: -1), "waitid"),
  to: (@convention(c) (
    idtype_t, id_t, UnsafeMutablePointer<siginfo_t>?, Int32
  ) -> Int32).self)
