/// The toolbar at the bottom of a navigation controller; stored, but not used.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items of the toolbar.
  open var items: [UIBarButtonItem]?
  /// Whether the toolbar is translucent.
  open var isTranslucent = true

  nonisolated deinit {}
}
