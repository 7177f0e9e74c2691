import Script

/// What the keyboard does.
extension FlowTranslation {
  /// The number of characters that `eraseText` deletes without a number.
  private static let mostErased = 50

  mutating func inputText(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["text"], isTextAllowed: true)
    guard let text = try arguments.text("text") else { throw arguments.mistake("needs a text") }
    step("type --here \(text.word)", arguments)
  }

  mutating func eraseText(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["charactersToErase"], isTextAllowed: true)
    let count = try arguments.text("charactersToErase")
    guard let count else {
      step("type --delete \(Self.mostErased)", arguments)
      return
    }
    if let literal = count.literal {
      guard let number = Int(literal), number > 0 else {
        throw arguments.mistake("needs a number of characters, not \(literal)")
      }
    }
    step("type --delete \(count.word)", arguments)
  }

  mutating func setClipboard(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["text"], isTextAllowed: true)
    guard let text = try arguments.text("text") else { throw arguments.mistake("needs a text") }
    clipboard = text
    emit("# setClipboard: pasteText types the text", at: arguments.line)
  }

  mutating func pasteText(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow([])
    guard let clipboard else {
      throw arguments.mistake(
        "the clipboard isn't known here; use inputText, or setClipboard above it in the same file")
    }
    step("type --here \(clipboard.word)", arguments)
  }

  mutating func inputRandom(
    _ kind: FlowRandom.Kind, _ arguments: FlowArguments
  ) throws(FlowMistake) {
    try arguments.allow(kind.hasLength ? ["length"] : [])
    let length = try arguments.number("length", in: 1...1_000) ?? FlowRandom.standardLength
    var random = FlowRandom(path: path, line: arguments.line)
    step("type --here \(FlowText.word([.literal(random.text(kind, length: length))]))", arguments)
  }
}
