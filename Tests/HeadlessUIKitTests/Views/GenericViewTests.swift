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

    @Test func `a generic parameter's class and Self create controllers of their own`() {
      #expect(CountingController.make().begun == ["nil"])
      #expect(CountingController.make(nib: "Page").begun == ["Page"])
      #expect(CountingController.make(nib: "Page").nibName == "Page")
      #expect(controller(CountingController.self).begun == ["nil"])
      #expect(type(of: controller(UITableViewController.self)) == UITableViewController.self)
      weak var freed: CountingController?
      do {
        freed = CountingController.make(nib: "A name that doesn't fit into a string's own words")
      }
      #expect(freed == nil)
    }

    @Test func `classes are compared as objects are`() {
      let controller: UIViewController = CountingController()
      let type: AnyClass = CountingController.self
      #expect(Swift.type(of: controller) === type && UIViewController.self !== type)
      #expect(NSClassFromString("a.b") === nil)
    }

    @Test func `a text of Foundation is measured`() {
      let text = "Fred" as NSString
      let box = text.boundingRect(
        with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
      #expect(box.size == "Fred".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]))
      #expect(text.size() == "Fred".size())
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

@MainActor
private protocol Creatable {}

extension Creatable where Self: UIViewController {
  static func make() -> Self { Self() }
  static func make(nib: String) -> Self { Self(nibName: nib, bundle: .main) }
}

@MainActor
private func controller<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
  type.init()
}

/// A controller that notes which initializers created it.
private final class CountingController: UIViewController, Creatable {
  var begun: [String] = []
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    begun.append(nibName ?? "nil")
  }
  required init?(coder: NSCoder) { fatalError("not created by a storyboard") }
}
