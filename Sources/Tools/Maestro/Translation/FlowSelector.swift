import Script

/// What a command of a flow is about, as words of `touch` and `expect visible`.
struct FlowSelector {
  /// The words.
  let words: String
  private static let noPixels = "flowsh has no pixels; name the element by its text or id"
  /// What a user does instead of a selector that needs pixels.
  private static let unknown = [
    "point": noPixels, "width": noPixels, "height": noPixels, "tolerance": noPixels,
    "css": "this is for the web; name the element by its text or id",
    "traits": "name the element by its text or id",
    "containsChild": inRow, "containsDescendants": inRow,
  ]
  private static let inRow = "name a text in the row itself; a tap on it taps the row"
  private static let relations = [
    "below": "--below", "above": "--above", "leftOf": "--in", "rightOf": "--in",
    "childOf": "--in",
  ]
  private static let states = [
    "enabled": ("--enabled", "--disabled"), "checked": ("--on", "--off"),
    "selected": ("--selected", "--unselected"), "focused": ("--focused", "--unfocused"),
  ]
  /// The keys.
  static let keys = ["text", "id", "index"] + relations.keys.sorted() + states.keys.sorted()

  /// Reads a selector.
  ///
  /// - Parameters:
  ///   - value: A text, or a dictionary.
  ///   - command: The command's name, for messages.
  ///   - others: The keys of the dictionary that belong to the command.
  /// - Throws: A mistake if the selector is none, or one that flowsh doesn't have.
  init(_ value: FlowValue, of command: String, besides others: [String] = []) throws(FlowMistake) {
    if let text = value.text {
      words = try Self.name(text, line: value.line)
      return
    }
    guard let fields = value.fields else {
      throw FlowMistake(
        line: value.line, "\(command) needs the text of an element, not \(value.kind)")
    }
    var text: String?
    var id: String?
    var options: [String] = []
    let others = others + FlowArguments.common
    for field in fields where !others.contains(field.key) {
      if let advice = Self.unknown[field.key] {
        throw FlowMistake(line: field.line, "\(command): \(field.key) isn't supported; \(advice)")
      }
      switch field.key {
      case "text": text = try Self.name(try field.text(of: command), line: field.line)
      case "id": id = try Self.identifier(try field.text(of: command), line: field.line)
      case "index":
        let index = try FlowText(try field.text(of: command), line: field.line)
        if let number = index.literal.flatMap(Double.init) {
          guard number >= 0, number < 1_000_000 else {
            throw FlowMistake(line: field.line, "\(command): an index is a number from 0")
          }
          options.append("--index \(Int(number))")
        } else {
          options.append("--index \(index.word)")
        }
      case let key where Self.states[key] != nil:
        guard let flag = field.value.flag, let names = Self.states[key] else {
          throw FlowMistake(line: field.line, "\(command): \(key) is true or false")
        }
        options.append(flag ? names.0 : names.1)
      case let key where Self.relations[key] != nil:
        let anchor = try FlowSelector(field.value, of: key)
        guard !anchor.words.contains(" --") else {
          throw FlowMistake(
            line: field.line, "\(command): \(key) needs an element with only a text or an id")
        }
        options.append("\(Self.relations[key] ?? "") \(anchor.words)")
      default:
        throw FlowMistake.unknown(field, of: command, known: Self.keys + others)
      }
    }
    if let id {
      words = ([id] + (text.map { ["--text \($0)"] } ?? []) + options).joined(separator: " ")
    } else if let text {
      words = ([text] + options).joined(separator: " ")
    } else if !options.isEmpty {
      words = (["\"/.*/\""] + options).joined(separator: " ")
    } else {
      throw FlowMistake(line: value.line, "\(command) needs a text or an id")
    }
  }

  /// Returns a text as a word: itself, or a regular expression between slashes.
  private static func name(_ text: String, line: Int) throws(FlowMistake) -> String {
    let parsed = try FlowText(text, line: line)
    guard let literal = parsed.literal else {
      return isExpression(parsed) ? "\"/\(FlowText.quoted(parsed.parts))/\"" : parsed.word
    }
    let isAmbiguous = literal.hasPrefix("#") || literal.hasPrefix("/") && literal.hasSuffix("/")
    return isExpression(parsed) || isAmbiguous ? "\"\(expression(literal))\"" : parsed.word
  }

  private static func identifier(_ text: String, line: Int) throws(FlowMistake) -> String {
    let parsed = try FlowText(text, line: line)
    let isAmbiguous = parsed.literal.map { $0.hasPrefix("/") && $0.hasSuffix("/") } ?? false
    guard isExpression(parsed) || isAmbiguous else {
      let word = parsed.word
      return word.hasPrefix("\"") ? "\"#" + word.dropFirst() : "#" + word
    }
    return "\"#\(parsed.literal.map(expression) ?? "/\(FlowText.quoted(parsed.parts))/")\""
  }

  /// Returns an expression, as it stands inside double quotes, for what Maestro finds by a text:
  /// what the text matches as an expression, and the text itself.
  private static func expression(_ text: String) -> String {
    let plain = text.replacing(/[\\\[\]{}()*+?^$|.]/) { "\\" + $0.0 }
    // Maestro takes an invalid expression as it stands.
    let own = try? RegularExpression(text, isLoose: true)
    let both = own.map { $0.matches(text) ? text : "\(text)|\(plain)" } ?? plain
    return "/\(FlowText.quoted([.literal(both)]))/"
  }

  /// Returns whether a text means more than itself as a regular expression, apart from the values
  /// of its variables, which are taken as they stand.
  ///
  /// A dot alone is taken for one.
  private static func isExpression(_ text: FlowText) -> Bool {
    text.parts.contains { part in
      guard case .literal(let literal) = part else { return false }
      return literal.contains(/[\\\[\]{}()*+?^$|]/)
    }
  }
}

extension FlowValue.Field {
  /// Returns the text of the field.
  ///
  /// - Throws: A mistake if the value is another.
  func text(of command: String) throws(FlowMistake) -> String {
    guard let text = value.text else {
      throw FlowMistake(line: line, "\(command): \(key) needs a text, not \(value.kind)")
    }
    return text
  }
}
