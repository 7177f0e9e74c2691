import Files

/// A call of the system that failed.
package struct SystemError: Error {
  /// The action that failed, such as `can't create a pipe`.
  private let what: String
  private let errno: Int32

  /// Creates an error.
  package init(what: String, errno: Int32) {
    self.what = what
    self.errno = errno
  }
}

extension SystemError: CustomStringConvertible {
  package var description: String { "\(what): \(String(errorNumber: errno))" }
}
