import Foundation

/// The text of a lock file, which a stranger may have written.
enum LockFile {
  /// The maximum size in bytes: a hundred times that of a usual one.
  static let mostBytes = 1 << 20

  /// Reads a lock file of lines, as ``text(of:_:)`` does.
  static func lines(of path: String, _ problems: inout [String]) -> [Substring]? {
    text(of: path, &problems)?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Reads a lock file.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - problems: Receives what is wrong with the file, in words that follow its name.
  /// - Returns: The text; `nil` if the file can't be used.
  static func text(of path: String, _ problems: inout [String]) -> String? {
    let data: Data
    do throws(AdoptionError) {
      data = try Contents.read(path)
    } catch {
      if case .unreadable(_, let reason) = error { problems.append("can't be read: \(reason)") }
      return nil
    }
    guard data.count <= mostBytes else {
      problems.append("isn't read, because it has more than 1 MB")
      return nil
    }
    if let line = Contents.conflict(in: data) {
      problems.append("isn't read, because a merge has left a conflict on line \(line); resolve it")
      return nil
    }
    guard let text = String(data: data, encoding: .utf8) else {
      problems.append("isn't read, because it is no text in UTF-8; restore it")
      return nil
    }
    return text
  }
}
