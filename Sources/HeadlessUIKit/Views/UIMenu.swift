public import Foundation

/// What a menu is made of: actions and other menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is ticked; kept, never shown.
  public nonisolated enum State: Int, Sendable {
    /// Not ticked, ticked, or both in one.
    case off, on, mixed
  }

  /// How an element looks and whether it can be chosen.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt
    /// Makes attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Is not there.
    public static let hidden = Attributes(rawValue: 4)
    /// Leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// What a person reads.
  open var title: String
  /// The image beside the title; never shown.
  open var image: UIImage?

  nonisolated deinit {}

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A menu of a button; it is kept and not shown: offer its actions in `content` as well.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu looks within another; kept, never shown.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// Destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One element is ticked at a time.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What a menu is called.
  public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the menu is made of.
  public let children: [UIMenuElement]
  /// How the menu looks.
  public let options: Options

  nonisolated deinit {}

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}
