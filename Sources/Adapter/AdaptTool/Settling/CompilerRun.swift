import Files
import Foundation
import SourceAdapter

/// The errors of one run of the compiler over the texts of a module.
struct CompilerRun {
  /// The errors by the paths of the texts.
  private(set) var errors: [String: [CompilerError]] = [:]
  /// The errors that belong to no text.
  private(set) var otherErrors: [String] = []
  private(set) var status: Int32 = 0
  /// Whether the compiler was killed, so that it has found only a part of what is wrong.
  private(set) var isKilled = false

  /// Runs the compiler.
  ///
  /// - Parameters:
  ///   - compiler: Its path.
  ///   - arguments: Its options and files.
  /// - Throws: An error if it can't be started.
  init(_ compiler: String, _ arguments: [String]) throws {
    let output = try Self.output(of: compiler, arguments)
    self.init(
      output: output.text, status: output.status, reason: output.isSignal ? "signal" : "status")
  }

  /// Runs the compiler, and returns what it prints.
  ///
  /// It stays in the process group of this tool, so that it ends with it.
  static func output(
    of compiler: String, _ arguments: [String]
  ) throws -> (text: String, status: Int32, isSignal: Bool) {
    let pipe = Pipe()
    let output = ChildProcess.Stream.descriptor(pipe.fileHandleForWriting.fileDescriptor)
    let process = try ChildProcess.start(
      compiler, arguments: [compiler] + arguments,
      streams: [0: .reading("/dev/null"), 1: output, 2: output])
    try pipe.fileHandleForWriting.close()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return (
      String(decoding: data, as: UTF8.self), signal == 0 ? status >> 8 & 0xFF : signal, signal != 0
    )
  }

  /// Creates a run from what the compiler has printed.
  ///
  /// - Parameters:
  ///   - output: The text.
  ///   - status: The status with which it has ended.
  ///   - reason: The kind of status, in words.
  init(output: String, status: Int32 = 0, reason: String = "status") {
    self.status = status
    let failure = read(output)
    // A compiler that is killed has found nothing, which isn't the same as that nothing is wrong.
    if status != 0, errors.isEmpty, otherErrors.isEmpty {
      isKilled = reason == "signal" || failure?.contains("due to signal") == true
      otherErrors = [failure ?? "the compiler ended with \(reason) \(status) and no error"]
    }
  }

  /// Reads the errors.
  ///
  /// - Parameter output: What the compiler has printed.
  /// - Returns: The last message that only says that one of its processes has failed.
  private mutating func read(_ output: String) -> String? {
    var failure: String?
    var last: (path: String, index: Int)?
    var known: Set<String> = []
    // A regex literal is compiled each time that it is reached.
    let diagnosticForm = /(\/.*?):(\d+):(\d+): (error|note): (.*)/
    let crashForm = /^\d+\.\s+While .*?\[?(\/[^\]:"]+):(\d+):(\d+)/
    // The declaration is in a module without sources here.
    let candidateForm = /(\w+)\.\S+:\d+:\d+: note: (found this candidate)/
    let otherForm = /(?:<unknown>:0: )?(?:fatal )?error: (.*)/
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: diagnosticForm),
        let number = Int(match.2), let column = Int(match.3)
      {
        let path = String(match.1)
        if match.4 == "note" {
          if let last { errors[last.path]?[last.index].notes.append(String(match.5)) }
          continue
        }
        // Each part of a module is compiled on its own, and reports what it has seen of the others.
        guard known.insert(String(line)).inserted else {
          last = nil
          continue
        }
        errors[path, default: []].append(
          CompilerError(line: number, column: column, String(match.5)))
        last = (path, (errors[path]?.count ?? 1) - 1)
      } else if let match = line.firstMatch(of: crashForm),
        let number = Int(match.2), let column = Int(match.3)
      {
        // Where the compiler itself crashes, its last words name the place.
        errors[String(match.1), default: []].append(
          CompilerError(line: number, column: column, "the compiler crashes here"))
      } else if let match = line.wholeMatch(of: candidateForm) {
        if let last {
          errors[last.path]?[last.index].notes.append("\(match.2) in module '\(match.1)'")
        }
      } else if let match = line.wholeMatch(of: otherForm) {
        let text = String(match.1)
        if text.contains("command failed") {
          failure = text
        } else if !text.hasPrefix("fatalError") {
          otherErrors.append(text)
        }
      }
    }
    return failure
  }
}
