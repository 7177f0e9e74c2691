import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// A nib with constraints of views that only some size classes install.
enum UninstalledNib: InterfaceDocument {
  static let text = interface(
    """
    document
     placeholder→id=-1→placeholderIdentifier=IBFilesOwner
     view→id=root
      viewLayoutGuide→id=safe→key=safeArea
      subviews
       pageControl→id=pages
       view→id=box
        subviews
         label→id=label→text=Inside
        constraints
         constraint→id=inside→firstItem=label→firstAttribute=top→secondItem=box→secondAttribute=top
      constraints
       constraint→id=below→firstItem=safe→firstAttribute=bottom→secondItem=pages→secondAttribute=bottom
       constraint→id=beside→firstItem=label→firstAttribute=left→secondItem=root→secondAttribute=left
       constraint→id=around→firstItem=root→firstAttribute=width→constant=300
      variation→key=default
       mask→key=subviews
        exclude→reference=pages
      variation→key=widthClass=compact
       mask→key=subviews
        exclude→reference=box
    """)

  static func connect(_ id: String, _ loader: InterfaceLoader) {
    Connected.loader = loader
    loader.find("-1", UIViewController.self)?.view = loader.object("root", UIView.self)
  }
}

extension HeadlessUIKitTests {
  @Suite struct UninstalledViewTests {
    @Test func `constraints of a view that isn't installed aren't, until it is`() throws {
      let app = App()
      let controller = UIViewController(nibName: "Uninstalled", bundle: nil)
      let parent = UIViewController()
      parent.addChild(controller)
      let set = { (width: UIUserInterfaceSizeClass) in
        parent.setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: width), forChild: controller)
      }
      set(.compact)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
      app.show(parent)
      let loader = try #require(Connected.loader)
      let active = {
        ["below", "beside", "around", "inside"].filter {
          loader.object($0, NSLayoutConstraint.self)?.isActive == true
        }
      }
      #expect(controller.view.subviews.isEmpty && app.broken.isEmpty)
      #expect(active() == ["around", "inside"])
      set(.regular)
      app.settle()
      #expect(active() == ["beside", "around", "inside"])
      set(.compact)
      app.settle()
      #expect(active() == ["around", "inside"] && app.broken.isEmpty)
      // What the app has done with those that stay installed isn't undone.
      loader.object("around", NSLayoutConstraint.self)?.isActive = false
      let label = try #require(loader.object("label", UILabel.self))
      label.removeFromSuperview()
      set(.regular)
      app.settle()
      #expect(active().isEmpty && app.broken.isEmpty)
    }
  }
}
