public import Foundation

/// What the user copies, which is forgotten when the app is launched again.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public nonisolated struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  private var items: [Any] = []
  /// The name.
  open private(set) var name: Name

  nonisolated deinit {}

  init(_ name: Name) { self.name = name }

  /// The general pasteboard.
  open class var general: UIPasteboard { UIApplication.shared.pasteboard(.general) }
  /// Returns the pasteboard of a name, which is created if there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(pasteboardName)
  }

  /// The number of changes.
  open private(set) var changeCount = 0

  private func values<Value>(_ type: Value.Type) -> [Value]? {
    let found = items.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }

  private func copy(_ items: [Any]?) {
    self.items = items ?? []
    changeCount += 1
  }

  /// The first text.
  open var string: String? {
    get { values(String.self)?.first }
    set { copy(newValue.map { [$0] }) }
  }
  /// The texts.
  open var strings: [String]? {
    get { values(String.self) }
    set { copy(newValue) }
  }
  /// The first URL.
  open var url: URL? {
    get { values(URL.self)?.first }
    set { copy(newValue.map { [$0] }) }
  }
  /// The URLs.
  open var urls: [URL]? {
    get { values(URL.self) }
    set { copy(newValue) }
  }
  /// The first image.
  open var image: UIImage? {
    get { values(UIImage.self)?.first }
    set { copy(newValue.map { [$0] }) }
  }
  /// The images.
  open var images: [UIImage]? {
    get { values(UIImage.self) }
    set { copy(newValue) }
  }
  /// The first color.
  open var color: UIColor? {
    get { values(UIColor.self)?.first }
    set { copy(newValue.map { [$0] }) }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }
  /// The number of items.
  open var numberOfItems: Int { items.count }
}

extension UIApplication {
  /// Returns the pasteboard of a name.
  func pasteboard(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let found = pasteboards[name] { return found }
    let made = UIPasteboard(name)
    pasteboards[name] = made
    return made
  }
}
