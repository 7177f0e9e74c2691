public import Foundation

/// A button in a navigation bar.
///
/// The title identifies the button. In lowercase, it is also the shell command that taps the
/// button.
open class UIBarButtonItem: UIBarItem {
  /// The predefined system buttons.
  ///
  /// For most of these buttons, the title that UIKit displays is the capitalized case name.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    @available(iOS, deprecated: 11.0)
    case pageCurl
    case close

    /// Whether UIKit shows a symbol in place of the title.
    var isSymbol: Bool {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: false
      default: true
      }
    }

    var title: String {
      switch self {
      case .flexibleSpace, .fixedSpace: ""
      case .action: "Share"
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Trash"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }

  /// The style of a button, which only pictures show.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain
    /// A button with a border.
    @available(iOS, deprecated: 8.0)
    case bordered
    /// A button that completes a task.
    case done
  }

  /// The style of the button.
  open var style = Style.plain
  /// The action to perform when the user taps the button.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// The menu that opens when the user taps the button or, if it has an action, presses it long.
  open var menu: UIMenu?
  /// Whether the button is hidden, so that the user can't see or tap it.
  open var isHidden = false
  /// The object that receives the action; if it is `nil`, the first responder that can.
  ///
  /// As in UIKit, the reference is weak.
  open weak var target: AnyObject? {
    get { targetLink.object }
    set { targetLink = WeakLink(newValue) }
  }
  private var targetLink = WeakLink<AnyObject>(nil)
  /// The method to call on the target.
  open var action: Selector?
  /// The element that represents the button in the bar's overflow menu; stored, but not used.
  open var menuRepresentation: UIMenuElement?
  /// The width of the button; 0 for its natural width; stored, but not used.
  open var width: CGFloat = 0
  /// The titles for which the button reserves space; stored, but not used.
  open var possibleTitles: Set<String>?
  /// The color of the button; stored, but not used.
  open var tintColor: UIColor?
  /// Whether the button is selected; stored, but not used.
  open var isSelected = false
  /// Whether a tap toggles the selection; stored, but not used.
  open var changesSelectionAsPrimaryAction = false
  /// A view that is displayed instead of the title; stored, but not used.
  open var customView: UIView?

  /// Does nothing, because nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing, because nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing, because nothing is drawn.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Does nothing, because nothing is drawn.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Does nothing, because nothing is drawn.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing, because nothing is drawn.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}

  /// Whether the title stands for a symbol of the system's.
  private var isSymbol = false

  nonisolated deinit {}

  /// Creates a button with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title; if the title is `nil`, the button uses its action's title.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Creates a button with a system-defined title.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
    isSymbol = systemItem.isSymbol
    if systemItem == .done { style = .done }
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image for each orientation.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button with a system-defined title.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with a title, an image, and a menu,.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    self.target = target
    self.action = action
  }

  /// Creates a space that expands to fill the available width between buttons.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a space of fixed width between buttons.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// The button's label: its title, its accessibility label, or its image's name, in this order of
  /// preference; "Button" for an image without a name.
  package var label: String {
    if let title, !title.isEmpty { return title }
    if let name = accessibilityLabel ?? image?.spokenName { return name }
    return image.map { $0.size == .zero } ?? true ? "" : "Button"
  }

  /// Whether the button shows an image or a symbol in place of its label.
  package var showsImage: Bool { isSymbol || image != nil && (title ?? "").isEmpty }

  /// Whether the user sees the button: it isn't hidden, and has a label.
  package var isShown: Bool { !isHidden && !label.isEmpty }

  /// Whether a tap on the button has an effect.
  package var hasAction: Bool { primaryAction != nil || action != nil }

  /// Simulates a tap on the button: runs its action, or else sends its selector to its target.
  ///
  /// - Parameter screen: The controller whose bar shows the button. Without a target, the selector
  ///   goes to the first object of its responder chain that has the method.
  package func tap(on screen: UIViewController? = nil) {
    if let primaryAction { return primaryAction.run(from: self) }
    guard let action else { return }
    var receiver = target
    if receiver == nil {
      var responder: UIResponder? = screen
      while let next = responder, !action.fits(next) { responder = next.next }
      receiver = responder
    }
    guard let receiver else { return }
    UIApplication.shared.log.noteAction(action, on: receiver)
    action.perform(on: receiver, self)
  }
}
