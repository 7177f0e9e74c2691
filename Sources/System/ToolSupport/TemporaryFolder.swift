import Foundation
import Glibc

/// A temporary folder for the files of a run.
package struct TemporaryFolder {
  package let path: String

  /// Creates an empty folder that only the current user can access, whose name begins with a
  /// prefix.
  package init(prefix: String) throws(SystemError) {
    var template = Array((NSTemporaryDirectory() + "/\(prefix)-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemError(what: "can't create a temporary folder", errno: errno)
    }
    path = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
  }

  /// Writes a file and returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }

  /// Removes the folder and its files.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
