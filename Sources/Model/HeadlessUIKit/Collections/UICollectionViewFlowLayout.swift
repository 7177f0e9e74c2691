public import Foundation

/// A layout in lines of items.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The distance between lines in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between items in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of the items in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// About the size of the items in points; stored, but not used.
  open var estimatedItemSize = CGSize.zero
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of the headers in points; without a size there are none.
  open var headerReferenceSize = CGSize.zero
  /// The size of the footers in points; without a size there are none.
  open var footerReferenceSize = CGSize.zero
  /// The insets of the sections in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The reference of the insets; stored, but not used.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay at the edge while their section is scrolled; stored, but not used.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the edge while their section is scrolled; stored, but not used.
  open var sectionFootersPinToVisibleBounds = false

  /// The reference of the sections' insets; not used.
  ///
  /// - fromContentInset: The insets of the content.
  /// - fromSafeArea: The safe area.
  /// - fromLayoutMargins: The margins of the layout.
  public nonisolated enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The size that means that cells have a size of their own.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The class of the contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  nonisolated deinit {}

  private var sizes: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.storedDelegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Returns the size of an item.
  private func size(ofItemAt path: IndexPath) -> CGSize {
    guard let collectionView, let sizes else { return itemSize }
    return sizes.collectionView(collectionView, layout: self, sizeForItemAt: path)
  }

  override func extent(ofItemAt path: IndexPath) -> CGFloat {
    guard let collectionView else { return 50 }
    let size = size(ofItemAt: path)
    guard size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else { return 44 }
    var (line, between) = (minimumLineSpacing, minimumInteritemSpacing)
    var inset = sectionInset
    if let sizes {
      line = sizes.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: path.section)
      between = sizes.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: path.section)
      inset = sizes.collectionView(collectionView, layout: self, insetForSectionAt: path.section)
    }
    if isHorizontal {
      let space = collectionView.height - inset.top - inset.bottom
      let rows = max(1, ((space + between) / (size.height + between)).rounded(.down))
      return (size.width + line) / rows
    }
    let space = collectionView.width - inset.left - inset.right
    let columns = max(1, ((space + between) / (size.width + between)).rounded(.down))
    return (size.height + line) / columns
  }

  /// Returns the number of items beside each other, if all are as wide as one of them.
  func columns(around path: IndexPath) -> Int {
    guard let collectionView else { return 1 }
    let width = size(ofItemAt: path).width
    var (between, inset) = (
      isHorizontal ? minimumLineSpacing : minimumInteritemSpacing, sectionInset
    )
    if let sizes, !isHorizontal {
      between = sizes.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: path.section)
    }
    if let sizes {
      inset = sizes.collectionView(collectionView, layout: self, insetForSectionAt: path.section)
    }
    let space = collectionView.width - inset.left - inset.right
    guard width > 0, width < 1e6, width + between > 0 else { return 1 }
    return max(1, Int(bounded: ((space + between) / (width + between) + 0.001).rounded(.down)))
  }

  override var isHorizontal: Bool { scrollDirection == .horizontal }

  override func hasSectionView(_ kind: String, in section: Int) -> Bool {
    guard let collectionView else { return false }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var size = isHeader ? headerReferenceSize : footerReferenceSize
    if let sizes {
      size =
        isHeader
        ? sizes.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section)
        : sizes.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: section)
    }
    return isHorizontal ? size.width > 0 : size.height > 0
  }
}

/// A delegate that gives the sizes of a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item.
  /// - Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero`
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the insets of a section.
  /// - Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero`
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the distance between the lines of a section.
  /// - Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0`
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the distance between the items of a section.
  /// - Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ??
  ///   0`
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header.
  /// - Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ??
  ///   .zero`
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer.
  /// - Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ??
  ///   .zero`
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
