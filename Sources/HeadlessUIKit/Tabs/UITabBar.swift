/// The bar of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  nonisolated deinit {}

  /// Whether what is below shines through; kept, never shown.
  open var isTranslucent = true
  /// The bar's colour; kept, never shown.
  open var barTintColor: UIColor?
}
