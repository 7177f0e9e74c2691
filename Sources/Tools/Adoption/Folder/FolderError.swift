import Glibc

/// A reason for which the files of a folder aren't known.
///
/// The adapter is compiled with this file, too.
enum FolderError: Error, Equatable {
  /// The system has given this error number.
  case unreadable(String, Int32)
  case tooManyFolders(String, bound: Int)
}

extension FolderError: CustomStringConvertible {
  /// The path, and the problem.
  var description: String {
    switch self {
    case .unreadable(let path, let number):
      "\(path): the folder can't be read: \(String(cString: strerror(number)))"
    case .tooManyFolders(let path, let bound):
      "\(path): it has more than \(bound) folders, and the rest isn't searched"
    }
  }
}
