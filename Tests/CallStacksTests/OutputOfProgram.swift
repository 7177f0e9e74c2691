import Foundation

/// What a program prints.
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
