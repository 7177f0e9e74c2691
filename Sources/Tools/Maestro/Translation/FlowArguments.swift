import Script

/// The arguments of a command: its fields, and what every command can have.
struct FlowArguments {
  let command: String
  let line: Int
  let value: FlowValue
  /// The keys that every command can have.
  static let common = ["label", "optional"]

  /// The description that takes the place of the command in messages; `nil` if there is none.
  private(set) var label: String?
  /// Whether the flow goes on if the command fails.
  private(set) var isOptional = false

  /// Reads the common keys.
  ///
  /// - Throws: A mistake if one of them has a wrong value.
  init(_ command: String, _ value: FlowValue, line: Int) throws(FlowMistake) {
    self.command = command
    self.line = line
    self.value = value
    for field in value.fields ?? [] {
      switch field.key {
      case "label":
        label = try FlowText(try field.text(of: command), line: field.line).free(line: field.line)
      case "optional":
        isOptional = try flag("optional") == true
      default: continue
      }
    }
  }

  func mistake(_ problem: String, at line: Int? = nil) -> FlowMistake {
    FlowMistake(line: line ?? self.line, "\(command): \(problem)")
  }

  /// Returns the field with a key; `nil` if there is none.
  func field(_ key: String) -> FlowValue.Field? { value.fields?.first { $0.key == key } }

  subscript(key: String) -> FlowValue? { field(key)?.value }

  /// Throws a mistake if there are keys that the command doesn't have, or the value is of the wrong
  /// kind.
  func allow(_ keys: [String], isTextAllowed: Bool = false) throws(FlowMistake) {
    switch value.content {
    case .none: return
    case .text where isTextAllowed: return
    case .fields(let fields):
      for field in fields where !(keys + Self.common).contains(field.key) {
        throw .unknown(field, of: command, known: keys + Self.common)
      }
    case .text, .list:
      throw mistake("needs \(isTextAllowed ? "a text or " : "")keys, not \(value.kind)")
    }
  }

  /// Returns the text of the command or of a key; `nil` if there is none.
  func text(_ key: String) throws(FlowMistake) -> FlowText? {
    if let text = value.text { return try FlowText(text, line: line) }
    guard let field = field(key) else { return nil }
    return try FlowText(try field.text(of: command), line: field.line)
  }

  /// Returns whether a key is true; `nil` if it isn't there.
  func flag(_ key: String) throws(FlowMistake) -> Bool? {
    guard let field = field(key) else { return nil }
    guard let flag = field.value.flag else {
      throw mistake(
        "\(key) is true or false, not \(field.value.text ?? field.value.kind)", at: field.line)
    }
    return flag
  }

  /// Throws a mistake if the command, which has others in it, is optional.
  func requireNotOptional() throws(FlowMistake) {
    guard isOptional else { return }
    throw mistake(
      "optional isn't supported for a list of commands; make those optional that may fail")
  }

  /// Returns a number of milliseconds as seconds with their unit.
  ///
  /// - Throws: A mistake if the value is no number.
  func seconds(_ key: String, or standard: Int) throws(FlowMistake) -> String {
    guard let field = field(key) else { return Self.seconds(standard) }
    let text = try field.text(of: command).replacing("_", with: "")
    guard let number = Double(text), number >= 0, number <= 3_600_000 else {
      throw mistake("\(key) is a number of milliseconds, at most an hour", at: field.line)
    }
    return Self.seconds(Int(number))
  }

  private static func seconds(_ milliseconds: Int) -> String {
    milliseconds.isMultiple(of: 1_000)
      ? "\(milliseconds / 1_000)s" : "\(Double(milliseconds) / 1_000)s"
  }

  /// Returns a whole number; `nil` if there is none.
  func number(_ key: String, in range: ClosedRange<Int>) throws(FlowMistake) -> Int? {
    guard let field = field(key) else { return nil }
    let text = try field.text(of: command)
    guard let number = Double(text).flatMap(Int.init(exactly:)), range.contains(number) else {
      throw mistake(
        "\(key) is a number from \(range.lowerBound) to \(range.upperBound), not \(text)",
        at: field.line)
    }
    return number
  }
}
