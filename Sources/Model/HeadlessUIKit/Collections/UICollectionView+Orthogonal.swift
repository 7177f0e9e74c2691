import Foundation

extension NSCollectionLayoutSection {
  /// Whether the user turns the section's groups page by page, and the app is called for it.
  fileprivate var turnsPages: Bool {
    switch orthogonalScrollingBehavior {
    case .paging, .groupPaging, .groupPagingCentered: visibleItemsInvalidationHandler != nil
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    }
  }
}

extension UICollectionView {
  /// The first section whose groups the user turns page by page; `nil` if there is none.
  ///
  /// In UIKit, such a section has a scroll view of its own, which calls the section's handler and
  /// not the collection's delegate.
  private var sectionOfPages: (index: Int, section: NSCollectionLayoutSection)? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return nil
    }
    display.layOutIfNeeded()
    for index in 0..<min(display.counts.sections, ItemDisplay.mostItems) {
      if let section = layout.section(index), section.turnsPages { return (index, section) }
    }
    return nil
  }

  /// Whether the user turns the groups of a section page by page.
  var hasSectionOfPages: Bool { sectionOfPages != nil }

  /// Returns the offset of the section after a turn; `nil` if there is no page in that direction.
  private func turned(_ index: Int, _ section: NSCollectionLayoutSection, forward: Bool) -> CGFloat?
  {
    let space = spaceForLayout
    let group = section.group.layoutSize.size(in: space).width + section.interGroupSpacing
    let items = CGFloat(display.counts.items(in: index))
    let groups = (items / CGFloat(max(1, section.group.itemCount(in: space)))).rounded(.up)
    let page = section.orthogonalScrollingBehavior == .paging ? space.width : group
    let start = orthogonalOffsets[index] ?? 0
    let furthest = max(0, groups * group - section.interGroupSpacing - min(space.width, group))
    let end = min(max(start + (forward ? page : -page), 0), furthest)
    return end == start ? nil : end
  }

  /// Returns the items that are visible at an offset of a section.
  private func visibleItems(
    _ index: Int, _ section: NSCollectionLayoutSection, at offset: CGFloat
  ) -> [any NSCollectionLayoutVisibleItem] {
    let space = spaceForLayout
    let size = section.group.layoutSize.size(in: space)
    let length = max(1, size.width + section.interGroupSpacing)
    let inGroup = max(1, section.group.itemCount(in: space))
    let first = Int((offset / length).rounded(.down))
    let last = Int(((offset + space.width) / length).rounded(.up))
    let all = 0..<display.counts.items(in: index)
    return (first * inGroup..<max(first, last) * inGroup).clamped(to: all).map { item in
      let x = CGFloat(item / inGroup) * length
      return VisibleItem(
        IndexPath(item: item, section: index),
        CGRect(x: x, y: 0, width: size.width, height: size.height))
    }
  }

  /// Returns whether there is a page in a direction in the section with pages.
  func hasPageInSection(forward: Bool) -> Bool {
    guard let (index, section) = sectionOfPages else { return false }
    return turned(index, section, forward: forward) != nil
  }

  /// Simulates a flick to the next or the previous page of the section with pages.
  ///
  /// Its handler is called halfway and at the end.
  ///
  /// - Returns: Whether there is such a page.
  func personTurnsPageInSection(forward: Bool) -> Bool {
    guard let (index, section) = sectionOfPages,
      let end = turned(index, section, forward: forward)
    else { return false }
    let start = orthogonalOffsets[index] ?? 0
    let environment = CollectionEnvironment(spaceForLayout, traitCollection)
    for offset in [(start + end) / 2, end] {
      orthogonalOffsets[index] = offset
      section.visibleItemsInvalidationHandler?(
        visibleItems(index, section, at: offset), CGPoint(x: offset, y: 0), environment)
    }
    return true
  }
}

/// An item that is visible while a section is scrolled.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
  var center: CGPoint
  var transform = CGAffineTransform.identity
  let name = ""
  let indexPath: IndexPath
  let frame: CGRect
  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  var representedElementKind: String? { nil }

  init(_ path: IndexPath, _ frame: CGRect) {
    indexPath = path
    self.frame = frame
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
