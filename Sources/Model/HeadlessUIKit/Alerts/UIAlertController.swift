public import Foundation

/// A modal question or message with buttons.
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// A sheet at the bottom of the screen.
    case actionSheet
    /// A dialog in the center of the screen.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The style of the alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the Return key activates; stored, but not used.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added; `nil` if there are none.
  open private(set) var textFields: [UITextField]?

  nonisolated deinit {}

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an empty alert.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates an empty alert.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Whether the alert is shown as a popover in a regular-width environment, where it needs an
  /// anchor.
  override var isPopoverOnPad: Bool { preferredStyle == .actionSheet }

  /// The buttons on the screen: in a popover, a tap outside takes the place of Cancel.
  package var shownActions: [UIAlertAction] {
    isInPopover ? actions.filter { $0.style != .cancel } : actions
  }

  /// Adds a button; adding a second button with the `cancel` style causes a fault.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIApplication.shared.fault(
        .alertActionsCancelTwice, self, nil,
        "An alert can only have one action with a style of cancel: \(described)")
      return
    }
    actions.append(action)
  }

  /// The importance of the alert; stored, but not used.
  open var severity = UIAlertControllerSeverity.default

  /// Adds a text field, and passes it to the closure for configuration.
  ///
  /// Adding one to an action sheet causes a fault.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIApplication.shared.fault(
        .textFieldInActionSheet, self, nil,
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert: \(described)")
      return
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    viewMade.hold(field)
  }

  /// The alert's message and text fields; the container adds the buttons.
  open override var content: [Content.Element] {
    let reader = ViewReader(controller: self)
    if let message { reader.addStatus(message) }
    for (index, field) in (textFields ?? []).enumerated() {
      reader.readField(field, kind: "Field \(index + 1)")
    }
    return reader.elements
  }

  /// The name of an alert that has no title.
  var nameWithoutTitle: String {
    if let message, !message.isBlank { return message.inOneLine }
    return preferredStyle == .alert ? "Alert" : "Action Sheet"
  }

  /// Lets the user type into the first field at once.
  override func appearanceEnded(_ appeared: Bool, animated: Bool) {
    super.appearanceEnded(appeared, animated: animated)
    if appeared { textFields?.first?.becomeFirstResponder() }
  }

  /// Simulates a tap on a button: dismisses the alert, then runs the button's handler.
  ///
  /// This order is known UIKit behavior, but isn't documented.
  package func personTaps(_ action: UIAlertAction) {
    guard let presenter = below else { return }
    presenter.startDismissing(self, animated: true) { action.handler?(action) }
  }

  /// Releases the buttons' handlers, which may hold the alert itself.
  ///
  /// UIKit releases them after the alert has been used.
  package func releaseHandlers() { for action in actions { action.handler = nil } }
}

/// The importance of an alert.
public nonisolated enum UIAlertControllerSeverity: Int, Sendable {
  /// Normal, or critical.
  case `default`, critical
}
