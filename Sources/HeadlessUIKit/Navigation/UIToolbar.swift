/// The bar at the bottom of a navigation controller; stored, but not shown.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Whether what is below shines through.
  open var isTranslucent = true

  nonisolated deinit {}
}
