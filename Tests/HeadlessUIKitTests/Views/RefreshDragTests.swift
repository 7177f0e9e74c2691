import Foundation
@testable import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct RefreshDragTests {
    @Test func `pulling to refresh is a drag, and the refresh begins under the finger`() {
      let app = App()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let drag = DragDelegate()
      scroll.delegate = drag
      let control = UIRefreshControl()
      control.addAction(UIAction { _ in drag.calls.append("changed") }, for: .valueChanged)
      scroll.refreshControl = control
      _ = app.page(scroll)
      control.personPulls()
      #expect(
        drag.calls == [
          "willBegin", "didScroll -120", "changed", "willEnd", "didEnd true refreshing true",
          "didScroll 0",
        ])
      #expect(control.isRefreshing && scroll.contentOffset == .zero && !scroll.isDragging)
    }

    @Test func `a list that was scrolled is pulled from its top`() {
      let app = App()
      let screen = app.table(numbered(100))
      let control = UIRefreshControl()
      screen.table.refreshControl = control
      screen.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      app.settle()
      control.personPulls()
      app.settle()
      #expect(control.isRefreshing && screen.table.contentOffset.y == 0)
      #expect(screen.table.indexPathsForVisibleRows?.first?.row == 0 && app.broken.isEmpty)
    }
  }
}

private final class DragDelegate: NSObject, UIScrollViewDelegate {
  var calls: [String] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBegin") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("didScroll \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { calls.append("willEnd") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let refreshes = scrollView.refreshControl?.isRefreshing ?? false
    calls.append("didEnd \(decelerate) refreshing \(refreshes)")
  }
}
