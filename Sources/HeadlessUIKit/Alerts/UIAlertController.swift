public import Foundation

/// A question or message in front of everything else, with buttons.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where an alert stands.
  public enum Style: Int, Sendable {
    /// At the bottom edge, or in the middle.
    case actionSheet, alert
  }

  /// The words below the title.
  open var message: String?
  /// Where the alert stands.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key presses.
  open var preferredAction: UIAlertAction?
  /// The fields, in the order in which they were added; nil where there are none.
  open private(set) var textFields: [UITextField]?

  nonisolated deinit {}

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Makes an empty alert; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// Makes an empty alert; there are no storyboards on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// An action sheet is a popover where there is much room, and needs something to point at.
  override var isPopoverOnPad: Bool { preferredStyle == .actionSheet }

  /// Adds a button; a fault where it is the second of style cancel.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIApplication.shared.fault(
        .alertActionsCancelTwice, self, nil,
        "An alert can only have one action with a style of cancel: \(described)")
      return
    }
    actions.append(action)
  }

  /// Adds a field and lets the app set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The message and the fields; the buttons are the alert's own.
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

  /// A person taps a button: the alert goes, and then the handler runs (common knowledge).
  package func personTaps(_ action: UIAlertAction) {
    guard let presenter else { return }
    presenter.startDismissing(self, animated: true) { action.handler?(action) }
  }
}
