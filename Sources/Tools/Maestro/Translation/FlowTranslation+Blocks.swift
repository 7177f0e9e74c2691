import Script

/// Flows in flows, loops and conditions.
extension FlowTranslation {
  private static let conditions = ["visible", "notVisible", "platform", "true", "label"]

  mutating func runFlow(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["file", "commands", "when", "env", "config"], isTextAllowed: true)
    var headers: [String] = []
    if let when = arguments["when"] {
      guard let found = try conditions(when, arguments) else {
        emit("# \(arguments.command): only for another platform", at: arguments.line)
        return
      }
      headers = found
    }
    try inBlocks(headers.map { "if \($0)" }, at: arguments.line) {
      (flow) throws(FlowMistake) in try flow.runBody(of: arguments)
    }
  }

  /// Adds the lines of the flow that a command runs: those of another file, or of its own commands.
  private mutating func runBody(of arguments: FlowArguments) throws(FlowMistake) {
    let environment = try environment(arguments["env"], arguments)
    if let file = try arguments.text("file") {
      guard arguments["commands"] == nil else {
        throw arguments.mistake("needs file or commands, not both")
      }
      let variables = environment.map { name, value in
        " \"\(name)=\(FlowText.quoted(value.parts))\""
      }
      knownDecisions = nil
      return step("source \(file.word)\(variables.joined())", arguments)
    }
    guard let commands = arguments["commands"]?.list else {
      throw arguments.mistake("needs a file, or a list of commands")
    }
    try arguments.requireNotOptional()
    if let label = arguments.label { emit("note \(label)", at: arguments.line) }
    guard !environment.isEmpty else { return translate(commands) }
    let names = environment.map(\.name).joined(separator: " ")
    let values = environment.map { "\"\(FlowText.quoted($0.value.parts))\"" }
    block("each \(names) in (\(values.joined(separator: " ")))", at: arguments.line) {
      $0.translate(commands)
    }
  }

  mutating func `repeat`(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["times", "while", "commands"])
    guard let commands = arguments["commands"]?.list else {
      throw arguments.mistake("needs a list of commands")
    }
    try arguments.requireNotOptional()
    let times = try arguments.text("times")
    if let literal = times?.literal {
      guard let number = Int(literal), 0...Block.mostRounds ~= number else {
        throw arguments.mistake("times is a number from 0 to \(Block.mostRounds), not \(literal)")
      }
    }
    hasSteps = true
    guard let condition = arguments["while"] else {
      guard let times else { throw arguments.mistake("needs times or while") }
      return block("repeat \(times.word)", at: arguments.line) { $0.translate(commands) }
    }
    guard let headers = try conditions(condition, arguments), times?.literal != "0" else { return }
    guard headers.count == 1 else {
      throw arguments.mistake("while needs exactly one condition", at: condition.line)
    }
    let limit = times.map { " at most \($0.word)" } ?? ""
    block("while \(headers[0])\(limit)", at: arguments.line) { $0.translate(commands) }
  }

  mutating func retry(_ arguments: FlowArguments) throws(FlowMistake) {
    try arguments.allow(["maxRetries", "commands", "file", "env"])
    try arguments.requireNotOptional()
    let retries = try arguments.number("maxRetries", in: 0...3) ?? 1
    hasSteps = true
    var mistake: FlowMistake?
    block("attempt \(retries + 1)", at: arguments.line) { flow in
      do throws(FlowMistake) { try flow.runBody(of: arguments) } catch { mistake = error }
    }
    if let mistake { throw mistake }
  }

  /// Returns the conditions, as words after `if`; `nil` if one is never met.
  private func conditions(
    _ value: FlowValue, _ arguments: FlowArguments
  ) throws(FlowMistake) -> [String]? {
    guard let fields = value.fields else {
      throw arguments.mistake(
        "a condition is visible, notVisible, platform or true", at: value.line)
    }
    var conditions: [String] = []
    for field in fields {
      switch field.key {
      case "visible":
        let words = try FlowSelector(field.value, of: field.key).words
        conditions.append("visible \(words) within \(Self.patience)")
      case "notVisible":
        let words = try FlowSelector(field.value, of: field.key).words
        conditions.append("no visible \(words) within \(Self.patience)")
      case "platform":
        let name = try field.text(of: arguments.command)
        guard name.lowercased() == "ios" else { return nil }
      case "true":
        conditions += try FlowCondition.all(of: try field.text(of: field.key), line: field.line)
      case "label", "optional": continue
      default: throw .unknown(field, of: "a condition", known: Self.conditions)
      }
    }
    return conditions
  }

  /// Adds lines inside of blocks, each in the one before.
  private mutating func inBlocks(
    _ headers: [String], at line: Int,
    _ body: (inout FlowTranslation) throws(FlowMistake) -> Void
  ) throws(FlowMistake) {
    guard let first = headers.first else { return try body(&self) }
    var mistake: FlowMistake?
    block(first, at: line) { flow in
      do throws(FlowMistake) {
        try flow.inBlocks(Array(headers.dropFirst()), at: line, body)
      } catch { mistake = error }
    }
    if let mistake { throw mistake }
  }

  /// Returns variables and their values.
  func environment(
    _ value: FlowValue?, _ arguments: FlowArguments
  ) throws(FlowMistake) -> [(name: String, value: FlowText)] {
    guard let value, !value.isNone else { return [] }
    guard let fields = value.fields else {
      throw arguments.mistake("env needs names and values, not \(value.kind)", at: value.line)
    }
    var all: [(name: String, value: FlowText)] = []
    for field in fields {
      guard Expansion.isName(field.key) else {
        throw arguments.mistake("\(field.key) is no name of a variable", at: field.line)
      }
      let text = field.value.isNone ? "" : try field.text(of: "env")
      all.append((field.key, try FlowText(text, line: field.line)))
    }
    return all
  }
}
