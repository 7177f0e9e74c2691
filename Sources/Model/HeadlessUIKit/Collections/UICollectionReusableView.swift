import Foundation

/// A header, footer, or cell of a collection.
open class UICollectionReusableView: UIView {
  /// The identifier for reusing the view; `nil` if the app created it.
  open internal(set) var reuseIdentifier: String?
  /// The kind of a supplementary view; `nil` for a cell.
  var elementKind: String?

  nonisolated deinit {}

  /// Called when the view is about to be reused.
  open func prepareForReuse() {}
  /// Never called, because there is no layout.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before a transition to another layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called after a transition to another layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Returns the size that the view prefers; never asked.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
