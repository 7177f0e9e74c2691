import Foundation
import HeadlessUIKit

/// A search for the anchors of the popovers on a display, while the screens behind are read.
final class PopoverAnchors {
  /// A popover, with its anchor if it has been found.
  private struct Search {
    let popover: UIPopoverPresentationController
    /// The view or bar button at which the app lets it point.
    let item: AnyObject?
    var element: ElementTarget?
    var isExact = false
    var area: DisplayPopover.Anchor?
  }

  private var searches: [Search]
  /// Whether there are no popovers.
  var isEmpty: Bool { searches.isEmpty }

  /// Creates a search.
  init(_ controllers: [UIViewController]) {
    searches = controllers.compactMap { controller in
      guard controller.presenter != nil, controller.shownStyle == .popover,
        let popover = controller.popoverPresentationController
      else { return nil }
      return Search(popover: popover, item: Self.item(of: popover))
    }
  }

  /// Returns the view or bar button at which a popover points: for an area of a list, the cell
  /// there.
  private static func item(of popover: UIPopoverPresentationController) -> AnyObject? {
    let item: AnyObject? = popover.sourceItem ?? popover.barButtonItem ?? popover.sourceView
    let area = popover.sourceRect
    guard !area.isNull else { return item }
    let middle = CGPoint(x: area.midX, y: area.midY)
    if let table = item as? UITableView, let path = table.indexPathForRow(at: middle) {
      return table.cellForRow(at: path) ?? item
    }
    if let grid = item as? UICollectionView, let path = grid.indexPathForItem(at: middle) {
      return grid.cellForItem(at: path) ?? item
    }
    return item
  }

  /// Notes an element that has been read.
  func note(
    _ element: LiveElement, ordinal: Int, row: Int?, _ area: ElementArea,
    of controller: UIViewController
  ) {
    for place in searches.indices where !searches[place].isExact {
      guard let item = searches[place].item else { continue }
      let isExact: Bool
      if case .bar(_, let bar) = area, bar === item {
        isExact = true
      } else if let view = element.view, let anchor = item as? UIView {
        isExact = view === anchor
        let isPart = anchor.isDescendant(of: view) || view.isInside(anchor)
        guard isExact || isPart && searches[place].element == nil else { continue }
      } else {
        continue
      }
      searches[place].isExact = isExact
      searches[place].element = ElementTarget(
        controller: controller.number, kind: element.kind, label: "", ordinal: ordinal, row: row)
    }
  }

  /// Notes that the elements of a controller have been read.
  func noteAreas(of controller: UIViewController) {
    for place in searches.indices where searches[place].area == nil {
      guard let anchor = searches[place].item as? UIView, let view = controller.viewIfLoaded,
        anchor.isDescendant(of: view)
      else { continue }
      let area = searches[place].popover.sourceRect
      guard !area.isNull || anchor !== view && !anchor.bounds.isEmpty else { continue }
      let frame = anchor.convert(area.isNull ? anchor.bounds : area, to: view)
      searches[place].area = .area(
        controller: controller.number, x: Self.points(frame.minX), y: Self.points(frame.minY),
        width: Self.points(frame.width), height: Self.points(frame.height))
    }
  }

  private static func points(_ length: CGFloat) -> Int {
    length.isFinite ? Int(min(max(length, -10_000), 10_000)) : 0
  }

  /// Returns the popover that a controller is in; `nil` if it isn't in one.
  func popover(of controller: UIViewController) -> DisplayPopover? {
    guard
      let search = searches.first(where: { $0.popover.presentedController === controller })
    else { return nil }
    let permitted = search.popover.permittedArrowDirections
    return DisplayPopover(
      anchor: search.element.map { .element($0) } ?? search.area,
      arrows: DisplayPopover.Arrow.allCases.filter { permitted.contains($0.direction) })
  }
}

extension DisplayPopover.Arrow {
  fileprivate var direction: UIPopoverArrowDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension UIView {
  /// Whether the view is in a small part of a screen, which isn't the view of a controller or
  /// scrolled.
  fileprivate func isInside(_ part: UIView) -> Bool {
    guard !(part is UIScrollView), !(part.next is UIViewController) else { return false }
    return isDescendant(of: part)
  }
}
