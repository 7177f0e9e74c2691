public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The role of the button.
  public enum Style: Int, Sendable {
    /// An ordinary button, one that changes nothing, or one that destroys something.
    case `default`, cancel, destructive
  }

  /// The title for display, which also names the button.
  open private(set) var title: String?
  /// The role of the button.
  open private(set) var style = Style.default
  /// Whether the button can be tapped.
  open var isEnabled = true
  private(set) var handler: ((UIAlertAction) -> Void)?

  nonisolated deinit {}

  /// Creates a button of an alert.
  ///
  /// - Parameters:
  ///   - title: The title for display.
  ///   - style: The role of the button.
  ///   - handler: Runs after the alert is dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
