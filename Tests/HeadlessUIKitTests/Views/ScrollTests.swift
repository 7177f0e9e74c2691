import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ScrollTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
      var calls: [String] = []
      var target: CGFloat?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("scroll \(Int(scrollView.contentOffset.y))")
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        calls.append("to \(Int(targetContentOffset.pointee.y)) at \(Int(velocity.y))")
        if let target { targetContentOffset.pointee.y = target }
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("lift \(decelerate)")
      }
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("slow") }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }

    private func scroll() -> (UIScrollView, Delegate) {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 350)
      let delegate = Delegate()
      scroll.delegate = delegate
      return (scroll, delegate)
    }

    @Test(.bug(id: "U23"))
    func `a controller keeps the scroll views that it names for its edges, without retaining them`()
    {
      let controller = UIViewController()
      let scroll = UIScrollView()
      controller.setContentScrollView(scroll)
      #expect(controller.contentScrollView(for: .top) === scroll)
      controller.setContentScrollView(nil, for: .bottom)
      #expect(controller.contentScrollView(for: .bottom) == nil)
      #expect(controller.contentScrollView(for: .top) === scroll)
      controller.setContentScrollView(UIScrollView(), for: .top)
      #expect(controller.contentScrollView(for: .top) == nil)
    }

    @Test func `setting the offset tells the delegate, and an animated scroll ends later`() {
      let app = App()
      let (scroll, delegate) = scroll()
      scroll.contentOffset.y = 10
      scroll.contentOffset.y = 10
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      #expect(delegate.calls == ["scroll 10", "scroll 50"] && scroll.bounds.minY == 50)
      app.settle()
      #expect(delegate.calls.last == "end")
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      app.settle()
      #expect(delegate.calls.count == 3)
    }

    @Test func `a rectangle is scrolled to just as far as needed`() {
      let (scroll, _) = scroll()
      scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
      #expect(scroll.contentOffset.y == 60)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
      #expect(scroll.contentOffset.y == 60)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
      #expect(scroll.contentOffset.y == 20)
    }

    @Test func `a person's scroll has UIKit's callbacks, by a page or to the end`() {
      let app = App()
      defer { withExtendedLifetime(app.window) {} }
      let (scroll, delegate) = scroll()
      scroll.personScrolls(toEnd: false)
      #expect(
        delegate.calls == [
          "drag", "scroll 50", "to 100 at 1", "lift true", "slow", "scroll 100", "rest",
        ])
      scroll.personScrolls(toEnd: true)
      #expect(scroll.contentOffset.y == 250 && !scroll.isDragging)
    }

    @Test func `the delegate can choose where a flick comes to rest`() {
      let app = App()
      defer { withExtendedLifetime(app.window) {} }
      let (scroll, delegate) = scroll()
      delegate.target = 120
      scroll.personScrolls(toEnd: false)
      #expect(delegate.calls.suffix(2) == ["scroll 120", "rest"] && scroll.contentOffset.y == 120)
    }

    @Test func `a scroll view offers to scroll if there is more than fits`() {
      let app = App()
      let (scroll, delegate) = scroll()
      let screen = app.page(scroll)
      #expect(gestures(screen) == [true])
      scroll.personScrolls(toEnd: true)
      scroll.delegate = nil
      #expect(gestures(screen) == [false])
      scroll.contentSize.height = 100
      #expect(gestures(screen) == [])
      withExtendedLifetime(delegate) {}
    }

    private func gestures(_ screen: UIViewController) -> [Bool] {
      screen.content.compactMap {
        guard case .gesture(let gesture) = $0 else { return nil }
        return gesture.isEnabled
      }
    }

    @Test func `a scroll hides the keyboard where the app says so`() {
      let app = App()
      let (scroll, field) = (UIScrollView(), UITextField())
      _ = app.page(scroll, field)
      field.becomeFirstResponder()
      scroll.personScrolls(toEnd: false)
      #expect(field.isFirstResponder)
      scroll.keyboardDismissMode = .onDrag
      scroll.personScrolls(toEnd: false)
      #expect(!field.isFirstResponder)
    }

    @Test func `zooming scales the delegate's view within the limits`() {
      let (scroll, delegate) = scroll()
      let view = UIView()
      scroll.addSubview(view)
      scroll.maximumZoomScale = 3
      scroll.zoomScale = 5
      #expect(scroll.zoomScale == 3 && view.transform == CGAffineTransform(scaleX: 3, y: 3))
      withExtendedLifetime(delegate) {}
    }
  }
}
