public import Foundation

/// A question or message over everything else, with buttons.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The position of an alert.
  public enum Style: Int, Sendable {
    /// At the bottom edge, or in the middle.
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String?
  /// The position of the alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the Return key presses.
  open var preferredAction: UIAlertAction?
  /// The fields, in the order in which they were added; nil if there are none.
  open private(set) var textFields: [UITextField]?

  nonisolated deinit {}

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an empty alert; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates an empty alert; there are no storyboards on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// In regular width an action sheet is a popover and needs an anchor.
  override var isPopoverOnPad: Bool { preferredStyle == .actionSheet }

  /// Adds a button; a second button of style cancel is a fault.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIApplication.shared.fault(
        .alertActionsCancelTwice, self, nil,
        "An alert can only have one action with a style of cancel: \(described)")
      return
    }
    actions.append(action)
  }

  /// Adds a field and lets the app configure it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The message and the fields; the container adds the buttons.
  open override var content: [ContentElement] {
    let words = message.map { [ContentElement.text(Text($0))] } ?? []
    let fields = (textFields ?? []).enumerated().map { index, field in
      ContentElement.field(
        Field(
          field.placeholder ?? "Field \(index + 1)", text: field.text ?? "",
          isSecure: field.isSecureTextEntry
        ) { field.text = $0 })
    }
    return words + fields
  }

  /// Simulates a tap on a button: the alert is dismissed, and then the handler runs (known UIKit
  /// behavior, not documented).
  package func personTaps(_ action: UIAlertAction) {
    guard let presenter else { return }
    presenter.startDismissing(self, animated: true) { action.handler?(action) }
  }
}
