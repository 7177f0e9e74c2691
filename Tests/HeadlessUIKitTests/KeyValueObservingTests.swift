import Foundation
import HeadlessUIKit
import Testing

/// A view above a scroll view, which follows it as libraries for pulling do.
private final class Follower: UIView {
  var calls: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = (change?[.oldKey] as? CGPoint).map { "\(Int($0.y))" } ?? "-"
    let new = (change?[.newKey] as? CGPoint).map { "\(Int($0.y))" } ?? "-"
    calls.append("\(keyPath ?? "") \(old) \(new)")
  }
}

extension HeadlessUIKitTests {
  @Suite struct KeyValueObservingTests {
    private func scroll() -> UIScrollView {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 350)
      return scroll
    }

    @Test(.bug(id: "U23"))
    func `an observer of the offset is called for each change, however it is made`() {
      let app = App()
      let scroll = scroll()
      var seen: [String] = []
      let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
        #expect(view === scroll && change.kind == .setting && !change.isPrior)
        seen.append("\(Int(change.oldValue?.y ?? -1)) \(Int(change.newValue?.y ?? -1))")
      }
      scroll.contentOffset.y = 10
      scroll.contentOffset.y = 10
      scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      scroll.bounds.origin.y = 30
      scroll.frame.origin.y = 5
      #expect(seen == ["0 10", "10 20", "20 30"])
      observation.invalidate()
      scroll.contentOffset.y = 40
      #expect(seen.count == 3 && app.broken == [])
    }

    @Test(.bug(id: "U23"))
    func `observers of the sizes are called, and given only what they ask for`() {
      let scroll = scroll()
      var seen: [String] = []
      var kept = [
        scroll.observe(\.contentSize, options: .initial) { _, change in
          seen.append("content \(change.newValue == nil) \(change.oldValue == nil)")
        },
        scroll.observe(\.bounds, options: [.initial, .new]) { _, change in
          seen.append("bounds \(Int(change.newValue?.width ?? -1))")
        },
        scroll.observe(\.isHidden, options: [.prior, .old, .new]) { _, change in
          seen.append("hidden \(change.isPrior) \(change.newValue.map { "\($0)" } ?? "-")")
        },
      ]
      #expect(seen == ["content true true", "bounds 100"])
      seen = []
      scroll.contentSize.height = 400
      scroll.frame.size.width = 90
      scroll.isHidden = true
      #expect(seen == ["content true true", "bounds 90", "hidden true -", "hidden false true"])
      seen = []
      kept = []
      scroll.contentSize.height = 500
      #expect(seen == [] && kept.isEmpty)
    }

    @Test(.bug(id: "U23"))
    func `a responder observes a property by its name until it is removed`() {
      let app = App()
      let (scroll, follower) = (scroll(), Follower())
      scroll.addObserver(
        follower, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
      scroll.contentOffset.y = 10
      scroll.removeObserver(follower, forKeyPath: "contentOffset", context: nil)
      scroll.contentOffset.y = 20
      #expect(follower.calls == ["contentOffset 0 10"] && app.broken == [])
      scroll.removeObserver(follower, forKeyPath: "contentOffset")
      #expect(app.broken == [.observerNotRegistered])
    }

    @Test func `observing retains neither the view nor the observer`() {
      weak var view: UIScrollView?
      weak var observer: Follower?
      var observation: NSKeyValueObservation?
      do {
        let (scroll, follower) = (scroll(), Follower())
        (view, observer) = (scroll, follower)
        scroll.addObserver(follower, forKeyPath: "bounds", options: [], context: nil)
        observation = scroll.observe(\.bounds) { _, _ in }
        scroll.bounds.size.width = 50
      }
      #expect(view == nil && observer == nil)
      observation?.invalidate()
    }

    @Test func `an observer ends its observation as it is freed`() {
      final class Leaving: UIView {
        var scroll: UIScrollView?

        isolated deinit { scroll?.removeObserver(self, forKeyPath: "contentOffset") }
      }
      let app = App()
      let scroll = scroll()
      do {
        let leaving = Leaving()
        leaving.scroll = scroll
        scroll.addObserver(leaving, forKeyPath: "contentOffset", options: [], context: nil)
      }
      scroll.contentOffset.y = 10
      #expect(app.broken == [])
    }

    @Test func `observing a view around another retains neither`() {
      weak var outer: UIView?
      let inner = UIView()
      var seen: [Bool] = []
      let observation = inner.observe(\.superview, options: [.new]) { _, change in
        seen.append((change.newValue ?? nil) != nil)
      }
      do {
        let view = UIView()
        outer = view
        view.addSubview(inner)
        inner.alpha = 0.5
      }
      #expect(outer == nil && seen == [true])
      inner.alpha = 1
      #expect(seen == [true, false])
      observation.invalidate()
    }

    @Test func `a transform is observed by its name`() {
      let (scroll, follower) = (scroll(), Follower())
      scroll.addObserver(follower, forKeyPath: "transform", options: [], context: nil)
      scroll.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(follower.calls == ["transform - -"])
    }

    @Test func `an observer that changes what it observes forever is a fault`() {
      let app = App()
      let scroll = scroll()
      app.window.addSubview(scroll)
      let observation = scroll.observe(\.contentOffset) { view, _ in view.contentOffset.y += 1 }
      scroll.contentOffset.y = 1
      #expect(app.broken == [.callsWithoutEnd])
      observation.invalidate()
    }
  }
}
