import Glibc

/// Why a file could not be read or written.
package struct FileError: Error, Equatable, Sendable {
  package enum Operation: Sendable { case read, write }

  package enum Problem: Equatable, Sendable {
    /// A system call failed, with this error number.
    case system(Int32)
    /// The path leads to a folder.
    case folder
    /// The folder that the file would be in is missing.
    case missingFolder(String)
    /// The folder that the file would be in takes no new file.
    case closedFolder(String)
    /// The path leads to a device, a pipe or the like where only a file will do.
    case notRegular
    /// The file has more bytes than the reader allows.
    case tooLarge(bound: Int)
    /// The file was changed, replaced, made or removed after it was looked at.
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

  /// The system's number for the problem, or the closest one.
  package var errorNumber: Int32 {
    switch problem {
    case .system(let number): number
    case .folder: EISDIR
    case .missingFolder: ENOENT
    case .closedFolder: EACCES
    case .notRegular: EINVAL
    case .tooLarge: EFBIG
    case .changed: ESTALE
    }
  }
}

extension FileError: CustomStringConvertible {
  /// What went wrong, without the path, which belongs in front of it.
  package var description: String {
    switch problem {
    case .system(let number): String(errorNumber: number)
    case .folder: operation == .read ? "it is a directory" : "it is a folder; name a file"
    case .missingFolder(let folder): "there is no folder \(folder)"
    case .closedFolder(let folder): "the folder \(folder) can't be written to"
    case .notRegular: "it is no regular file"
    case .tooLarge(let bound): "it has more than \(bound) bytes"
    case .changed: "it has changed meanwhile"
    }
  }
}

extension String {
  /// The system's words for an error number.
  package init(errorNumber: Int32) { self.init(cString: strerror(errorNumber)) }
}
