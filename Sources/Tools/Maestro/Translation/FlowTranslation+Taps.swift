import Script

/// Taps and other gestures.
extension FlowTranslation {
  private static let tapKeys = [
    "repeat", "delay", "retryTapIfNoChange", "waitToSettleTimeoutMs", "waitUntilVisible",
  ]

  mutating func tapOn(_ arguments: FlowArguments, times: Int = 1) throws(FlowMistake) {
    let selector = try FlowSelector(
      arguments.value, of: arguments.command, besides: Self.tapKeys + FlowArguments.common)
    let times = try arguments.number("repeat", in: 1...10) ?? times
    step(
      "touch \(selector.words)" + (times > 1 ? " --times \(times)" : "")
        + " within \(Self.patience)", arguments)
  }

  mutating func longPressOn(_ arguments: FlowArguments) throws(FlowMistake) {
    let selector = try FlowSelector(
      arguments.value, of: arguments.command, besides: Self.tapKeys + FlowArguments.common)
    step("touch \(selector.words) --long within \(Self.patience)", arguments)
  }

  mutating func pressKey(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["key"], isTextAllowed: true)
    guard let key = try arguments.text("key")?.literal else {
      throw arguments.mistake("needs a key")
    }
    switch key.lowercased() {
    case "enter", "return": step("submit --return", arguments)
    case "backspace": step("type --delete 1", arguments)
    case "home", "lock": step("background", arguments)
    case "back": step("back", arguments)
    case "volume up", "volume down", "power":
      emit("# pressKey \(key): it has no effect on the app", at: arguments.line)
    default:
      throw arguments.mistake("no key \"\(key)\" on iOS; the keys are enter, backspace, home, lock")
    }
  }

  mutating func scrollUntilVisible(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow([
      "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement",
      "waitToSettleTimeoutMs",
    ])
    guard let element = arguments["element"] else { throw arguments.mistake("needs an element") }
    let words = try FlowSelector(element, of: arguments.command).words
    let direction = try arguments.text("direction")?.literal?.uppercased() ?? "DOWN"
    let turn: String
    switch direction {
    case "DOWN": turn = "? scroll"
    case "LEFT": turn = "? page next"
    case "RIGHT": turn = "? page previous"
    // What is above has been on the screen, and stays there.
    case "UP": turn = ""
    default: throw arguments.mistake("direction is DOWN, UP, LEFT or RIGHT, not \(direction)")
    }
    if !turn.isEmpty {
      hasSteps = true
      block("while no visible \(words) at most 20", at: arguments.line) {
        $0.emit(turn, at: arguments.line)
      }
    }
    step(
      "expect visible \(words) within \(try arguments.seconds("timeout", or: 20_000))", arguments)
  }

  mutating func swipe(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow([
      "direction", "from", "start", "end", "duration", "waitToSettleTimeoutMs",
    ])
    let (direction, isFromEdge) = try direction(of: arguments)
    let line = arguments.line
    hasSteps = true
    if let from = arguments["from"] {
      let words = try FlowSelector(from, of: arguments.command).words
      step("expect visible \(words) within \(Self.patience)", arguments)
    }
    switch direction {
    case "UP": emit("? scroll", at: line)
    case "LEFT": emit("? page next", at: line)
    case "RIGHT": emit(isFromEdge ? "? back --swipe" : "? page previous", at: line)
    default:
      block("if modal", at: line, otherwise: { $0.emit("? refresh --pull", at: line) }) {
        $0.emit("? dismiss", at: line)
      }
    }
  }

  /// Returns the direction of a swipe, and whether it begins at the left edge.
  private func direction(
    of arguments: FlowArguments
  ) throws(FlowMistake) -> (name: String, isFromEdge: Bool) {
    if let direction = try arguments.text("direction")?.literal?.uppercased() {
      guard ["UP", "DOWN", "LEFT", "RIGHT"].contains(direction) else {
        throw arguments.mistake("direction is UP, DOWN, LEFT or RIGHT, not \(direction)")
      }
      return (direction, false)
    }
    guard let start = try point("start", arguments), let end = try point("end", arguments) else {
      throw arguments.mistake("needs a direction, or start and end")
    }
    let (across, down) = (end.x - start.x, end.y - start.y)
    guard abs(across) > abs(down) else { return (down > 0 ? "DOWN" : "UP", false) }
    return (across > 0 ? "RIGHT" : "LEFT", across > 0 && start.x <= 5)
  }

  private func point(
    _ key: String, _ arguments: FlowArguments
  ) throws(FlowMistake) -> (x: Double, y: Double)? {
    guard let field = arguments.field(key) else { return nil }
    let text = try field.text(of: arguments.command)
    let numbers = text.split(separator: ",").map {
      Double($0.filter { !$0.isWhitespace && $0 != "%" })
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
      throw arguments.mistake("\(key) is a point such as 50%, 80%, not \(text)", at: field.line)
    }
    return (x, y)
  }
}
