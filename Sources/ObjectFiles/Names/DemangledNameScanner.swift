/// A scanner for demangled symbols.
///
/// Parentheses, brackets, and angle brackets are balanced in a demangled symbol, except for the `>`
/// in the arrow of a function type.
package struct DemangledNameScanner {
  private var rest: Substring

  /// Creates a scanner for a demangled symbol.
  ///
  /// File discriminators of private names are removed.
  package init(_ text: String) {
    rest = Self.withoutFileDiscriminators(text)[...]
  }

  /// Creates a scanner for a demangled symbol.
  ///
  /// Private names keep their file discriminators, so that they remain distinct.
  package init(keepingFiles text: String) { rest = text[...] }

  /// The text that hasn't been scanned yet.
  package var remainder: String { String(rest) }

  /// Returns the text with each `(name in _8F0…)` replaced by `name`.
  ///
  /// The hash is the file discriminator of a private name.
  private static func withoutFileDiscriminators(_ text: String) -> String {
    var parts = text.split(separator: " in _", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text }
    for place in parts.indices.dropFirst() {
      let hash = parts[place].prefix { $0.isHexDigit }
      guard hash.count == 32, parts[place].dropFirst(32).first == ")",
        let open = parts[place - 1].lastIndex(of: "(")
      else {
        parts[place] = " in _" + parts[place]
        continue
      }
      parts[place - 1].remove(at: open)
      parts[place] = parts[place].dropFirst(33)
    }
    return parts.joined()
  }

  /// Skips a prefix.
  ///
  /// - Returns: Whether the text began with the prefix.
  package mutating func skip(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  /// Skips everything up to and including a separator outside parentheses.
  ///
  /// - Returns: The text before the separator; nil if there is no separator.
  package mutating func scan(upTo separator: String) -> String? {
    var depth = 0
    var index = rest.startIndex
    while index < rest.endIndex {
      if depth == 0, rest[index...].hasPrefix(separator) {
        let taken = String(rest[..<index])
        rest = rest[index...].dropFirst(separator.count)
        return taken
      }
      Self.step(&index, &depth, in: rest)
    }
    return nil
  }

  /// Skips compiler-generated prefixes such as `merged` and `specialized`, and `(extension in …):`.
  package mutating func skipPrefixes() {
    let marks = [
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

  /// Skips `(extension in Module):`.
  ///
  /// - Returns: Whether the text began with an extension.
  @discardableResult
  package mutating func skipExtension() -> Bool {
    guard rest.hasPrefix("(extension in "), let end = rest.firstIndex(of: ")") else { return false }
    rest = rest[end...].dropFirst(2)
    return true
  }

  /// Skips a prefix that marks a part of an async function, such as
  /// `(2) await resume partial function for `.
  private mutating func skipResumePart() -> Bool {
    guard rest.first == "(", let end = rest.firstIndex(of: ")"),
      rest[..<end].dropFirst().allSatisfy(\.isNumber)
    else { return false }
    for kind in [") suspend", ") await"] {
      let mark = "\(kind) resume partial function for "
      guard rest[end...].hasPrefix(mark) else { continue }
      rest = rest[end...].dropFirst(mark.count)
      return true
    }
    return false
  }

  /// Skips a variant of `generic specialization <…> of `.
  private mutating func skipSpecialization() -> Bool {
    let kind = rest.prefix { $0.isLowercase || $0 == " " || $0 == "-" }
    guard kind.hasSuffix("specialization "), rest[kind.endIndex...].first == "<" else {
      return false
    }
    var scanner = self
    scanner.rest = rest[kind.endIndex...].dropFirst()
    guard scanner.scan(upTo: "> of ") != nil else { return false }
    rest = scanner.rest
    return true
  }

  /// Skips a word followed by a number, such as `closure #2 `.
  ///
  /// - Returns: Whether the text began with the word and a number.
  package mutating func skipNumbered(_ word: String) -> Bool {
    guard rest.hasPrefix(word + " #") else { return false }
    rest = rest.dropFirst(word.count + 2).drop { $0 != " " }.dropFirst()
    return true
  }

  /// Scans a local function up to its enclosing function: `helper #1 (Module.Type) -> () in `.
  ///
  /// - Returns: The name with its argument labels; nil if there is no local function.
  package mutating func scanLocalFunction() -> String? {
    let name = rest.prefix { !" .()<>".contains($0) }
    guard !name.isEmpty, rest[name.endIndex...].hasPrefix(" #") else { return nil }
    rest = rest[name.endIndex...].dropFirst(2).drop(while: \.isNumber).dropFirst()
    let labels = labels ?? ""
    guard scan(upTo: " in ") != nil else { return nil }
    return String(name) + labels
  }

  /// Skips a generic signature before a type: `<A where A: Module.P>`.
  package mutating func skipGenericSignature() {
    guard rest.first == "<" else { return }
    var depth = 0
    var index = rest.startIndex
    repeat { Self.step(&index, &depth, in: rest) } while depth > 0 && index < rest.endIndex
    rest = rest[index...].drop { $0 == " " }
  }

  /// Scans a dotted name up to its arguments or type.
  package mutating func scanEntity() -> String {
    var depth = 0
    var index = rest.startIndex
    while index < rest.endIndex {
      let character = rest[index]
      if depth == 0, character == "(" || character == " " { break }
      Self.step(&index, &depth, in: rest)
    }
    defer { rest = rest[index...] }
    return String(rest[..<index])
  }

  /// The argument labels at the beginning of the text, such as `(person:in:)`; nil if there are no
  /// arguments.
  package var labels: String? {
    guard rest.first == "(" else { return nil }
    var scanner = self
    scanner.rest = rest.dropFirst()
    var labels = ""
    var depth = 0
    var index = scanner.rest.startIndex
    var label: String?
    var word = ""
    var hasArguments = false
    while index < scanner.rest.endIndex {
      let character = scanner.rest[index]
      if depth == 0 {
        if character == ")" { break }
        if character == ":", label == nil { label = word }
        if character == "," {
          labels += (label ?? "_") + ":"
          label = nil
          word = ""
        } else if character == " " {
          word = ""
        } else {
          word.append(character)
        }
      }
      hasArguments = true
      Self.step(&index, &depth, in: scanner.rest)
    }
    return hasArguments ? "(\(labels)\(label ?? "_"):)" : "()"
  }

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
    return rest.isEmpty || marks.contains { rest.hasPrefix($0) } || rest.hasPrefix("__swift_")
      || rest.hasPrefix("$s")
  }

  /// Returns the components of a dotted name without generic arguments.
  ///
  /// `Module.Type<A>.method<B>` has three.
  package static func path(_ text: String) -> [String] {
    var names = [""]
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if depth == 0, character == ".", names.last?.isEmpty == false {
        names.append("")
      } else if depth == 0, character != "<" {
        names[names.count - 1].append(character)
      }
      step(&index, &depth, in: text[...])
    }
    return names.filter { !$0.isEmpty }
  }

  private static func step(_ index: inout Substring.Index, _ depth: inout Int, in text: Substring) {
    switch text[index] {
    case "(", "[", "<", "{": depth += 1
    case ")", "]", "}": depth -= 1
    case ">" where index == text.startIndex || text[text.index(before: index)] != "-": depth -= 1
    default: break
    }
    index = text.index(after: index)
  }
}
