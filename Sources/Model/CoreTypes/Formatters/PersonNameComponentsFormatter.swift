public import Foundation

/// A formatter for the names of people, in the order of Western languages.
///
/// Foundation on Linux has the class, but it can't be used.
nonisolated open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a written name.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default`
    /// The nickname or the given name.
    case short
    /// The given and the family name.
    case medium
    /// All parts.
    case long
    /// Initials.
    case abbreviated
  }

  /// Options for writing names; not used.
  public struct Options: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By pronunciation.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The length of a written name.
  open var style = Style.default
  /// Whether names are written by pronunciation.
  open var isPhonetic = false

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter, as an archive would; its properties aren't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name as text.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let parts: [String?] =
      switch style {
      case .default, .medium: [name.givenName, name.familyName]
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .long:
        [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      case .abbreviated: [name.givenName, name.familyName].map { $0.map { String($0.prefix(1)) } }
      }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: style == .abbreviated ? "" : " ")
  }

  /// Returns the parts of a name; `nil` for an empty text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split { $0.isWhitespace }.map(String.init)
    guard let given = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = given
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }

  /// Returns a name as text; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}

nonisolated extension PersonNameComponents {
  /// Returns the given and the family name.
  public func formatted() -> String { PersonNameComponentsFormatter().string(from: self) }
}
