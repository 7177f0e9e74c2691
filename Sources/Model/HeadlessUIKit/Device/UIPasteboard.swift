public import Foundation

/// A pasteboard, whose items are forgotten when the app is launched again.
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

  /// An option of copied items; not used.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The time at which the items disappear.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The contents that all objects for the pasteboard of one name share.
  final class Contents {
    var items: [[String: Any]] = []
    var changes = 0
  }

  private let contents: Contents
  /// The name.
  open private(set) var name: Name

  nonisolated deinit {}

  init(_ name: Name, _ contents: Contents = Contents()) {
    self.name = name
    self.contents = contents
  }

  /// The general pasteboard.
  open class var general: UIPasteboard { UIApplication.shared.pasteboard(.general) }
  /// Returns the pasteboard of a name; `nil` if there is none and it isn't to be created.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let application = UIApplication.shared
    guard create || application.pasteboards[pasteboardName] != nil else { return nil }
    self.init(pasteboardName, application.pasteboard(pasteboardName).contents)
  }
  /// Returns a new pasteboard whose name no other one has.
  open class func withUniqueName() -> UIPasteboard {
    UIApplication.shared.pasteboard(Name(UUID().uuidString))
  }
  /// Removes the pasteboard of a name, with its items.
  open class func remove(withName pasteboardName: Name) {
    let removed = UIApplication.shared.pasteboards.removeValue(forKey: pasteboardName)
    guard let removed else { return }
    removed.contents.items = []
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  /// Posted when an app has changed what a pasteboard holds.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// The types that were added, in a notification.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The types that were removed, in a notification.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"
  /// Posted when a pasteboard has been removed.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// The type that stands for the type of the object.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The number of changes.
  open var changeCount: Int { contents.changes }

  // MARK: Items

  /// The items, each of which has values by type.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      let before = types
      contents.items = newValue.map { Self.typed($0) }
      contents.changes += 1
      NotificationCenter.default.post(
        name: Self.changedNotification, object: self,
        userInfo: [
          Self.changedTypesAddedUserInfoKey: types.filter { !before.contains($0) },
          Self.changedTypesRemovedUserInfoKey: before.filter { !types.contains($0) },
        ])
    }
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Replaces the items; the options aren't used.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first?.keys.sorted() ?? [] }
  /// Returns the types of items; `nil` for all.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.keys.sorted() }
  }
  /// Returns whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }
  /// Returns whether each of the items has one of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).allSatisfy { $0.keys.contains { pasteboardTypes.contains($0) } }
  }
  /// Returns the items that have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(
      items.indices.filter { items[$0].keys.contains { pasteboardTypes.contains($0) } })
  }

  /// Returns the value of a type in the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  /// Returns the values of a type in items.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Any]?
  { chosen(itemSet).compactMap { $0[pasteboardType] } }
  /// Replaces the items by one with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Returns the value of a type in the first item as data.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap { Self.data($0) }
  }
  /// Returns the values of a type in items as data.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Data]?
  { chosen(itemSet).compactMap { $0[pasteboardType] }.compactMap { Self.data($0) } }
  /// Replaces the items by one with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    guard let itemSet else { return items }
    return itemSet.filter { items.indices.contains($0) }.map { items[$0] }
  }

  /// Returns an item with the types that stand for the types of its objects.
  private static func typed(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[typeAutomatic] else { return item }
    var typed = item
    typed[typeAutomatic] = nil
    typed[Kind.of(value)?.types[0] ?? typeAutomatic] = value
    return typed
  }

  private static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  // MARK: Kinds of values

  /// The type of a value.
  private enum Kind {
    case text, url, image, color

    /// The types that stand for the kind; a copy has the first one.
    var types: [String] {
      switch self {
      case .text: ["public.utf8-plain-text", "public.text", "public.plain-text"]
      case .url: ["public.url", "public.file-url"]
      case .image:
        [
          "public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", "public.heic",
          "public.image",
        ]
      case .color: ["com.apple.uikit.color"]
      }
    }

    /// Returns the value of the kind that an object of one of its types stands for.
    func value(_ object: Any) -> Any? {
      switch (self, object) {
      case (.text, let data as Data): String(data: data, encoding: .utf8)
      case (.url, let data as Data): URL(string: String(decoding: data, as: UTF8.self))
      case (.url, let text as String): URL(string: text)
      case (.image, let data as Data): UIImage(data: data)
      default: Self.of(object) == self ? object : nil
      }
    }

    static func of(_ value: Any) -> Kind? {
      switch value {
      case is String: .text
      case is URL: .url
      case is UIImage: .image
      case is UIColor: .color
      default: nil
      }
    }
  }

  /// Returns the value of a kind in each item that has one; `nil` if none has.
  private func values<Value>(_ kind: Kind) -> [Value]? {
    let found = items.compactMap { item in
      kind.types.lazy.compactMap { item[$0].flatMap(kind.value) as? Value }.first
    }
    return found.isEmpty ? nil : found
  }

  private func copy(_ values: [Any]?, _ kind: Kind) {
    items = (values ?? []).map { [kind.types[0]: $0] }
  }

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { copy(newValue.map { [$0] }, .text) }
  }
  /// The texts.
  open var strings: [String]? {
    get { values(.text) }
    set { copy(newValue, .text) }
  }
  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { copy(newValue.map { [$0] }, .url) }
  }
  /// The URLs.
  open var urls: [URL]? {
    get { values(.url) }
    set { copy(newValue, .url) }
  }
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { copy(newValue.map { [$0] }, .image) }
  }
  /// The images.
  open var images: [UIImage]? {
    get { values(.image) }
    set { copy(newValue, .image) }
  }
  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { copy(newValue.map { [$0] }, .color) }
  }
  /// The colors.
  open var colors: [UIColor]? {
    get { values(.color) }
    set { copy(newValue, .color) }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }
}

extension UIApplication {
  func pasteboard(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let found = pasteboards[name] { return found }
    let made = UIPasteboard(name)
    pasteboards[name] = made
    return made
  }
}
