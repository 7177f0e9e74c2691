import Foundation
import Glibc

/// The files through which a worker and its runner communicate.
nonisolated struct WorkerFiles {
  private static let names = ["progress", "errors", "input", "mismatch"]
  let folder: String

  var progress: String { "\(folder)/progress" }
  /// The worker's standard error.
  var errors: String { "\(folder)/errors" }
  /// The input of the trial that is running.
  var input: String { "\(folder)/input" }
  private var mismatch: String { "\(folder)/mismatch" }

  /// Empties the folder, which is created if it doesn't exist.
  func removeAll() {
    try? FileManager.default.removeItem(atPath: folder)
    mkdir(folder, 0o700)
  }

  /// Removes what flowsh has written in the folder, such as recordings.
  func removeOthers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !Self.names.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  func write(_ mismatch: Mismatch) {
    try? JSONEncoder().encode(mismatch).write(to: URL(filePath: self.mismatch))
  }

  func readMismatch() -> Mismatch? {
    FileManager.default.contents(atPath: mismatch)
      .flatMap { try? JSONDecoder().decode(Mismatch.self, from: $0) }
  }

  func readInput() -> Input {
    Input(encoded: Array(FileManager.default.contents(atPath: input) ?? Data()))
  }

  /// The first lines that the worker has written to standard error.
  func errorMessage() -> String {
    let data = FileManager.default.contents(atPath: errors) ?? Data()
    return String(decoding: data.prefix(1_000), as: UTF8.self)
      .split(separator: "\n").prefix { !$0.contains("stack trace") }.prefix(3)
      .joined(separator: "\n")
  }
}
