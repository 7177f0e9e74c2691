import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Tests of values that UIKit refuses with an exception.
  @Suite struct ViewFaultTests {
    private static let steppers: [(String, (UIStepper) -> Void)] = [
      ("minimumValue must be less than maximumValue", { $0.minimumValue = 101 }),
      ("maximumValue must be greater than minimumValue", { $0.maximumValue = -1 }),
      ("maximumValue must be greater than minimumValue", { $0.maximumValue = .nan }),
      ("stepValue must be greater than 0", { $0.stepValue = 0 }),
      ("stepValue must be greater than 0", { $0.stepValue = -1 }),
      ("stepValue must be greater than 0", { $0.stepValue = .nan }),
    ]

    @Test(arguments: 0..<6)
    func `a stepper's bounds and step must fit`(place: Int) {
      let (message, change) = Self.steppers[place]
      let app = App()
      let stepper = UIStepper()
      change(stepper)
      #expect(app.broken == [.stepperOutOfBounds])
      #expect(app.lastBreach?.detail?.hasPrefix("UIStepper: \(message)") == true)
      #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a constraint's constant must be finite`(constant: CGFloat) {
      let app = App()
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      constraint.constant = constant
      #expect(app.broken == [.constraintNotFinite] && constraint.constant == 10)
      #expect(
        app.lastBreach?.detail?.hasPrefix(
          "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant)") == true
      )
      let other = App()
      _ = view.heightAnchor.constraint(equalToConstant: constant)
      #expect(other.broken == [.constraintNotFinite])
    }

    @Test func `a constraint's multiplier must be finite`() {
      let app = App()
      let view = UIView()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      #expect(app.broken == [.constraintNotFinite])
    }

    @Test(arguments: [-1, 1_000.5, .nan] as [Float])
    func `a constraint's priority is at most 1,000`(priority: Float) {
      let app = App()
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
      constraint.priority = UILayoutPriority(0)
      constraint.priority = UILayoutPriority(1_000)
      #expect(app.broken.isEmpty)
      constraint.priority = UILayoutPriority(priority)
      #expect(app.broken == [.priorityOutOfBounds] && constraint.priority == .required)
      #expect(
        app.lastBreach?.detail
          == "It's illegal to set priority:\(priority). Priorities must be greater than 0 and less"
          + " or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }

    private static let places: [(String, (UIView) -> Void)] = [
      ("position contains NaN: [nan 4]", { $0.frame.origin.x = .nan }),
      ("bounds contains NaN: [0 0; 8 nan]", { $0.frame.size.height = .nan }),
      ("bounds contains NaN: [0 0; nan 8]", { $0.bounds.size.width = .nan }),
      ("bounds contains NaN: [0 nan; 8 8]", { $0.bounds.origin.y = .nan }),
      ("position contains NaN: [4 nan]", { $0.center.y = .nan }),
    ]

    @Test(arguments: 0..<5)
    func `a place that isn't a number is a fault`(place: Int) {
      let (message, change) = Self.places[place]
      let app = App()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      change(view)
      #expect(app.broken == [.geometryNotANumber])
      #expect(app.lastBreach?.detail?.hasPrefix("CALayer \(message)") == true)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 8, height: 8) && view.bounds.minY == 0)
      let other = App()
      #expect(UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 8)).frame == .zero)
      #expect(other.broken == [.geometryNotANumber])
    }

    @Test func `an infinite place is kept`() {
      let app = App()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 8))
      #expect(app.broken.isEmpty && view.frame.width == .infinity)
    }

    @Test func `a view is the root view of one controller`() {
      let app = App()
      let (one, two, view) = (UIViewController(), UITableViewController(), UIView())
      one.view = view
      two.view = view
      #expect(app.broken == [.viewOfTwoControllers] && one.view === view && view.next === one)
      #expect(
        app.lastBreach?.detail
          == "A view can only be associated with at most one view controller at a time! View UIView"
          + " is associated with UIViewController. Clear this association before associating this"
          + " view with UITableViewController.")
      let other = App()
      one.view = nil
      two.view = view
      #expect(other.broken.isEmpty && view.next === two)
    }
  }
}
