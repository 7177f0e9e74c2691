public import Foundation

/// An alert button and the code that runs when the user taps it.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The role of the button.
  public enum Style: Int, Sendable {
    /// A regular button.
    case `default`
    /// A button that cancels the operation and changes nothing.
    case cancel
    /// A button that changes or deletes data.
    case destructive
  }

  /// The title, which also identifies the button.
  open private(set) var title: String?
  /// The role of the button.
  open private(set) var style = Style.default
  /// Whether the button can be tapped.
  open var isEnabled = true
  var handler: ((UIAlertAction) -> Void)?

  nonisolated deinit {}

  /// Creates an alert button.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - style: The role of the button.
  ///   - handler: The code that runs after the user taps the button and the alert is dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
