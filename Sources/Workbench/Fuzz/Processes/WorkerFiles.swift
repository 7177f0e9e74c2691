import Foundation
import Glibc

/// The files through which a worker and its runner communicate.
nonisolated struct WorkerFiles {
  let folder: String

  var progress: String { "\(folder)/progress" }
  /// The worker's standard error.
  var errors: String { "\(folder)/errors" }
  private var input: String { "\(folder)/input" }
  private var mismatch: String { "\(folder)/mismatch.json" }

  /// Returns whether a file is one of these.
  func isOwn(_ name: String) -> Bool {
    [progress, errors, input, mismatch].contains("\(folder)/\(name)")
  }

  /// Removes what an earlier worker left.
  func removeAll() {
    try? FileManager.default.removeItem(atPath: folder)
    mkdir(folder, 0o700)
  }

  func write(_ mismatch: Mismatch) {
    try? JSONEncoder().encode(mismatch).write(to: URL(filePath: self.mismatch))
  }

  func readMismatch() -> Mismatch? {
    guard let data = FileManager.default.contents(atPath: mismatch) else { return nil }
    return try? JSONDecoder().decode(Mismatch.self, from: data)
  }

  func write(_ input: Input) { try? Data(input.encoded).write(to: URL(filePath: self.input)) }

  func readInput() -> [UInt8] { Array(FileManager.default.contents(atPath: input) ?? Data()) }

  func appendInput(_ piece: [UInt8]) {
    let file = open(input, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let bytes = Input.encoded(piece)
    Glibc.write(file, bytes, bytes.count)
  }

  /// The first lines that the worker has written to standard error.
  func errorMessage() -> String {
    let data = FileManager.default.contents(atPath: errors) ?? Data()
    return String(decoding: data.prefix(1_000), as: UTF8.self)
      .split(separator: "\n").prefix { !$0.contains("stack trace") }.prefix(3)
      .joined(separator: "\n")
  }
}
