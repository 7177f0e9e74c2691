import Foundation

extension UITableView {
  /// The average height of the displayed rows in points.
  private var unit: CGFloat {
    if display.unit > 0 { return display.unit }
    return rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : 44
  }

  func place(ofRow path: IndexPath) -> CGRect {
    guard let position = display.counts.position(of: path) else { return .zero }
    if let item = display.entry(at: position) { return item.frame }
    return CGRect(x: 0, y: CGFloat(position) * unit, width: frame.width, height: unit)
  }

  func place(ofSection section: Int) -> CGRect {
    let counts = display.counts
    guard section >= 0, section < counts.sections else { return .zero }
    let count = counts.items(in: section)
    let first = counts.start(of: section)
    return CGRect(
      x: 0, y: CGFloat(first) * unit, width: frame.width, height: CGFloat(count) * unit)
  }

  func row(at point: CGPoint) -> IndexPath? {
    for entry in display.entries where entry.item.frame.contains(point) {
      return display.counts.path(at: entry.position)
    }
    let position = Int((point.y / unit).rounded(.down))
    guard point.y >= 0, position < display.counts.total, display.entry(at: position) == nil else {
      return nil
    }
    return display.counts.path(at: position)
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    let counts = display.counts
    let first = max(0, Int((rect.minY / unit).rounded(.down)))
    let last = min(counts.total - 1, Int((rect.maxY / unit).rounded(.down)))
    guard first <= last else { return [] }
    return (first...last).map(counts.path)
  }

  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }
}
