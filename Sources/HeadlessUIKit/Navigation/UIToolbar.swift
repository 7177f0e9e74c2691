/// The bar at the bottom of a navigation controller; stored, but not shown.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Whether the bar is translucent.
  open var isTranslucent = true

  nonisolated deinit {}
}
