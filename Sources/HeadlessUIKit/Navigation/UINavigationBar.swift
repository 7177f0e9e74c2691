/// The bar of a navigation controller; its looks are kept and never shown.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  nonisolated deinit {}

  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The bar's colour.
  open var barTintColor: UIColor?
}
