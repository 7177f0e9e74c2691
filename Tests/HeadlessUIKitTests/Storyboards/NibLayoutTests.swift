import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// A nib with constraints and size classes.
enum LayoutNib: InterfaceDocument {
  static let text = interface(
    """
    document
     placeholder→id=-1→placeholderIdentifier=IBFilesOwner
     view→id=root
      viewLayoutGuide→id=safe→key=safeArea
      subviews
       view→id=first
        constraints
         constraint→id=ratio→firstAttribute=width→secondItem=first→secondAttribute=height→multiplier=16:9
       label→id=second→text=Narrow
        variation→key=widthClass=regular→text=Wide
       stackView→id=stack→axis=vertical→spacing=4
        variation→key=heightClass=compact→axis=horizontal
        variation→key=default
         mask→key=subviews
          exclude→reference=b
        variation→key=widthClass=regular
         mask→key=subviews
          include→reference=b
        variation→key=heightClass=compact-widthClass=regular
         mask→key=subviews
          exclude→reference=c
        subviews
         view→id=a
         view→id=b
         view→id=c
      constraints
       constraint→id=leading→firstItem=first→firstAttribute=leading→secondItem=safe→secondAttribute=leading→constant=16→priority=750→identifier=lead
       constraint→id=wide→firstItem=first→firstAttribute=width→relation=greaterThanOrEqual→constant=300
        variation→key=widthClass=regular→constant=600
       constraint→id=none→firstItem=gone→firstAttribute=width→constant=1
       constraint→id=design→firstItem=first→firstAttribute=height→constant=1→placeholder=YES
      variation→key=default
       mask→key=constraints
        exclude→reference=wide
      variation→key=widthClass=regular
       mask→key=constraints
        include→reference=wide
    """)

  static func make(_ id: String, _ coder: NSCoder) -> AnyObject? {
    id == "ratio" ? RatioConstraint() : nil
  }

  static func connect(_ id: String, _ loader: InterfaceLoader) {
    Connected.loader = loader
    loader.find("-1", UIViewController.self)?.view = loader.object("root", UIView.self)
  }
}

private final class RatioConstraint: NSLayoutConstraint {}

extension HeadlessUIKitTests {
  @Suite struct NibLayoutTests {
    @Test func `constraints relate views and guides, and can be outlets`() throws {
      let views = UINib(nibName: "Layout", bundle: nil).instantiate(withOwner: nil)
      let root = try #require(views.first as? UIView)
      let loader = try #require(Connected.loader)
      let leading = try #require(loader.object("leading", NSLayoutConstraint.self))
      #expect(leading.isActive && root.constraints.contains(leading))
      #expect(leading.firstItem === root.subviews.first && leading.firstAttribute == .leading)
      #expect(leading.secondItem === root.safeAreaLayoutGuide && leading.constant == 16)
      #expect(leading.priority == .defaultHigh && leading.identifier == "lead")
      let ratio = try #require(loader.object("ratio", RatioConstraint.self))
      #expect(ratio.multiplier == 16.0 / 9 && ratio.isActive)
      // An outlet may lead to it.
      #expect(loader.object("none", NSLayoutConstraint.self)?.isActive == false)
      #expect(loader.find("design", NSLayoutConstraint.self) == nil)
    }

    private func show(
      _ app: borrowing App, width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass
    ) throws -> (UIViewController, InterfaceLoader) {
      let parent = UIViewController()
      let controller = UIViewController(nibName: "Layout", bundle: nil)
      parent.addChild(controller)
      parent.setOverrideTraitCollection(traits(width, height), forChild: controller)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
      app.show(parent)
      return (controller, try #require(Connected.loader))
    }

    private func traits(
      _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass
    ) -> UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
      ])
    }

    @Test(arguments: [
      (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, "ac", "Narrow", false),
      (.regular, .regular, "abc", "Wide", true), (.regular, .compact, "ab", "Wide", true),
      (.compact, .compact, "ac", "Narrow", false),
    ])
    func `size classes choose what is installed, and texts`(
      width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass, installed: String,
      text: String, isWide: Bool
    ) throws {
      let app = App()
      let (_, loader) = try show(app, width: width, height: height)
      let stack = try #require(loader.object("stack", UIStackView.self))
      let all = "abc".map { ("\($0)", loader.object("\($0)", UIView.self)) }
      let names = stack.arrangedSubviews.compactMap { view in all.first { $0.1 === view }?.0 }
      #expect(names.joined() == installed)
      #expect(stack.axis == (height == .compact ? .horizontal : .vertical) && stack.spacing == 4)
      #expect(loader.object("second", UILabel.self)?.text == text)
      let constraint = try #require(loader.object("wide", NSLayoutConstraint.self))
      #expect(constraint.isActive == isWide && constraint.constant == (isWide ? 600 : 300))
    }

    @Test func `what is installed follows the size class`() throws {
      let app = App()
      let (controller, loader) = try show(app, width: .compact, height: .regular)
      let stack = try #require(loader.object("stack", UIStackView.self))
      let views = ["a", "b", "c"].compactMap { loader.object($0, UIView.self) }
      let wide = try #require(loader.object("wide", NSLayoutConstraint.self))
      let label = try #require(loader.object("second", UILabel.self))
      controller.parent?.setOverrideTraitCollection(
        traits(.regular, .regular), forChild: controller)
      app.settle()
      #expect(stack.arrangedSubviews == views && wide.isActive && wide.constant == 600)
      #expect(label.text == "Wide")
      controller.parent?.setOverrideTraitCollection(
        traits(.compact, .compact), forChild: controller)
      app.settle()
      #expect(stack.arrangedSubviews == [views[0], views[2]] && stack.axis == .horizontal)
      #expect(!wide.isActive && wide.constant == 300 && label.text == "Narrow")
    }

    @Test func `a nib with size classes doesn't keep its owner`() throws {
      let app = App()
      weak var freed: UIViewController?
      do {
        let (controller, _) = try show(app, width: .compact, height: .regular)
        freed = controller
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        Connected.loader = nil
      }
      app.settle()
      #expect(freed == nil)
    }
  }
}
