import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct GenericViewTests {
    @Test func `a generic parameter's class creates views of its own`() {
      #expect(Holder<FrameView>().view.wasCreatedByFrame)
      #expect(Holder<UILabel>().view.text == nil)
      #expect(Holder<FrameView>(CGRect(x: 1, y: 2, width: 3, height: 4)).view.frame.height == 4)
      #expect(FrameView.standard().wasCreatedByFrame)
    }

    @Test func `literals create images and colors`() {
      let image = #imageLiteral(resourceName: "cat")
      let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
      #expect(image.name == "cat")
      #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test func `proxies of bar items take settings`() {
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.red], for: .normal)
      UITabBarItem.appearance().setBadgeTextAttributes(nil, for: .normal)
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.selected.iconColor = .red
      #expect(appearance.stackedLayoutAppearance.selected.iconColor == .red)
      let item = UIBarButtonItem()
      item.setTitleTextAttributes([.kern: 2], for: .disabled)
      #expect(item.titleTextAttributes(for: .disabled)?[.kern] as? Int == 2)
      #expect(item.titleTextAttributes(for: .normal) == nil)
    }
  }
}

/// Creates views of a class that it doesn't know.
@MainActor
private struct Holder<View: UIView> {
  let view: View
  init() { view = View() }
  init(_ frame: CGRect) { view = View(frame: frame) }
}

private class FrameView: UIView {
  var wasCreatedByFrame = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    wasCreatedByFrame = true
  }
  required init?(coder: NSCoder) { nil }
  static func standard() -> Self { Self() }
}
