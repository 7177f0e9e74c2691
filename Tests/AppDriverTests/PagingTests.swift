import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// An onboarding screen as apps write it: pages in a scroll view, with dots.
private final class Onboarding: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let dots = UIPageControl()
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(
      arrangedSubviews: ["One", "Two", "Three"].map {
        let label = UILabel()
        label.text = $0
        return label
      })
    for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    scroll.isPagingEnabled = true
    scroll.delegate = self
    scroll.addSubview(stack)
    view.addSubview(scroll)
    dots.numberOfPages = 3
    view.addSubview(dots)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(Int(scrollView.contentOffset.x))")
    dots.currentPage = Int((scrollView.contentOffset.x / scrollView.frame.width).rounded())
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { calls.append("to \(Int(targetContentOffset.pointee.x)) at \(Int(velocity.x))") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("lift \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("slow") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
}

@Suite(.serialized, .exclusive) struct PagingTests {
  @Test func `the pages of a scroll view are turned by its width, as a finger does`() async {
    let screen = Onboarding()
    let session = AppSession.fixture { screen }
    await session.launch()
    #expect(session.pageTurns == (true, false))
    #expect(await session.perform(.turnPage(forward: false)).result == .refused(.noSuchPage))
    #expect(await session.perform(.turnPage(forward: true)).isDone)
    #expect(
      screen.calls == [
        "drag", "scroll 195", "to 390 at 1", "lift true", "slow", "scroll 390", "rest",
      ])
    #expect(screen.dots.currentPage == 1 && session.pageTurns == (true, true))
    #expect(await session.perform(.turnPage(forward: true)).isDone)
    #expect(await session.perform(.turnPage(forward: true)).result == .refused(.noSuchPage))
    screen.calls = []
    #expect(await session.perform(.turnPage(forward: false)).isDone)
    #expect(screen.calls.contains("to 390 at -1") && screen.dots.currentPage == 1)
    let scroll = session.element(.gesture, "scroll")
    #expect(await session.perform(.scroll(scroll, toEnd: true)).isDone)
    #expect(screen.dots.currentPage == 2)
  }
}
