import Files

/// A call of the system that failed.
package struct SystemError: Error {
  private let what: String
  private let errno: Int32

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - what: What can't be done, such as `can't create a pipe`.
  ///   - errno: The error number of the call.
  package init(what: String, errno: Int32) {
    self.what = what
    self.errno = errno
  }
}

extension SystemError: CustomStringConvertible {
  package var description: String { "\(what): \(String(errorNumber: errno))" }
}
