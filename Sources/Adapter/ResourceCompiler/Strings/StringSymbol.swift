import BuildFormats

/// The Swift name by which code asks for a text of a string catalog, as Xcode 26 generates it.
struct StringSymbol: Equatable {
  /// An argument of a text that is a format.
  struct Argument: Equatable {
    /// The name in the format; `nil` for one without a label.
    let label: String?
    let type: String
    let specifier: String
  }

  let key: String
  let name: String
  let arguments: [Argument]

  /// Creates the name of a key; `nil` if it has neither letters nor digits, or if Swift has no type
  /// or no label for an argument.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - format: The text in the language of the sources.
  init?(_ key: String, format: String) {
    guard let name = Self.identifier(key), let arguments = Self.arguments(of: format) else {
      return nil
    }
    self.key = key
    self.name = AssetSymbols.escaped(name)
    self.arguments = arguments
  }

  // MARK: Names

  /// Returns the words of a key in camel case, without its arguments; `nil` if there are none.
  ///
  /// Of several capitals at the beginning of a word, only the first remains one: `JSON URL` is
  /// `jsonUrl`, but `ScanQR` is `scanQR`.
  static func identifier(_ key: String) -> String? {
    var result = ""
    var isInWord = false
    var isInCapitals = false
    for character in key.replacing(specification, with: " ") where !"'’".contains(character) {
      let isFirst = !isInWord
      isInWord = character.isLetter || character.isNumber
      guard isInWord else { continue }
      let isLowered = result.isEmpty || isInCapitals && !isFirst && character.isUppercase
      isInCapitals = (isFirst || isInCapitals) && character.isUppercase
      result +=
        isLowered ? character.lowercased() : isFirst ? character.uppercased() : "\(character)"
    }
    guard let first = result.first else { return nil }
    return first.isNumber ? "_" + result : result
  }

  // MARK: Arguments

  // A regex literal would be compiled for each text. These are never changed.
  nonisolated(unsafe) private static let specification =
    /%%|%(?:(\d+)\$)?(?:\((\w+)\))?([-+ 0#'\d.]*(?:hh?|ll?|[qLztj])?([@dDiuUxXoOfFeEgGaAcCsSp]))/
  nonisolated(unsafe) private static let name =
    /(%(?:\d+\$)?)\(\w+\)([-+ 0#'\d.]*(?:hh?|ll?|[qLztj])?[@dDiuUxXoOfFeEgGaAcCsSp])/

  /// Returns a format without the names of its arguments, which only code uses.
  static func withoutNames(_ format: String) -> String {
    format.contains("(") ? format.replacing(name) { "\($0.1)\($0.2)" } : format
  }

  private static func arguments(of format: String) -> [Argument]? {
    var found: [Int: Argument] = [:]
    var next = 1
    for match in format.matches(of: specification) {
      guard let specifier = match.3, let letter = match.4 else { continue }
      guard let type = type(of: letter), match.2.map({ AssetSymbols.isIdentifier("\($0)") }) ?? true
      else { return nil }
      let place = match.1.flatMap { Int($0) } ?? next
      if match.1 == nil { next += 1 }
      found[place] = Argument(
        label: match.2.map(String.init), type: type, specifier: "%\(specifier)")
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func type(of letter: Substring) -> String? {
    switch letter {
    case "@": "Swift.String"
    case "d", "D", "i": "Swift.Int"
    case "u", "U", "x", "X", "o", "O": "Swift.UInt"
    case "c", "C", "s", "S", "p": nil
    default: "Swift.Double"
    }
  }

  // MARK: Code

  /// Declares names: those of the table `Localizable` directly in
  /// `LocalizedStringResource`, those of others in a type of the table's name.
  ///
  /// - Parameters:
  ///   - symbols: The names by table; of several equal ones, and of tables with the same name, the
  ///     first is declared.
  ///   - bundleClass: A class of the module.
  /// - Returns: The code, which is empty if there are no names.
  static func extensions(_ symbols: [String: [StringSymbol]], _ bundleClass: String) -> String {
    var lines: [String] = []
    var types = reservedTypes
    for (table, symbols) in symbols.sorted(by: { $0.key < $1.key }) where !symbols.isEmpty {
      var known: Set<String> = []
      let end =
        "table: \(SwiftLiteral.text(table)), bundle: .forClass(\(bundleClass).self))"
      let members = symbols.filter { known.insert($0.name).inserted }.map { $0.declaration(end) }
      guard table != "Localizable" else {
        lines += members
        continue
      }
      let words = identifier(table).map { $0.prefix(1).uppercased() + $0.dropFirst() }
      guard let type = AssetSymbols.isIdentifier(table) ? table : words,
        types.insert(type).inserted
      else { continue }
      lines += ["  enum \(AssetSymbols.escaped(type)) {"] + members.map { "  " + $0 } + ["  }"]
    }
    guard !lines.isEmpty else { return "" }
    return (["", "extension LocalizedStringResource {"] + lines + ["}", ""])
      .joined(separator: "\n")
  }

  /// The names that no type can have, or that would hide what the declarations use.
  private static let reservedTypes: Set = [
    "Any", "LocalizedStringResource", "Protocol", "Self", "Swift", "Type",
  ]

  private func declaration(_ end: String) -> String {
    let key = SwiftLiteral.text(key)
    guard !arguments.isEmpty else {
      return "  nonisolated static var \(name): LocalizedStringResource"
        + " { LocalizedStringResource(\(key), \(end) }"
    }
    let names = arguments.indices.map { "arg\($0 + 1)" }
    let parameters = zip(names, arguments).map { name, argument in
      "\(argument.label.map(AssetSymbols.escaped) ?? "_") \(name): \(argument.type)"
    }
    let values = zip(names, arguments).map { name, argument in
      argument.type == "Swift.String"
        ? "\\(\(name))" : "\\(\(name), specifier: \(SwiftLiteral.text(argument.specifier)))"
    }
    return "  nonisolated static func \(name)(\(parameters.joined(separator: ", ")))"
      + " -> LocalizedStringResource { LocalizedStringResource(\(key), defaultValue:"
      + " \"\(values.joined())\", \(end) }"
  }
}
