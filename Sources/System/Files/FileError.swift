import Glibc

/// An error that occurred while a file was read or written.
package struct FileError: Error, Equatable, Sendable {
  package enum Operation: Sendable { case read, write }

  package enum Problem: Equatable, Sendable {
    /// A system call failed with this error number.
    case system(Int32)
    /// The path leads to a folder.
    case folder
    /// The folder for the new file doesn't exist.
    case missingFolder(String)
    /// No file can be created in the folder.
    case closedFolder(String)
    /// The path leads to a device, a pipe, or another special file, but a regular file is required.
    case notRegular
    /// No process has the named pipe open for reading.
    case noReader
    /// The file is larger than the maximum, in bytes.
    case tooLarge(bound: Int)
    /// The file was changed, replaced, created, or removed after it was examined.
    case changed
  }

  package let operation: Operation
  package let path: String
  package let problem: Problem

  package init(_ operation: Operation, _ path: String, _ problem: Problem) {
    self.operation = operation
    self.path = path
    self.problem = problem
  }

  /// The system error number that describes the problem exactly or most closely.
  package var errorNumber: Int32 {
    switch problem {
    case .system(let number): number
    case .folder: EISDIR
    case .missingFolder: ENOENT
    case .closedFolder: EACCES
    case .notRegular: EINVAL
    case .noReader: ENXIO
    case .tooLarge: EFBIG
    case .changed: ESTALE
    }
  }
}

extension FileError: CustomStringConvertible {
  /// A description of the problem.
  ///
  /// It doesn't include the path, which callers put before it.
  package var description: String {
    switch problem {
    case .system(let number): String(errorNumber: number)
    case .folder: operation == .read ? "it is a directory" : "it is a folder; specify a file"
    case .missingFolder(let folder): "the folder \(folder) does not exist"
    case .closedFolder(let folder): "the folder \(folder) can't be written to"
    case .notRegular: "it is not a regular file"
    case .noReader: "no process has the pipe open for reading"
    case .tooLarge(let bound): "it has more than \(bound) bytes"
    case .changed: "it has changed since it was read"
    }
  }
}

extension FileError {
  /// A description that names no part of the path.
  ///
  /// Use it for a path that a script gives: if a secret is a part of it, only the whole secret can
  /// be hidden.
  package var descriptionWithoutFolder: String {
    switch problem {
    case .missingFolder: "its folder does not exist"
    case .closedFolder: "its folder can't be written to"
    default: description
    }
  }
}

extension String {
  /// Creates the system's description of an error number.
  ///
  /// If the error is due to a limit of the process that the user can raise, the description says
  /// how.
  package init(errorNumber: Int32) {
    self.init(cString: strerror(errorNumber))
    switch errorNumber {
    case EMFILE:
      if let limit = Self.limit(RLIMIT_NOFILE) {
        self += "; the limit is \(limit); raise it with \"ulimit -n\""
      }
    case EFBIG:
      if let limit = Self.limit(RLIMIT_FSIZE) {
        self += "; the limit on file sizes is \(limit) bytes; raise it with \"ulimit -f\""
      }
    default: break
    }
  }

  /// Returns the process's limit on a resource; `nil` if there is none.
  private static func limit(_ resource: __rlimit_resource) -> rlim_t? {
    var limit = rlimit()
    let number = __rlimit_resource_t(resource.rawValue)
    guard getrlimit(number, &limit) == 0, limit.rlim_cur != .max else { return nil }
    return limit.rlim_cur
  }
}
