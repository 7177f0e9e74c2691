public import Foundation

/// A formatter for lists, such as "A, B, and C".
///
/// Foundation on Linux has the words, in `ListFormatStyle`, but not this class.
nonisolated open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the items; by default, their descriptions are used.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter, as an archive would; its properties aren't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns texts as a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns items as a list; `nil` if the formatter doesn't know one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns items as a list; `nil` for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
