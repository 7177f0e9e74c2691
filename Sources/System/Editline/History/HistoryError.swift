import Files

/// The reason the history file couldn't be read or written.
///
/// The file is left unchanged.
nonisolated package enum HistoryError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file doesn't begin with the header of a history file, so it may belong to another program.
  case notAHistory(path: String)

  /// The path names a directory, a device, or something else that isn't a regular file.
  case notAFile(path: String)

  /// The path names a symbolic link.
  ///
  /// Replacing the file would remove the link.
  case symbolicLink(path: String)

  /// The file exists and cannot be read.
  case unreadable(path: String, errno: Int32)

  /// The file, or the temporary file next to it, cannot be written.
  case unwritable(path: String, errno: Int32)

  /// Another process holds the lock.
  case locked(path: String)

  /// A one-line message that describes the problem and how to solve it.
  package var description: String {
    switch self {
    case .notAHistory(let path):
      "\(path) is not a history file and was left unchanged; move it or set FLOWSH_HISTORY"
    case .notAFile(let path):
      "\(path) is not a regular file; set FLOWSH_HISTORY to the path of one"
    case .symbolicLink(let path):
      "\(path) is a symbolic link; set FLOWSH_HISTORY to its target"
    case .unreadable(let path, let errno):
      "\(path) cannot be read (\(String(errorNumber: errno))); "
        + "change its permissions or set FLOWSH_HISTORY"
    case .unwritable(let path, let errno):
      "\(path) cannot be written (\(String(errorNumber: errno))); "
        + "free disk space, make its directory writable, or set FLOWSH_HISTORY"
    case .locked(let path):
      "\(path) is locked by another process; end that process or set FLOWSH_HISTORY"
    }
  }

  /// Creates an error from a failure to read or write the file.
  init(_ error: FileError) {
    switch (error.operation, error.problem) {
    case (_, .folder), (_, .notRegular): self = .notAFile(path: error.path)
    case (.read, _): self = .unreadable(path: error.path, errno: error.errorNumber)
    case (.write, _): self = .unwritable(path: error.path, errno: error.errorNumber)
    }
  }
}
