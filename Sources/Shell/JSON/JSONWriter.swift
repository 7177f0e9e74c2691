import Foundation

/// A writer of JSON objects, for those that the shell prints after each command.
///
/// It writes directly to the output, because `JSONEncoder` takes many times as long
/// (`Sources/DECISIONS.md`). Members appear in the order of the calls, which is alphabetical.
package nonisolated struct JSONWriter {
  private let output: TextOutput
  /// Whether the next member or element needs a comma before it.
  private var needsComma = false

  init(_ output: TextOutput) { self.output = output }

  // MARK: Objects

  /// Writes an object whose members a closure writes.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    begin("{")
    members(&self)
    end("}")
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
    if number < 0 { output.write("-") }
    output.write(abs(number), width: 1)
    needsComma = true
  }

  /// Writes a member whose value is a row's number, as a string.
  mutating func member(_ key: StaticString, _ number: RowNumber) {
    write(key)
    output.write("\"")
    output.write(RowNumber.prefix(ofPane: number.pane))
    output.write(number.row + 1, width: 1)
    end("\"")
  }

  /// Writes a member whose value is `true` or `false`.
  mutating func member(_ key: StaticString, _ value: Bool) {
    write(key)
    output.write(value ? "true" : "false")
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

  private mutating func array<Values: Collection>(
    _ values: Values, _ write: (inout JSONWriter, Values.Element) -> Void
  ) {
    begin("[")
    for value in values { write(&self, value) }
    end("]")
  }

  /// Writes a string.
  mutating func element(_ text: String) {
    begin("\"")
    if SafeText.isPlainInJSON(text) {
      output.write(text)
    } else {
      output.write(SafeText.inJSON(text))
    }
    end("\"")
  }

  /// Writes a value with `JSONEncoder`, which is slow.
  mutating func encoded(_ value: some Encodable) {
    do {
      let json = String(decoding: try SafeText.encoder.encode(value), as: UTF8.self)
      begin("")
      end(SafeText.isPlain(json) ? json : SafeText.escapedJSON(json))
    } catch {
      preconditionFailure("a value can't be written as JSON: \(error)")
    }
  }

  // MARK: Punctuation

  private mutating func write(_ key: StaticString) {
    output.write(needsComma ? ",\"" : "\"")
    key.withUTF8Buffer { output.write(UnsafeRawBufferPointer($0)) }
    output.write("\":")
    needsComma = false
  }

  private mutating func begin(_ mark: String) {
    if needsComma { output.write(",") }
    output.write(mark)
    needsComma = false
  }

  private mutating func end(_ mark: String) {
    output.write(mark)
    needsComma = true
  }
}
