import Foundation
import Glibc

/// A temporary folder for the input files of a single benchmark run.
struct TemporaryFolder {
  private let path: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "/flowsh-benchmark-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchmarkError.system(what: "can't create a temporary folder", errno: errno)
    }
    path = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
  }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }

  /// Removes the folder and its files.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
