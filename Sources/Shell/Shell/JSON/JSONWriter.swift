import Foundation

/// A writer of JSON objects, for those that the shell prints after each command.
///
/// It writes directly to the output, because `JSONEncoder` takes many times as long
/// (`Sources/Shell/DECISIONS.md`). Members appear in the order of the calls, which is alphabetical.
package nonisolated struct JSONWriter {
  private let output: TextOutput
  /// Whether the next member or element needs a comma before it.
  private var needsComma = false

  init(_ output: TextOutput) { self.output = output }

  // MARK: Objects

  /// Writes an object whose members a closure writes.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    members(&self)
    end(UInt8(ascii: "}"))
  }

  /// Writes a member whose value is an object.
  mutating func object(_ key: StaticString, _ members: (inout JSONWriter) -> Void) {
    write(key)
    object(members)
  }

  /// Writes a member whose value is a string.
  mutating func member(_ key: StaticString, _ text: String) {
    write(key)
    element(text)
  }

  /// Writes a member whose value is a string, unless there is none.
  mutating func member(_ key: StaticString, ifAny text: String?) {
    if let text { member(key, text) }
  }

  /// Writes a member whose value is an integer.
  mutating func member(_ key: StaticString, _ number: Int) {
    write(key)
    if number < 0 { output.write(UInt8(ascii: "-")) }
    output.write(abs(number))
    needsComma = true
  }

  /// Writes a member whose value is a row's number, as a string.
  mutating func member(_ key: StaticString, _ number: RowNumber) {
    write(key)
    output.write(UInt8(ascii: "\""))
    output.write(RowNumber.prefix(ofPane: number.pane))
    output.write(number.row + 1)
    end(UInt8(ascii: "\""))
  }

  /// Writes a member whose value is `true` or `false`.
  mutating func member(_ key: StaticString, _ value: Bool) {
    write(key)
    output.write(literal: value ? "true" : "false")
    needsComma = true
  }

  /// Writes a member whose value is a list of strings.
  mutating func member(_ key: StaticString, _ texts: [String]) {
    array(key, texts) { $0.element($1) }
  }

  /// Writes a member whose value is a list of lists of strings.
  mutating func member(_ key: StaticString, _ lists: [[String]]) {
    array(key, lists) { json, texts in json.array(texts) { $0.element($1) } }
  }

  /// Writes a member whose value is a string: the paths of a screen's panes, as `PathText` returns
  /// them.
  mutating func member(_ key: StaticString, paths: [[String]]) {
    write(key)
    output.write(UInt8(ascii: "\""))
    for place in paths.indices {
      if place > 0 { output.write(PathText.bar) }
      for step in paths[place].indices {
        if step > 0 { output.write(PathText.arrow) }
        write(paths[place][step])
      }
    }
    end(UInt8(ascii: "\""))
  }

  /// Writes a member whose value is written by `JSONEncoder`, which is slow.
  mutating func encoded(_ key: StaticString, _ value: some Encodable) {
    write(key)
    encoded(value)
  }

  // MARK: Arrays

  /// Writes a member whose value is a list.
  mutating func array<Values: Collection>(
    _ key: StaticString, _ values: Values, _ write: (inout JSONWriter, Values.Element) -> Void
  ) {
    self.write(key)
    array(values, write)
  }

  /// Writes a member whose value is a list of objects whose members a closure writes.
  mutating func objects<Value>(
    _ key: StaticString, _ values: [Value], _ members: (inout JSONWriter, Value) -> Void
  ) {
    array(key, values.indices) { json, place in
      json.object { members(&$0, values[place]) }
    }
  }

  private mutating func array<Values: Collection>(
    _ values: Values, _ write: (inout JSONWriter, Values.Element) -> Void
  ) {
    begin(UInt8(ascii: "["))
    for value in values { write(&self, value) }
    end(UInt8(ascii: "]"))
  }

  /// Writes a string.
  mutating func element(_ text: String) {
    begin(UInt8(ascii: "\""))
    write(text)
    end(UInt8(ascii: "\""))
  }

  /// Writes text between the quotes of a string.
  private func write(_ text: String) {
    if !output.write(text, if: SafeText.isPlainInJSON) { output.write(SafeText.inJSON(text)) }
  }

  /// Writes a value with `JSONEncoder`, which is slow.
  mutating func encoded(_ value: some Encodable) {
    do {
      let json = String(decoding: try SafeText.encoder.encode(value), as: UTF8.self)
      separate()
      output.write(SafeText.isPlain(json) ? json : SafeText.escapedJSON(json))
      needsComma = true
    } catch {
      preconditionFailure("a value can't be written as JSON: \(error)")
    }
  }

  // MARK: Punctuation

  private mutating func write(_ key: StaticString) {
    begin(UInt8(ascii: "\""))
    output.write(literal: key)
    output.write(UInt8(ascii: "\""))
    output.write(UInt8(ascii: ":"))
  }

  @inline(__always)
  private mutating func begin(_ mark: UInt8) {
    separate()
    output.write(mark)
  }

  private mutating func end(_ mark: UInt8) {
    output.write(mark)
    needsComma = true
  }

  /// Writes the comma before a member or an element that isn't the first.
  @inline(__always)
  private mutating func separate() {
    if needsComma { output.write(UInt8(ascii: ",")) }
    needsComma = false
  }
}
