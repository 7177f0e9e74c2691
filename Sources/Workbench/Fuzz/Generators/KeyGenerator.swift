import Foundation

/// Keys at the prompt of `flowsh`, in a pseudoterminal.
///
/// The program must not crash, and must restore the terminal. For simple keys, the history must
/// contain the same lines as the history of a model.
struct KeyGenerator: Generator {
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

  private let bench: Workbench

  init(_ bench: Workbench) { self.bench = bench }

  func make(_ random: inout Random, into draft: Draft) {
    let mode = random.pick([KeyMode.model, .emacs, .vi])
    draft.append(mode.rawValue)
    var model = KeyModel()
    func append(_ key: [UInt8]) {
      draft.append(key)
      model.press(key)
    }
    for _ in 0..<random.number(in: 1...5) {
      for _ in 0..<random.number(in: 1...25) {
        switch random.below(mode == .model ? 3 : 4) {
        case 0: append(Array(random.pick(Self.words).utf8))
        case 3: append(random.pick(Self.wild))
        default:
          let key = random.pick(Self.simple)
          append(mode != .model || model.isPredictable(key) ? key : [UInt8(ascii: "k")])
        }
      }
      append(KeyModel.Key.enter.bytes)
    }
  }

  func check(_ input: Input) throws(Mismatch) {
    let mode = input.lines.first.flatMap(KeyMode.init) ?? .emacs
    let keys =
      KeyMode(rawValue: input.lines.first ?? "") == nil
      ? input.pieces : Array(input.pieces.dropFirst())
    let home = "\(bench.folder)/home"
    try? FileManager.default.removeItem(atPath: home)
    mkdir(home, 0o700)
    if mode == .vi {
      try? "bind -v\n".write(toFile: "\(home)/.editrc", atomically: false, encoding: .utf8)
    }
    let session = try KeySession(home: home, bench)
    if mode == .model { try session.compare(keys) } else { try session.press(keys) }
  }
}

/// How the keys are read, and what is compared.
nonisolated enum KeyMode: String {
  /// The default keys, compared with a model.
  case model
  /// The default keys; nothing is compared, but the program must not crash.
  case emacs
  /// vi's keys; nothing is compared, but the program must not crash.
  case vi
}
