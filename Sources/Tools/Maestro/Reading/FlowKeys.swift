import CYaml
import Script

/// A look at the structure of YAML before it is composed.
///
/// Yams compares keys with all that aliases put into them, and its values nest as deeply as
/// aliases make them.
struct FlowKeys {
  /// The maximum depth of nested values.
  static let mostLevels = 64

  /// A list or a dictionary that is being read.
  private struct Open {
    let isDictionary: Bool
    let anchor: String?
    /// The number of values in it so far, among them keys.
    var count = 0
    /// The number of levels below it.
    var height = 0
  }

  private var open: [Open] = []
  /// The numbers of levels of the values that have names.
  private var heights: [String: Int] = [:]

  /// Checks that keys are texts, and that values aren't nested too deeply.
  ///
  /// - Throws: A mistake. For a text that isn't YAML there is none, since Yams says why.
  static func check(_ text: String) throws(FlowMistake) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    defer { input.deallocate() }
    _ = input.initialize(from: bytes)
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
    var keys = FlowKeys()
    var isAtEnd = false
    while !isAtEnd {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { return }
      defer { yaml_event_delete(&event) }
      isAtEnd = event.type == YAML_STREAM_END_EVENT
      try keys.read(event)
    }
  }

  private mutating func read(_ event: yaml_event_t) throws(FlowMistake) {
    let line = Int(event.start_mark.line) + 1
    switch event.type {
    case YAML_SCALAR_EVENT:
      if let name = Self.text(event.data.scalar.anchor) { heights[name] = 0 }
      guard !open.isEmpty else { return }
      open[open.count - 1].count += 1
      try endValue(0, at: line)
    case YAML_ALIAS_EVENT:
      try beginValue(at: line)
      try endValue(Self.text(event.data.alias.anchor).flatMap { heights[$0] } ?? 0, at: line)
    case YAML_SEQUENCE_START_EVENT:
      try beginValue(at: line)
      open.append(
        Open(isDictionary: false, anchor: Self.text(event.data.sequence_start.anchor)))
    case YAML_MAPPING_START_EVENT:
      try beginValue(at: line)
      open.append(Open(isDictionary: true, anchor: Self.text(event.data.mapping_start.anchor)))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard let ended = open.popLast() else { return }
      if let name = ended.anchor { heights[name] = ended.height }
      try endValue(ended.height, at: line)
    default: return
    }
  }

  /// Notes a value that isn't a text.
  private mutating func beginValue(at line: Int) throws(FlowMistake) {
    guard let last = open.last else { return }
    if last.isDictionary, last.count.isMultiple(of: 2) {
      throw FlowMistake(line: line, "a key must be a text, not a list, a dictionary or an alias")
    }
    open[open.count - 1].count += 1
  }

  /// Notes the end of a value in the list or dictionary around it.
  private mutating func endValue(_ height: Int, at line: Int) throws(FlowMistake) {
    guard let last = open.last else { return }
    open[open.count - 1].height = max(last.height, height + 1)
    guard height + open.count < Self.mostLevels else {
      throw FlowMistake(
        line: line, "values are nested in more than \(Self.mostLevels) levels, maybe by aliases")
    }
  }

  private static func text(_ name: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    name.map { String(cString: $0) }
  }
}
