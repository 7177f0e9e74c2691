import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct OverridingViewsTests {
    @Test func `views and controls whose members are all overridden work as their classes`() {
      let app = App()
      let views: [UIView] = [
        EveryViewState(), EveryViewLayout(), EveryViewAccessibility(), EveryControl(),
        EverySwitch(), EverySlider(), EveryButton(), EveryTextField(), EveryTextView(),
        EveryLabel(), EveryScrollView(), EveryStackView(), EveryImageView(),
        EverySegmentedControl(items: ["One"]), EveryStepper(), EveryDatePicker(),
        EveryPickerView(), EveryActivityIndicatorView(), EveryProgressView(), EveryPageControl(),
      ]
      let page = Page { page in for view in views { page.view.addSubview(view) } }
      app.show(page)
      for view in views {
        #expect(view.window === app.window && view.superview === page.view)
        view.layer.addSublayer(EveryLayer())
        view.layer.add(EveryAnimation(), forKey: "animation")
        view.setNeedsLayout()
      }
      app.settle()
      for case .field(let field) in page.content { field.type("1") }
      for case .toggle(let toggle) in page.content { toggle.flip() }
      #expect(page.content.count > 7 && app.broken.isEmpty)
      for view in views { view.removeFromSuperview() }
      #expect(page.view.subviews.isEmpty)
    }
  }
}
