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
  open private(set) var title: String?
  /// What the button means.
  open private(set) var style = Style.default
  /// Whether a tap does anything.
  open var isEnabled = true
  private(set) var handler: ((UIAlertAction) -> Void)?

  nonisolated deinit {}

  /// Makes a button of an alert.
  ///
  /// - Parameters:
  ///   - title: what a person reads and taps.
  ///   - style: what the button means.
  ///   - handler: runs after the alert is dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
