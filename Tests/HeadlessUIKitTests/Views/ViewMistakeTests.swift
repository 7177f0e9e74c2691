import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ViewMistakeTests {
    @Test func `an arranged view is inserted within the arrangement`() {
      let app = App()
      let stack = UIStackView()
      stack.insertArrangedSubview(UIView(), at: 5)
      #expect(app.broken == [.arrangedIndexOutOfBounds] && stack.arrangedSubviews.isEmpty)
      #expect(
        app.lastBreach?.detail
          == "-[UIStackView insertArrangedSubview:atIndex:]: index out of bounds for arranged subview: index = 5 expected to be less than or equal to 0"
      )
    }

    @Test func `an arranged view can be moved to the end`() {
      let app = App()
      let (one, two) = (UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [one, two])
      stack.insertArrangedSubview(one, at: 2)
      #expect(stack.arrangedSubviews == [two, one] && app.broken.isEmpty)
    }

    @Test func `a constant location is a fault, a constant size isn't`() {
      let app = App()
      let view = UIView()
      func constrain(_ attribute: NSLayoutConstraint.Attribute) {
        _ = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      }
      constrain(.width)
      #expect(app.broken.isEmpty)
      constrain(.top)
      #expect(app.broken == [.constraintWithoutPair])
      #expect(
        app.lastBreach?.detail?.hasSuffix("Location attributes must be specified in pairs") == true)
    }

    @Test func `a button's look in a state is that of the normal one unless it is set`() {
      let (button, image) = (UIButton(), UIImage())
      button.setTitle("Buy", for: .normal)
      button.setImage(image, for: .normal)
      button.setTitleColor(.red, for: .normal)
      button.setTitle("Sold", for: .disabled)
      #expect(button.title(for: .highlighted) == "Buy" && button.title(for: .disabled) == "Sold")
      #expect(button.image(for: .selected) === image)
      #expect(button.titleColor(for: .disabled) == .red)
      #expect(button.attributedTitle(for: .highlighted) == nil)
    }

    @Test func `a segment that isn't there has a remedy of its own`() {
      let app = App()
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 5
      #expect(app.broken == [.segmentMissing])
    }
  }
}
