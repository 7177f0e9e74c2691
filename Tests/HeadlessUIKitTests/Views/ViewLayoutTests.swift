import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ViewLayoutTests {
    @Test func `a view on screen is laid out once, when the app settles`() {
      let app = App()
      let view = NotedView("view", app.journal)
      _ = app.page(view)
      view.setNeedsLayout()
      view.setNeedsLayout()
      #expect(app.journal.lines.isEmpty)
      app.settle()
      #expect(app.journal.lines == ["view.layoutSubviews"])
    }

    @Test func `a layout goes from the outside to the inside, and with constraints the other way`()
    {
      let app = App()
      let (outer, inner) = (NotedView("outer", app.journal), NotedView("inner", app.journal))
      let page = app.page(outer)
      outer.addSubview(inner)
      app.journal.clear()
      page.journal = app.journal
      page.view.setNeedsUpdateConstraints()
      outer.setNeedsUpdateConstraints()
      app.settle()
      #expect(
        app.journal.lines == [
          "inner.updateConstraints", "outer.updateConstraints", "updateViewConstraints",
          "viewWillLayoutSubviews", "viewDidLayoutSubviews", "outer.layoutSubviews",
          "inner.layoutSubviews",
        ])
    }

    @Test func `layoutIfNeeded lays out at once, also off screen`() {
      let app = App()
      let (outer, inner) = (NotedView("outer", app.journal), NotedView("inner", app.journal))
      outer.addSubview(inner)
      app.journal.clear()
      inner.layoutIfNeeded()
      #expect(app.journal.lines.suffix(2) == ["outer.layoutSubviews", "inner.layoutSubviews"])
      app.journal.clear()
      outer.layoutIfNeeded()
      #expect(app.journal.lines.isEmpty)
      inner.frame.size = CGSize(width: 1, height: 1)
      outer.layoutIfNeeded()
      #expect(app.journal.lines == ["inner.layoutSubviews"])
    }

    @Test func `a layout that asks for another one of its superview ends`() {
      final class Asking: UIView {
        var layouts = 0
        override func layoutSubviews() {
          layouts += 1
          superview?.setNeedsLayout()
          setNeedsLayout()
        }
      }
      let app = App()
      let view = Asking()
      _ = app.page(view)
      view.setNeedsLayout()
      app.settle()
      #expect(app.broken.isEmpty && view.layouts > 0)
      #expect(!UIApplication.shared.isUnsettled)
    }

    @Test func `a controller without a view of its own is laid out once`() {
      let app = App()
      let page = Page()
      page.journal = app.journal
      app.window.rootViewController = page
      app.window.makeKeyAndVisible()
      #expect(app.journal.lines.filter { $0 == "viewDidLayoutSubviews" }.count == 1)
    }

    @Test func `a constraint is kept by the nearest view that contains both views`() {
      let app = App()
      defer { withExtendedLifetime(app.window) {} }
      let (root, left, right) = (UIView(), UIView(), UIView())
      root.addSubview(left)
      root.addSubview(right)
      let constraint = left.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: -8)
      constraint.isActive = true
      #expect(root.constraints == [constraint] && left.constraints.isEmpty)
      #expect(constraint.firstItem === left && constraint.secondAttribute == .leading)
      #expect(constraint.constant == -8)
      let width = left.widthAnchor.constraint(equalToConstant: 10)
      let guide = left.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      NSLayoutConstraint.activate([width, guide])
      #expect(left.constraints == [width] && root.constraints == [constraint, guide])
      constraint.isActive = false
      #expect(root.constraints == [guide])
      left.removeFromSuperview()
      #expect(root.constraints.isEmpty && !guide.isActive && width.isActive)
    }

    @Test func `a layout guide doesn't keep its view, and has none once that is freed`() {
      var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
      let guide = view?.safeAreaLayoutGuide
      #expect(guide?.owningView === view && guide?.layoutFrame.size == CGSize(width: 3, height: 4))
      view = nil
      #expect(guide != nil && guide?.owningView == nil && guide?.layoutFrame == .zero)
    }

    @Test func `a constraint between views without a common ancestor is a fault naming both`() {
      let app = App()
      let (label, button) = (UILabel(), UIButton(type: .system))
      label.text = "Total"
      button.accessibilityIdentifier = "buy"
      label.topAnchor.constraint(equalTo: button.topAnchor).isActive = true
      #expect(app.broken == [.constraintBetweenStrangers])
      #expect(
        app.lastBreach?.detail
          == "Unable to activate constraint with anchors UILabel \"Total\".top and UIButton"
          + " \"buy\".top because they have no common ancestor; UILabel \"Total\" and UIButton"
          + " \"buy\" have no superview")
    }

    @Test func `views without a name are found in the fault by the properties that hold them`() {
      final class Form: UIViewController {
        private let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
            .isActive = true
        }
      }
      let app = App()
      app.show(Form())
      #expect(
        app.lastBreach?.detail
          == "Unable to activate constraint with anchors UIView (Form.box).leading and"
          + " UILayoutGuide of UIView (Form.view).leading because they have no common ancestor;"
          + " UIView (Form.box) has no superview")
    }

    @Test func `a view that a card forgot to add is found by the card's property`() {
      final class Card: UIView {
        private let stripe = UIView()
        func lay() { stripe.widthAnchor.constraint(equalTo: widthAnchor).isActive = true }
      }
      let app = App()
      let card = Card()
      _ = app.page(card)
      card.lay()
      #expect(
        app.lastBreach?.detail
          == "Unable to activate constraint with anchors UIView (Card.stripe).width and Card.width"
          + " because they have no common ancestor; UIView (Card.stripe) has no superview")
    }

    @Test func `a child's view can be constrained to its container's before anyone adds it`() {
      let app = App()
      let navigation = app.stack("A")
      let child = navigation.viewControllers[0]
      child.view.topAnchor.constraint(equalTo: navigation.view.topAnchor).isActive = true
      #expect(app.broken.isEmpty)
    }

    @Test func `a label takes less than a kilobyte`() {
      // Nothing of a label but its text and its frame is set in most apps.
      #expect(instanceSize(UILabel.self) < 512)
    }

    /// Returns the size of an instance, which the class's metadata holds.
    private func instanceSize(_ type: AnyClass) -> Int {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
    }
  }
}
