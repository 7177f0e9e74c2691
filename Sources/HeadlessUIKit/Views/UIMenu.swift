public import Foundation

/// An element of a menu: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The checkmark state of a menu element; stored, but not used.
  public nonisolated enum State: Int, Sendable {
    /// Off, on, or a mixture of both.
    case off, on, mixed
  }

  /// The attributes of a menu element.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates attributes from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user can't select the element.
    public static let disabled = Attributes(rawValue: 1)
    /// The element performs a destructive action.
    public static let destructive = Attributes(rawValue: 2)
    /// The element isn't displayed.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu remains open after the user selects the element.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title that is displayed to the user.
  open var title: String { storedTitle }
  /// The image next to the title; stored, but not used.
  open var image: UIImage? { storedImage }
  /// The text below the title; stored, but not used.
  open var subtitle: String?
  var storedTitle = ""
  var storedImage: UIImage?

  nonisolated deinit {}

  /// Creates an element without a title.
  public override init() { super.init() }

  func describe(_ title: String, _ subtitle: String?, _ image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }
}

/// The menu of a button.
///
/// On a screen, its actions are buttons, or the options of a choice.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The options for displaying a menu within another menu; stored, but not used.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are displayed directly in the enclosing menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu contains destructive actions.
    public static let destructive = Options(rawValue: 2)
    /// Only one element can be selected at a time.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The identifier of a menu.
  public nonisolated struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The size of the elements.
  public nonisolated enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The identifier of the menu.
  open private(set) var identifier = Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
  /// The size of the elements; stored, but not used.
  open var preferredElementSize = ElementSize.automatic
  /// The elements of the menu whose state is on, also in menus that are displayed inline.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement] = []
  /// The options for displaying the menu.
  open private(set) var options: Options = []

  nonisolated deinit {}

  private convenience init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier?,
    _ options: Options, _ children: [UIMenuElement]
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.children = children
    self.options = options
    describe(title, subtitle, image)
  }

  /// Creates a menu with the given elements.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(title, nil, image, identifier, options, children)
  }

  /// Creates a menu with a subtitle and the given elements.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(title, subtitle, image, identifier, options, children)
  }

  /// Creates a menu with elements of a size, which is stored but not used.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(title, subtitle, image, identifier, options, children)
    self.preferredElementSize = preferredElementSize
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let copy = UIMenu(storedTitle, subtitle, storedImage, identifier, options, newChildren)
    copy.preferredElementSize = preferredElementSize
    return copy
  }
}
