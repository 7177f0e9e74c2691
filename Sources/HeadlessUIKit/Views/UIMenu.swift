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
  open var title: String
  /// The image next to the title; stored, but not used.
  open var image: UIImage?

  nonisolated deinit {}

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// The menu of a button.
///
/// Menus are stored, but not displayed. Add their actions to the screen's `content`, too.
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

  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]
  /// The options for displaying the menu.
  open private(set) var options: Options

  nonisolated deinit {}

  /// Creates a menu with the given elements.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}
