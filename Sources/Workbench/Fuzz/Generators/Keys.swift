import Foundation
import Glibc
import PseudoTerminal

nonisolated extension Generator {
  /// Keys at the prompt of `flowsh`, in a pseudoterminal.
  ///
  /// The program must not crash, and must restore the terminal. For simple keys, the history must
  /// contain the same lines as the history of a model.
  static let keys = Generator(
    name: "keys", summary: "keys at the prompt in a pseudoterminal", make: Keys.make,
    check: Keys.check)
}

private enum Keys {
  /// The way in which the keys are read; with those of the model, the history is compared.
  private enum Mode: String {
    case model, emacs, vi
  }

  /// The text of the lines, without spaces: commands with arguments may be secrets, which the
  /// history omits.
  private static let words = ["note", "a", "b_c", "screen", "x-y", "#", "é", "日本", "9"]
  private static let simple: [[UInt8]] = KeyModel.keys.map(\.bytes)
  private static let wild: [[UInt8]] =
    ([
      "\r", "\r", "\t", "\t\t", "\u{3}", "\u{12}", "\u{12}se", "\u{7}", "\u{17}", "\u{15}",
      "\u{19}",
      "\u{1B}b", "\u{1B}f", "\u{1B}d", "\u{1B}[3~", "\u{1B}[1;5D", "\u{1B}[200~paste\rx\u{1B}[201~",
      "\u{1B}[200~", "\u{1B}[201~", "\u{1B}", "\u{C}", "\u{14}", "\u{16}", "\u{1F}", "0", "$", "d",
      "dd",
      "cw", "p", "u", "A", "i", "~", "%", "se\t", "select \t", "type Pa\t", "each x in (1 2)\r",
      "end\r",
      "login\r", "fred\r", "back\r", "select 1\r", "open 1\r",
    ] as [String]).map { Array($0.utf8) } + [[0xC3], [0xFF], [0x00], [0x1C], [0x04]]

  private static let prompt = "Persons> "
  private static let patience = Duration.seconds(15)

  static func make(_ random: inout Random, _ draft: Draft) {
    let mode = random.pick([Mode.model, .emacs, .vi])
    draft.append(mode.rawValue)
    var model = KeyModel()
    func append(_ key: [UInt8]) {
      draft.append(key)
      model.press(key)
    }
    for _ in 0..<random.number(in: 1...5) {
      for _ in 0..<random.number(in: 1...25) {
        switch random.below(mode == .model ? 3 : 4) {
        case 0: append(Array(random.pick(words).utf8))
        case 3: append(random.pick(wild))
        default:
          let key = random.pick(simple)
          append(mode != .model || model.isPredictable(key) ? key : [UInt8(ascii: "k")])
        }
      }
      append(KeyModel.Key.enter.bytes)
    }
  }

  static func check(_ input: Input) throws(Mismatch) {
    let mode = input.lines.first.flatMap(Mode.init)
    let keys = mode == nil ? input.pieces : Array(input.pieces.dropFirst())
    let home = FileManager.default.currentDirectoryPath + "/home"
    try? FileManager.default.removeItem(atPath: home)
    mkdir(home, 0o700)
    if mode == .vi {
      try? "bind -v\n".write(toFile: "\(home)/.editrc", atomically: false, encoding: .utf8)
    }
    do {
      let terminal = try PseudoTerminal(
        BuiltProduct.path(of: "flowsh"), ["--app", "contacts", "--color", "never"],
        environment: ["HOME": home, "PATH": "/nonexistent", "SWIFT_BACKTRACE": "enable=no"],
        columns: 400)
      try terminal.wait(for: prompt, within: patience)
      if mode == .model {
        try compare(keys, terminal, home: home)
      } else {
        try press(keys, terminal)
      }
    } catch let mismatch as Mismatch {
      throw mismatch
    } catch {
      throw Mismatch("the prompt responds in time", expected: "a response", seen: "\(error)")
    }
  }

  /// Types lines and compares the history with that of the model.
  private static func compare(
    _ keys: [[UInt8]], _ terminal: PseudoTerminal, home: String
  ) throws {
    var model = KeyModel()
    for key in keys + [KeyModel.Key.enter.bytes] {
      // The shrinker may have made a key unpredictable.
      guard model.isPredictable(key) else { continue }
      model.press(key)
      try terminal.send(key)
      guard key == KeyModel.Key.enter.bytes else { continue }
      Progress.count()
      // The editor echoes the keys; what follows the Enter key ends with a prompt.
      try terminal.wait(for: "\n", within: patience)
      try terminal.wait(for: prompt, within: patience)
    }
    try terminal.send([0x04])
    try requireGoodEnd(terminal, signals: [])
    let history = readHistory(home)
    guard history == model.history else {
      throw Mismatch(
        "the history contains the lines as edited", expected: "\(model.history)",
        seen: "\(history)")
    }
  }

  /// Presses keys, then ends the program with SIGTERM if it is still running.
  private static func press(_ keys: [[UInt8]], _ terminal: PseudoTerminal) throws {
    for (place, key) in keys.enumerated() {
      Progress.count()
      // The program may have ended.
      guard (try? terminal.send(key)) != nil else { break }
      if place % 10 == 9 { terminal.resize(columns: 1 + place * 7 % 120, rows: 1 + place % 30) }
    }
    // Let the program read some of the keys.
    usleep(50_000)
    for signal in [SIGTERM, SIGCONT] { kill(terminal.process, signal) }
    try requireGoodEnd(terminal, signals: [SIGTERM, SIGQUIT, SIGINT])
  }

  private static func requireGoodEnd(_ terminal: PseudoTerminal, signals: [Int32]) throws {
    let ending = try terminal.waitForExit(within: patience)
    let output = terminal.output.suffix(300)
    switch ending {
    case .exited(0): break
    case .signaled(let signal) where signals.contains(signal): break
    default:
      throw Mismatch(
        "the prompt doesn't crash", expected: "exit 0", seen: "\(ending.text)\n\(output)")
    }
    guard terminal.isOrdinary else {
      throw Mismatch(
        "the terminal is restored", expected: "the usual modes",
        seen: "other modes after \(ending.text)\n\(output)")
    }
  }

  /// Returns the lines of the history file, in which libedit writes some characters as `\040`.
  private static func readHistory(_ home: String) -> [String] {
    let data = FileManager.default.contents(atPath: "\(home)/.local/state/flowsh/history") ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).dropFirst().map { line in
      var bytes: [UInt8] = []
      var rest = Array(line)[...]
      while let byte = rest.popFirst() {
        let code = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
        if byte == UInt8(ascii: "\\"), rest.count >= 3, let code {
          bytes.append(code)
          rest = rest.dropFirst(3)
        } else {
          bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
