public import Foundation

/// The layout between two layouts of a collection; its progress is stored, but not used.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress of the transition, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  /// The layout before the transition.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout after the transition.
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  nonisolated deinit {}

  /// Creates a layout between two layouts.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns `nil`, because archives aren't available on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Sets a value for a key that the app chooses.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
