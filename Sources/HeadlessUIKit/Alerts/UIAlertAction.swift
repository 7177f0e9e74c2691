public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What the button means.
  public enum Style: Int, Sendable {
    /// An ordinary button, the one that leaves all as it was, or one that destroys.
    case `default`, cancel, destructive
  }

  /// What a person reads and taps.
  public let title: String?
  /// What the button means.
  public let style: Style
  /// Whether a tap does anything.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button of an alert.
  /// - Parameter handler: runs after the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
