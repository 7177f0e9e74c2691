/// A scanner for demangled symbols.
///
/// Parentheses, brackets, and angle brackets are balanced in a demangled symbol, except for the `>`
/// in the arrow of a function type. All of them are ASCII, so that the scanner reads bytes: an
/// executable has thousands of names, and reading characters takes ten times as long.
package struct DemangledNameScanner {
  private var rest: ArraySlice<UInt8>

  /// Creates a scanner for a demangled symbol.
  ///
  /// File discriminators of private names are removed.
  package init(_ text: String) {
    rest = Self.withoutFileDiscriminators(Array(text.utf8))
  }

  /// Creates a scanner for a demangled symbol.
  ///
  /// Private names keep their file discriminators, so that they remain distinct.
  package init(keepingFiles text: String) { rest = Array(text.utf8)[...] }

  /// The text that hasn't been scanned yet.
  package var remainder: String { Self.string(rest) }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text with each `(name in _8F0…)` replaced by `name`.
  ///
  /// The hash is the file discriminator of a private name.
  private static func withoutFileDiscriminators(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let mark = " in _".utf8
    var copied: [UInt8] = []
    var start = 0
    var place = 0
    while let sign = text[place...].firstIndex(of: UInt8(ascii: "_")) {
      place = sign + 1
      let end = place + 32
      guard sign - start >= mark.count - 1, end < text.count, text[end] == UInt8(ascii: ")"),
        text[(sign + 1 - mark.count)...sign].elementsEqual(mark),
        text[place..<end].allSatisfy(isHexadecimal)
      else { continue }
      let before = text[start..<(sign + 1 - mark.count)]
      guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { continue }
      copied += before[..<open] + before[(open + 1)...]
      start = end + 1
      place = start
    }
    return start == 0 ? text[...] : (copied + text[start...])[...]
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// Skips a prefix; returns whether the text began with it.
  package mutating func skip(_ prefix: String) -> Bool {
    guard rest.starts(with: prefix.utf8) else { return false }
    rest.removeFirst(prefix.utf8.count)
    return true
  }

  /// Skips everything up to and including a separator outside parentheses; returns the text before
  /// it, or nil if there is no separator.
  package mutating func scan(upTo separator: String) -> String? {
    var depth = 0
    var index = rest.startIndex
    while index < rest.endIndex {
      if depth == 0, rest[index...].starts(with: separator.utf8) {
        let taken = Self.string(rest[..<index])
        rest = rest[index...].dropFirst(separator.utf8.count)
        return taken
      }
      Self.step(&index, &depth, in: rest)
    }
    return nil
  }

  /// Skips compiler-generated prefixes such as `merged` and `specialized`, and `(extension in …):`.
  package mutating func skipPrefixes() {
    let marks: [String] = [
      "merged ", "specialized ", "partial apply forwarder for ", "partial apply for ",
      "dispatch thunk of ", "@objc ", "@nonobjc ", "static ", "class ",
      "async function pointer to ",
      "override ", "back deployment fallback for ",
    ]
    var isMarked = true
    while isMarked {
      isMarked = false
      for mark in marks where skip(mark) { isMarked = true }
      if skipResumePart() || skipSpecialization() || skipExtension() { isMarked = true }
    }
  }

  /// Skips `(extension in Module):`; returns whether the text began with it.
  @discardableResult
  package mutating func skipExtension() -> Bool {
    guard rest.starts(with: "(extension in ".utf8), let end = rest.firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    rest = rest[end...].dropFirst(2)
    return true
  }

  /// Skips a prefix that marks a part of an async function, such as
  /// `(2) await resume partial function for `.
  private mutating func skipResumePart() -> Bool {
    guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")),
      rest[..<end].dropFirst().allSatisfy(Self.isDigit)
    else { return false }
    for kind in [") suspend", ") await"] {
      let mark = "\(kind) resume partial function for "
      guard rest[end...].starts(with: mark.utf8) else { continue }
      rest = rest[end...].dropFirst(mark.utf8.count)
      return true
    }
    return false
  }

  /// Skips a variant of `generic specialization <…> of `.
  private mutating func skipSpecialization() -> Bool {
    let kind = rest.prefix {
      Self.isLowercase($0) || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-")
    }
    let word = "specialization ".utf8
    guard kind.suffix(word.count).elementsEqual(word),
      rest[kind.endIndex...].first == UInt8(ascii: "<")
    else {
      return false
    }
    var scanner = self
    scanner.rest = rest[kind.endIndex...].dropFirst()
    guard scanner.scan(upTo: "> of ") != nil else { return false }
    rest = scanner.rest
    return true
  }

  /// Skips a word followed by a number, such as `closure #2 `; returns whether the text began with
  /// them.
  package mutating func skipNumbered(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8), rest.dropFirst(word.utf8.count).starts(with: " #".utf8)
    else { return false }
    rest = rest.dropFirst(word.utf8.count + 2).drop { $0 != UInt8(ascii: " ") }.dropFirst()
    return true
  }

  /// Scans a local function, such as `helper #1 (Module.Type) -> () in `, up to its enclosing one;
  /// returns its name with its argument labels, or nil if there is none.
  package mutating func scanLocalFunction() -> String? {
    let name = rest.prefix { !" .()<>".utf8.contains($0) }
    guard !name.isEmpty, rest[name.endIndex...].starts(with: " #".utf8) else { return nil }
    rest = rest[name.endIndex...].dropFirst(2).drop(while: Self.isDigit).dropFirst()
    let labels = labels ?? ""
    guard scan(upTo: " in ") != nil else { return nil }
    return Self.string(name) + labels
  }

  /// Skips a generic signature before a type: `<A where A: Module.P>`.
  package mutating func skipGenericSignature() {
    guard rest.first == UInt8(ascii: "<") else { return }
    var depth = 0
    var index = rest.startIndex
    repeat { Self.step(&index, &depth, in: rest) } while depth > 0 && index < rest.endIndex
    rest = rest[index...].drop { $0 == UInt8(ascii: " ") }
  }

  /// Scans a dotted name up to its arguments or type.
  package mutating func scanEntity() -> String {
    var depth = 0
    var index = rest.startIndex
    while index < rest.endIndex {
      if depth == 0, rest[index] == UInt8(ascii: "(") || rest[index] == UInt8(ascii: " ") { break }
      Self.step(&index, &depth, in: rest)
    }
    defer { rest = rest[index...] }
    return Self.string(rest[..<index])
  }

  /// The argument labels at the beginning of the text, such as `(person:in:)`; nil if there are no
  /// arguments.
  package var labels: String? {
    guard rest.first == UInt8(ascii: "(") else { return nil }
    let text = rest.dropFirst()
    var labels: [UInt8] = []
    var depth = 0
    var index = text.startIndex
    var label: ArraySlice<UInt8>?
    var word = index..<index
    while index < text.endIndex {
      let byte = text[index]
      if depth == 0 {
        if byte == UInt8(ascii: ")") { break }
        if byte == UInt8(ascii: ":"), label == nil { label = text[word] }
        if byte == UInt8(ascii: ",") {
          labels += (label ?? Self.noLabel) + [UInt8(ascii: ":")]
          label = nil
          word = index + 1..<index + 1
        } else if byte == UInt8(ascii: " ") {
          word = index + 1..<index + 1
        } else {
          word = word.lowerBound..<index + 1
        }
      }
      Self.step(&index, &depth, in: text)
    }
    guard index > text.startIndex else { return "()" }
    return "(\(Self.string(labels + (label ?? Self.noLabel))):)"
  }

  private static let noLabel: ArraySlice<UInt8> = [UInt8(ascii: "_")]

  /// Whether the remaining text names a compiler-generated symbol.
  package var isCompilerGenerated: Bool {
    let marks = [
      "reabstraction thunk", "outlined ", "default argument ", "type metadata", "lazy ",
      "witness table",
      "value witness", "thunk ", "key path", "one-time initialization", "variable initialization",
      "property wrapper", "keypath", "generic type metadata", "nominal type",
      "protocol conformance",
      "associated ", "base witness", "vtable thunk", "global initializer", "opaque type",
    ]
    return rest.isEmpty || marks.contains { rest.starts(with: $0.utf8) }
      || rest.starts(with: "__swift_".utf8) || rest.starts(with: "$s".utf8)
  }

  /// Returns the components of a dotted name without generic arguments.
  ///
  /// `Module.Type<A>.method<B>` has three.
  package static func path(_ text: String) -> [String] {
    let bytes = Array(text.utf8)[...]
    var names: [String] = []
    var name: [UInt8] = []
    var depth = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if depth == 0, byte == UInt8(ascii: "."), !name.isEmpty {
        names.append(string(name[...]))
        name.removeAll(keepingCapacity: true)
      } else if depth == 0, byte != UInt8(ascii: "<") {
        name.append(byte)
      }
      step(&index, &depth, in: bytes)
    }
    return name.isEmpty ? names : names + [string(name[...])]
  }

  private static func step(_ index: inout Int, _ depth: inout Int, in text: ArraySlice<UInt8>) {
    switch text[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: ">")
    where index == text.startIndex || text[index - 1] != UInt8(ascii: "-"):
      depth -= 1
    default: break
    }
    index += 1
  }
}
