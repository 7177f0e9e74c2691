import Foundation

/// The lines that a program prints to standard output.
struct OutputOfProgram {
  let lines: [String]

  init(_ path: String) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
