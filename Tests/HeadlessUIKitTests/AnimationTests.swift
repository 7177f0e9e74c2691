import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct AnimationTests {
    @Test func `B8: animations end in the order of their delays and durations`() {
      let app = App()
      let journal = app.journal
      UIView.animate(withDuration: 0.5) {
        journal.note("long")
      } completion: { _ in
        journal.note("long ended")
        UIView.animate(withDuration: 0.1) {
        } completion: { _ in
          journal.note("next ended")
        }
      }
      UIView.animate(withDuration: 0.2, delay: 0.5) {
      } completion: { _ in
        journal.note("delayed ended")
      }
      UIView.animate(withDuration: 0.2) {
        journal.note("short")
      } completion: {
        journal.note("short ended \($0)")
      }
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
        journal.note("property")
      }
      animator.addCompletion { journal.note("property ended \($0)") }
      animator.startAnimation()
      UIView.animate(withDuration: 0) {
      } completion: { _ in
        journal.note("none ended")
      }
      #expect(journal.lines == ["long", "short", "property"])
      app.settle()
      #expect(
        journal.lines.dropFirst(3) == [
          "none ended", "short ended true", "property ended end", "long ended", "next ended",
          "delayed ended",
        ])
    }

    @Test func `B8: animations of the same duration end in the order in which they began`() {
      let app = App()
      let journal = app.journal
      for number in 1...5 {
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          journal.note("\(number)")
        }
      }
      app.settle()
      #expect(journal.lines == ["1", "2", "3", "4", "5"])
    }

    @Test
    func `B8: an animation whose completion starts it again doesn't keep the app from settling`() {
      let app = App()
      var count = 0
      func pulse() {
        UIView.animate(withDuration: 0.5) {
        } completion: { _ in
          count += 1
          pulse()
        }
      }
      pulse()
      app.settle()
      #expect(count == 100)
      #expect(!UIApplication.shared.isUnsettled && app.broken.isEmpty)
      app.settle()
      #expect(count == 100)
      UIView.animate(withDuration: 1) {
      } completion: { _ in
      }
      app.settle()
      #expect(count > 100)
    }

    @Test func `B8: long animations end, too, and after one that starts itself again`() {
      let app = App()
      let journal = app.journal
      func pulse() {
        UIView.animate(withDuration: 0.5) {
        } completion: { _ in
          pulse()
        }
      }
      pulse()
      UIView.animate(withDuration: 1, delay: 600) {
      } completion: { _ in
        journal.note("long ended")
        UIView.animate(withDuration: 30) {
        } completion: { _ in
          journal.note("next ended")
        }
      }
      app.settle()
      #expect(journal.lines == ["long ended", "next ended"])
    }

    @Test func `B8: the completion of a repeating animation isn't called`() {
      let app = App()
      let journal = app.journal
      UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse]) {
        journal.note("closure")
      } completion: { _ in
        journal.note("ended")
      }
      app.settle()
      #expect(journal.lines == ["closure"])
    }

    @Test func `B8: animations that are disabled have no duration`() {
      let app = App()
      let journal = app.journal
      UIView.animate(withDuration: 0.1) {
      } completion: { _ in
        journal.note("enabled ended")
      }
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 0.9) {
        } completion: { _ in
          journal.note("disabled ended")
        }
      }
      #expect(UIView.areAnimationsEnabled)
      app.settle()
      #expect(journal.lines == ["disabled ended", "enabled ended"])
    }

    @Test func `B8: an animation that ends at its start leaves the views as they were`() {
      let app = App()
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      func animator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
          view.alpha = 0.5
          view.alpha = 0
          view.frame.origin.x = 50
          view.backgroundColor = .red
        }
      }
      let reversed = animator()
      reversed.startAnimation()
      #expect(view.alpha == 0)
      reversed.pauseAnimation()
      reversed.isReversed = true
      reversed.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      app.settle()
      #expect(view.alpha == 1 && view.frame.origin.x == 1 && view.backgroundColor == nil)
      let stopped = animator()
      stopped.startAnimation()
      stopped.stopAnimation(false)
      stopped.finishAnimation(at: .start)
      #expect(view.alpha == 1 && view.frame.origin.x == 1 && view.backgroundColor == nil)
      animator().startAnimation()
      app.settle()
      #expect(view.alpha == 0 && view.frame.origin.x == 50)
    }

    @Test func `views are inserted below and above others`() {
      let outer = UIView()
      let views = (0..<4).map { _ in UIView() }
      outer.addSubview(views[0])
      outer.insertSubview(views[1], belowSubview: views[0])
      outer.insertSubview(views[2], aboveSubview: views[1])
      outer.insertSubview(views[3], belowSubview: UIView())
      #expect(outer.subviews == [views[1], views[2], views[0], views[3]])
      outer.insertSubview(views[3], aboveSubview: views[1])
      outer.sendSubviewToBack(views[0])
      #expect(outer.subviews == [views[0], views[1], views[3], views[2]])
    }

    @Test func `B8: a transaction's completion block runs after the animations and the transition`()
    {
      let app = App()
      let animations = Animations(app.journal)
      let navigation = app.stack("A")
      navigation.delegate = animations
      let journal = app.journal
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.note("block") }
      navigation.pushViewController(app.screen("B"), animated: true)
      UIView.animate(withDuration: 0.1) {
      } completion: { _ in
        journal.note("short ended")
      }
      CATransaction.commit()
      app.settle()
      #expect(journal.lines.suffix(3) == ["didShow B", "ended true", "block"])
      #expect(journal.lines.contains("short ended"))
    }
  }
}
