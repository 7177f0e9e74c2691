import Foundation
import Glibc

/// A run of `flowsh` at a prompt.
final class KeySession {
  private static let prompt = Array("Persons> ".utf8)
  /// The maximum time in seconds for anything that should take milliseconds.
  private static let patience = 15.0

  private let terminal: Terminal
  private let home: String
  private let bench: Workbench
  private var ending: ProcessEnd?

  /// Starts the program and waits for its prompt.
  init(home: String, _ bench: Workbench) throws(Mismatch) {
    self.home = home
    self.bench = bench
    let folder = URL(filePath: Spawn.ownPath).deletingLastPathComponent().path
    let environment = [
      "HOME": home, "TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/nonexistent",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    do {
      terminal = try Terminal(
        "\(folder)/flowsh", ["--app", "contacts", "--color", "never"], environment: environment)
    } catch {
      throw Mismatch("flowsh starts", expected: "a prompt", seen: "\(error)")
    }
    let output = terminal
    try wait("a prompt at the start") { output.output.suffix(400).contains(Self.prompt) }
  }

  deinit { if ending == nil { terminal.program.kill() } }

  // MARK: Comparing

  /// Types lines and compares the history with that of the model.
  func compare(_ keys: [[UInt8]]) throws(Mismatch) {
    var model = KeyModel()
    var line: [UInt8] = []
    for key in keys + [KeyModel.Key.enter.bytes] {
      // The shrinker may have made a key unpredictable.
      guard model.isPredictable(key) else { continue }
      model.press(key)
      line += key
      guard key == KeyModel.Key.enter.bytes else { continue }
      try enter(line)
      line = []
    }
    try send([0x04])
    try waitForEnd()
    try requireGoodEnd(signals: [])
    let history = readHistory()
    guard history == model.history else {
      throw Mismatch(
        "the history contains the lines as edited", expected: "\(model.history)",
        seen: "\(history)")
    }
  }

  /// Types a line and waits for the next prompt.
  private func enter(_ line: [UInt8]) throws(Mismatch) {
    try send(line.dropLast())
    let terminal = terminal
    // The editor echoes the keys; what follows the Enter key ends with a prompt.
    let start = terminal.output.count
    try send([0x0D])
    bench.count()
    try wait("a prompt after a line") {
      guard let newline = terminal.output[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        return false
      }
      return terminal.output[newline...].contains(Self.prompt)
    }
  }

  /// Returns the lines of the history file, in which libedit writes some characters as `\040`.
  private func readHistory() -> [String] {
    let data = FileManager.default.contents(atPath: "\(home)/.local/state/flowsh/history") ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).dropFirst().map { line in
      var bytes: [UInt8] = []
      var rest = Array(line)[...]
      while let byte = rest.popFirst() {
        let digits = rest.prefix(3)
        if byte == UInt8(ascii: "\\"), digits.count == 3,
          let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
        {
          bytes.append(code)
          rest = rest.dropFirst(3)
        } else {
          bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  // MARK: Pressing any keys

  /// Presses keys, then ends the program with SIGTERM if it is still running.
  func press(_ keys: [[UInt8]]) throws(Mismatch) {
    for (place, key) in keys.enumerated() {
      bench.count()
      try send(key)
      if place % 10 == 9 { terminal.resize(columns: 1 + place * 7 % 120, rows: 1 + place % 30) }
    }
    // Let the program read some of the keys.
    _ = terminal.wait(until: Progress.now + 0.05) { hasEnded }
    if !hasEnded {
      kill(terminal.program.process, SIGTERM)
      kill(terminal.program.process, SIGCONT)
    }
    try waitForEnd()
    try requireGoodEnd(signals: [SIGTERM, SIGQUIT, SIGINT])
  }

  // MARK: The end

  private var hasEnded: Bool {
    ending = ending ?? terminal.program.end()
    return ending != nil
  }

  private func waitForEnd() throws(Mismatch) {
    try wait("the end of the program") { hasEnded }
  }

  private func requireGoodEnd(signals: [Int32]) throws(Mismatch) {
    guard let ending else { return }
    switch ending {
    case .exited(0): break
    case .signaled(let signal) where signals.contains(signal): break
    default:
      throw Mismatch(
        "the prompt doesn't crash", expected: "exit 0", seen: "\(ending)\n\(lastOutput)")
    }
    guard terminal.isRestored else {
      throw Mismatch(
        "the terminal is restored", expected: "the modes that it had before",
        seen: "other modes after \(ending)\n\(lastOutput)")
    }
  }

  private var lastOutput: String { String(decoding: terminal.output.suffix(300), as: UTF8.self) }

  private func send(_ bytes: [UInt8]) throws(Mismatch) {
    if !terminal.send(bytes, until: Progress.now + Self.patience) {
      throw Mismatch("the prompt reads keys", expected: "room for keys", seen: lastOutput)
    }
  }

  private func wait(_ what: String, _ isDone: () -> Bool) throws(Mismatch) {
    if !terminal.wait(until: Progress.now + Self.patience, isDone) {
      throw Mismatch("the prompt responds in time", expected: what, seen: lastOutput)
    }
  }
}
