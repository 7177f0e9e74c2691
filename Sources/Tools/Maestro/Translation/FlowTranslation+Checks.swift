import Script

/// Assertions, waits and pictures.
extension FlowTranslation {
  mutating func assertVisible(
    _ arguments: FlowArguments, isVisible: Bool
  ) throws(FlowMistake) {
    let selector = try FlowSelector(
      arguments.value, of: arguments.command, besides: FlowArguments.common)
    step(
      "expect \(isVisible ? "" : "no ")visible \(selector.words) within \(Self.patience)", arguments
    )
  }

  mutating func extendedWaitUntil(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["visible", "notVisible", "timeout"])
    let seconds = try arguments.seconds("timeout", or: 7_000)
    var isEmpty = true
    for (key, mark) in [("visible", ""), ("notVisible", "no ")] {
      guard let value = arguments[key] else { continue }
      isEmpty = false
      let words = try FlowSelector(value, of: arguments.command).words
      step("expect \(mark)visible \(words) within \(seconds)", arguments)
    }
    if isEmpty { throw arguments.mistake("needs visible or notVisible") }
  }

  mutating func assertTrue(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["condition"], isTextAllowed: true)
    guard let text = arguments.value.text ?? arguments["condition"]?.text else {
      throw arguments.mistake("needs a condition, such as ${NAME == 'x'}")
    }
    let conditions = try FlowCondition.all(of: text, line: arguments.line)
    for condition in conditions { step("expect \(condition)", arguments) }
  }

  mutating func takeScreenshot(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["path", "cropOn"], isTextAllowed: true)
    guard let path = try arguments.text("path") else { throw arguments.mistake("needs a path") }
    step("screen --picture \(FlowText.word(path.parts + [.literal(".svg")]))", arguments)
  }
}
