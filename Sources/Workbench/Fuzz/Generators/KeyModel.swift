/// A model of a line editor for the simple keys.
nonisolated struct KeyModel {
  /// A key with a meaning in the model.
  enum Key: CaseIterable {
    case left, right, home, end, backspace, delete, killToEnd, up, down, enter

    var bytes: [UInt8] {
      switch self {
      case .left: Array("\u{1B}[D".utf8)
      case .right: Array("\u{1B}[C".utf8)
      case .home: [0x01]
      case .end: [0x05]
      case .backspace: [0x7F]
      case .delete: Array("\u{1B}[3~".utf8)
      case .killToEnd: [0x0B]
      case .up: [0x10]
      case .down: [0x0E]
      case .enter: [0x0D]
      }
    }
  }

  static let keys = Key.allCases.filter { $0 != .enter }

  /// Returns whether the model can predict the effect of a key in the current state.
  func isPredictable(_ bytes: [UInt8]) -> Bool {
    bytes != Key.up.bytes || !history.isEmpty
  }

  /// The lines in the history, oldest first.
  private(set) var history: [String] = []
  private var line: [Unicode.Scalar] = []
  private var cursor = 0
  /// The number of lines that the user has gone up, and the line that was being edited before.
  private var up = 0
  private var edited: [Unicode.Scalar] = []

  /// Presses a key, or types text.
  mutating func press(_ bytes: [UInt8]) {
    guard let key = Key.allCases.first(where: { $0.bytes == bytes }) else {
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
      line.insert(contentsOf: text, at: cursor)
      return cursor += text.count
    }
    switch key {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(line.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = line.count
    case .backspace where cursor > 0:
      cursor -= 1
      line.remove(at: cursor)
    case .delete where cursor < line.count: line.remove(at: cursor)
    case .backspace, .delete: break
    case .killToEnd: line.removeSubrange(cursor...)
    case .up: recall(up + 1)
    case .down: if up > 0 { recall(up - 1) }
    case .enter: accept()
    }
  }

  private mutating func recall(_ number: Int) {
    guard !history.isEmpty else { return }
    if up == 0, number > 0 { edited = line }
    guard number >= 0 else { return }
    up = min(number, history.count)
    line = up == 0 ? edited : Array(history[history.count - up].unicodeScalars)
    cursor = line.count
  }

  private mutating func accept() {
    var text = String(String.UnicodeScalarView(line))
    while text.last == " " { text.removeLast() }
    if !text.isEmpty, !text.hasPrefix(" "), text != history.last { history.append(text) }
    self = KeyModel(history: history)
  }

  init() {}

  private init(history: [String]) { self.history = history }
}
