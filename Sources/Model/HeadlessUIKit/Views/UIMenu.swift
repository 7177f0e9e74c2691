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

/// The menu of a button; on a screen, its actions are buttons, or the options of a choice.
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

extension UIMenu.Identifier {
  /// The menu for the app.
  public nonisolated static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The menu for files.
  public nonisolated static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The menu for editing.
  public nonisolated static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu for views.
  public nonisolated static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu for windows.
  public nonisolated static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The menu for help.
  public nonisolated static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The menu for the app's facts.
  public nonisolated static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The menu for settings.
  public nonisolated static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The menu for services.
  public nonisolated static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The menu for hiding apps.
  public nonisolated static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The menu for quitting.
  public nonisolated static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu for new windows.
  public nonisolated static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu for opening recent files.
  public nonisolated static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The menu for closing windows.
  public nonisolated static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The menu for printing.
  public nonisolated static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The menu for undoing and redoing.
  public nonisolated static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu for copying and pasting.
  public nonisolated static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The menu for finding text.
  public nonisolated static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu for replacing text.
  public nonisolated static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu for sharing.
  public nonisolated static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu for text style.
  public nonisolated static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The menu for spelling.
  public nonisolated static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The menu for spelling panel.
  public nonisolated static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The menu for spelling options.
  public nonisolated static let spellingOptions = UIMenu.Identifier(
    "com.apple.menu.spelling-options")
  /// The menu for substitutions.
  public nonisolated static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The menu for substitutions panel.
  public nonisolated static let substitutionsPanel = UIMenu.Identifier(
    "com.apple.menu.substitutions-panel")
  /// The menu for substitution options.
  public nonisolated static let substitutionOptions = UIMenu.Identifier(
    "com.apple.menu.substitution-options")
  /// The menu for transformations.
  public nonisolated static let transformations = UIMenu.Identifier(
    "com.apple.menu.transformations")
  /// The menu for speech.
  public nonisolated static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu for looking up words.
  public nonisolated static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The menu for learning words.
  public nonisolated static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu for the format of text.
  public nonisolated static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The menu for fonts.
  public nonisolated static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu for text size.
  public nonisolated static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The menu for text color.
  public nonisolated static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The menu for text style pasteboard.
  public nonisolated static let textStylePasteboard = UIMenu.Identifier(
    "com.apple.menu.text-style-pasteboard")
  /// The menu for text.
  public nonisolated static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The menu for writing direction.
  public nonisolated static let writingDirection = UIMenu.Identifier(
    "com.apple.menu.writing-direction")
  /// The menu for alignment.
  public nonisolated static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu for toolbar.
  public nonisolated static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The menu for fullscreen.
  public nonisolated static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu for the size of windows.
  public nonisolated static let minimizeAndZoom = UIMenu.Identifier(
    "com.apple.menu.minimize-and-zoom")
  /// The menu for bringing windows to the front.
  public nonisolated static let bringAllToFront = UIMenu.Identifier(
    "com.apple.menu.bring-all-to-front")
  /// The menu for the whole menu bar.
  public nonisolated static let root = UIMenu.Identifier("com.apple.menu.root")
}
