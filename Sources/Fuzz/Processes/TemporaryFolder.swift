import Foundation

/// A temporary folder for the files of a run.
struct TemporaryFolder {
  let path: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "/flowsh-fuzz-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FuzzError.system(what: "can't create a temporary folder", errno: errno)
    }
    path = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
  }

  /// Removes the folder and its files.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
