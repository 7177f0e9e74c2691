import AppBundle
import BuildFormats
import Foundation

/// The Swift names by which code asks for assets, as Xcode 15 and later generate them.
struct AssetSymbols {
  private let index: AssetIndex
  /// Whether `UIImage` and `UIColor` have the names, too.
  private let hasExtensions: Bool

  /// Reads the settings that say which names there are.
  init(_ index: AssetIndex, _ settings: BuildSettings) {
    self.index = index
    hasExtensions =
      settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
  }

  /// The Swift code, which is empty if there are no names.
  var text: String {
    let images = names(index.images.keys, suffix: "Image")
    let colors = names(index.colors.keys, suffix: "Color")
    return part("ImageResource", "UIImage", images) + part("ColorResource", "UIColor", colors)
  }

  private func part(_ type: String, _ kind: String, _ names: [(name: String, asset: String)])
    -> String
  {
    guard !names.isEmpty else { return "" }
    var lines = ["", "extension \(type) {"]
    lines += names.map { name, asset in
      "  nonisolated static let \(name) = \(type)(name: \(SwiftLiteral.text(asset)), bundle: flowshBundle)"
    }
    lines.append("}")
    if hasExtensions {
      lines += ["", "extension \(kind) {"]
      lines += names.map { name, _ in
        "  static var \(name): \(kind) { \(kind)(resource: .\(name)) }"
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the identifiers of assets; of assets with the same one, the first has it.
  ///
  /// Assets in a namespace have none; `init(named:)` finds them.
  private func names(
    _ assets: some Collection<String>, suffix: String
  ) -> [(name: String, asset: String)] {
    var known: Set<String> = []
    return assets.sorted().compactMap { asset in
      guard !asset.contains("/") else { return nil }
      let name = Self.identifier(asset, suffix: suffix)
      return known.insert(name).inserted ? (name, asset) : nil
    }
  }

  /// Returns the identifier for a name: its words in camel case, without the kind at the end.
  static func identifier(_ name: String, suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    var result = words.enumerated().map { place, word in
      place == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
    let capitals = result.prefix { $0.isUppercase }.count
    // `URLIcon` is `urlIcon`, and `Moss` is `moss`.
    let lowered = capitals > 1 && capitals < result.count ? capitals - 1 : capitals
    result = result.prefix(lowered).lowercased() + result.dropFirst(lowered)
    if result.isEmpty || result.first?.isNumber == true { result = "_" + result }
    return escaped(result)
  }

  /// Returns an identifier, in backquotes if it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns whether a text is a name that an identifier can have, at least in backquotes.
  static func isIdentifier(_ text: String) -> Bool {
    text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The words that an identifier can be only in backquotes.
  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
