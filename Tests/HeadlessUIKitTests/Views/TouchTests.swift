import Foundation
@testable import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TouchTests {
    private final class Target: NSObject {
      var calls: [String] = []
      func tapped() { calls.append("tap") }
      func pressed(_ gesture: UIGestureRecognizer) { calls.append("press \(gesture.state)") }
      var tap: UITapGestureRecognizer {
        UITapGestureRecognizer(target: self, action: Selector("tapped", Target.tapped))
      }
      var press: UILongPressGestureRecognizer {
        UILongPressGestureRecognizer(
          target: self, action: Selector("pressed(_:)", Target.pressed(_:)))
      }
    }

    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }

    private func card(_ views: UIView...) -> UIView {
      let card = UIView()
      for view in views { card.addSubview(view) }
      return card
    }

    @Test func `a form with a tap that hides the keyboard isn't a button`() {
      let app = App()
      let target = Target()
      let field = UITextField()
      field.placeholder = "Email"
      let form = card(label("Welcome"), field)
      form.addGestureRecognizer(target.tap)
      #expect(lines(app.page(form).content) == ["Welcome", "Email: "])
    }

    @Test func `a recognizer on a button takes the button's tap`() {
      let app = App()
      let target = Target()
      let button = UIButton(
        primaryAction: UIAction(title: "Buy") { _ in target.calls.append("own") })
      button.addGestureRecognizer(target.tap)
      let page = app.page(button)
      #expect(lines(page.content) == ["[Buy]"])
      page.content.tap("Buy")
      #expect(target.calls == ["tap"])
    }

    @Test func `a control that follows the touch itself is a button, named by its texts`() {
      final class Box: UIControl {
        var isOn = false
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          isOn.toggle()
          return super.beginTracking(touch, with: event)
        }
      }
      let app = App()
      let box = Box()
      let (row, inner) = (card(Box(), label("I agree")), UIControl())
      row.isUserInteractionEnabled = false
      inner.addSubview(label("Read only"))
      box.addSubview(row)
      let page = app.page(box, inner)
      #expect(lines(page.content) == ["[I agree]", "Read only"])
      page.content.tap("I agree")
      #expect(box.isOn)
    }

    @Test func `a view that takes several taps is a button`() {
      let app = App()
      let target = Target()
      let (photo, single) = (label("Photo"), target.tap)
      let double = target.tap
      double.numberOfTapsRequired = 2
      photo.addGestureRecognizer(double)
      // As in UIKit, a label takes no touches unless the app says so.
      #expect(lines(app.page(photo).content) == ["Photo"])
      photo.isUserInteractionEnabled = true
      let page = app.page(photo)
      #expect(lines(page.content) == ["[Photo]"])
      photo.addGestureRecognizer(single)
      #expect(lines(page.content) == ["[Photo]", "[Photo: Double Tap]"])
      page.content.tap("Photo: Double Tap")
      #expect(target.calls == ["tap"])
      let five = target.tap
      five.numberOfTapsRequired = 5
      photo.addGestureRecognizer(five)
      #expect(lines(page.content) == ["[Photo]", "[Photo: Double Tap]", "[Photo: 5 Taps]"])
      page.content.tap("Photo: 5 Taps")
      #expect(target.calls == ["tap", "tap"])
    }

    @Test func `a view that can only be pressed long is text that offers it`() {
      let app = App()
      let target = Target()
      let (photo, row) = (UIImageView(), card(label("Fred"), label("Store manager")))
      photo.isUserInteractionEnabled = true
      for view in [photo, row] { view.addGestureRecognizer(target.press) }
      let page = app.page(row, photo)
      #expect(lines(page.content) == ["Fred", "Store manager", "Press"])
      let presses = page.content.map { element -> [String] in
        guard case .text(let text) = element else { return [] }
        if text.text == "Fred" { text.pressActions().first?.choose() }
        return text.pressActions().map(\.title)
      }
      #expect(presses == [[""], [], [""]])
      #expect(target.calls == ["press began", "press ended"])
    }

    @Test func `a long press on the screen itself is text that offers it`() {
      let app = App()
      let target = Target()
      let page = app.page(UIButton(primaryAction: UIAction(title: "Buy") { _ in }))
      page.view.addGestureRecognizer(target.press)
      #expect(lines(page.content) == ["[Buy]", "Anywhere"])
    }

    @Test func `a page control with an action is a choice, and without one it is text`() {
      let app = App()
      let dots = UIPageControl()
      dots.numberOfPages = 3
      let page = app.page(dots)
      #expect(lines(page.content) == ["page = 1 of 3"])
      var pages: [Int] = []
      dots.addAction(
        UIAction { action in pages.append((action.sender as? UIPageControl)?.currentPage ?? -1) },
        for: .valueChanged)
      #expect(lines(page.content) == ["page: 1 of 1 | 2 | 3"])
      if case .choice(let choice)? = page.content.first {
        choice.pick(2)
        choice.pick(2)
      }
      #expect(pages == [2] && dots.currentPage == 2)
    }

    @Test func `a control of the app's own that has only a value is tapped`() {
      final class Rating: UIControl {
        var stars = 0
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          stars += 1
          sendActions(for: .valueChanged)
          return true
        }
      }
      let app = App()
      let rating = Rating()
      var sent = 0
      rating.accessibilityLabel = "Rating"
      rating.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
      let page = app.page(rating)
      #expect(lines(page.content) == ["[Rating]"])
      page.content.tap("Rating")
      #expect(sent == 1 && rating.stars == 1)
      rating.addSubview(UIButton(primaryAction: UIAction(title: "1") { _ in }))
      #expect(lines(page.content) == ["[1]"])
    }
  }
}
