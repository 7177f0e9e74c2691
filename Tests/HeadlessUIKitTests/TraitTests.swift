import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TraitTests {
    @Test func `children and presented controllers inherit the window's traits`() {
      let app = App()
      let navigation = app.stack("A")
      let sheet = app.screen("B")
      navigation.present(sheet, animated: false)
      for controller in [navigation, navigation.viewControllers[0], sheet] {
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        #expect(controller.traitCollection.userInterfaceIdiom == .phone)
      }
    }

    @Test(.bug(id: "U13")) func `a controller's plain root view hears of trait changes`() {
      let app = App()
      let (screen, own) = (UIViewController(), UIViewController())
      var heard: [String] = []
      own.view.traitOverrides.horizontalSizeClass = .regular
      for (controller, name) in [(screen, "view"), (own, "view with overrides")] {
        controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
          (_: UIView, _: UITraitCollection) in heard.append(name)
        }
        app.show(controller)
        resize(.regular)
        resize(.compact)
      }
      #expect(heard == ["view", "view"])
    }

    @Test func `a container can override a child's traits and remove the overrides`() {
      let app = App()
      let (container, child) = (UIViewController(), Watcher(app.journal))
      container.addChild(child)
      app.show(container)
      container.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(child.traitCollection.verticalSizeClass == .regular)
      #expect(container.traitCollection.horizontalSizeClass == .compact)
      container.setOverrideTraitCollection(nil, forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      #expect(app.journal.lines == ["changed from compact", "changed from regular"])
    }

    @Test func `traitOverrides apply to a controller and its children`() {
      let app = App()
      let (container, child) = (UIViewController(), Watcher(app.journal))
      container.addChild(child)
      app.show(container)
      container.traitOverrides.horizontalSizeClass = .regular
      #expect(container.traitCollection.horizontalSizeClass == .regular)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(container.traitOverrides.contains(UITraitHorizontalSizeClass.self))
      #expect(!container.traitOverrides.contains(UITraitVerticalSizeClass.self))
      container.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      #expect(app.journal.lines == ["changed from compact", "changed from regular"])
    }

    @Test func `a child's override stays in force when the parent's traits change`() {
      let app = App()
      let (container, child) = (UIViewController(), Watcher(app.journal))
      container.addChild(child)
      app.show(container)
      container.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      app.journal.clear()
      resize(.regular)
      #expect(container.traitCollection.horizontalSizeClass == .regular)
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      #expect(child.traitCollection.userInterfaceIdiom == .pad)
      #expect(app.journal.lines.filter { $0.hasPrefix("changed") } == ["changed from compact"])
      resize(.compact)
    }

    @Test
    func `a registered handler runs when one of its traits changes, until it is unregistered`() {
      let app = App()
      let screen = app.screen("A")
      app.show(screen)
      let journal = app.journal
      let registration = screen.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (screen: Screen, previous: UITraitCollection) in
        journal.note(
          "\(screen.name) from \(previous.horizontalSizeClass) to \(screen.traitCollection.horizontalSizeClass)"
        )
      }
      screen.traitOverrides.userInterfaceStyle = .dark
      #expect(app.journal.lines.isEmpty)
      screen.traitOverrides.horizontalSizeClass = .regular
      #expect(app.journal.lines == ["A from compact to regular"])
      screen.unregisterForTraitChanges(registration)
      screen.traitOverrides.horizontalSizeClass = .compact
      #expect(app.journal.lines == ["A from compact to regular"])
    }

    @Test func `a handler may say Self for its first parameter, also in a class that isn't final`()
    {
      class Page: UIViewController {
        var changes: [String] = []
        let box = Box()
        override func viewDidLoad() {
          super.viewDidLoad()
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, previous: UITraitCollection) in
            self.changes.append("Self")
          }
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { page, _ in
            page.changes.append("inferred")
          }
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [weak self] (_: Self, _) in
            self?.changes.append("weak")
          }
          view.addSubview(box)
        }
      }
      class Box: UIView {
        var changes = 0
        override init(frame: CGRect) {
          super.init(frame: frame)
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
            self.changes += 1
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Subpage: Page {}
      let app = App()
      let page = Subpage()
      app.show(page)
      page.traitOverrides.userInterfaceStyle = .dark
      #expect(page.changes == ["Self", "inferred", "weak"] && page.box.changes == 1)
    }

    @Test func `a resize notifies the controller before and after its size and traits change`() {
      let app = App()
      let watcher = Watcher(app.journal)
      app.show(UINavigationController(rootViewController: watcher))
      resize(.regular)
      app.settle()
      #expect(
        app.journal.lines == [
          "will change to regular", "will have width 1024.0", "changed from compact",
          "alongside regular", "completed",
        ])
      app.journal.clear()
      resize(.regular, width: 768)
      app.settle()
      #expect(app.journal.lines == ["will have width 768.0", "alongside regular", "completed"])
      resize(.compact)
    }

    @Test func `a presented controller is notified of a resize too`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      root.present(Watcher(app.journal), animated: false)
      app.journal.clear()
      resize(.regular)
      #expect(app.journal.lines.contains("changed from compact"))
      resize(.compact)
    }

    private func resize(_ horizontal: UIUserInterfaceSizeClass, width: CGFloat? = nil) {
      let isCompact = horizontal == .compact
      UIApplication.shared.resize(
        to: CGSize(width: width ?? (isCompact ? 390 : 1024), height: 844), horizontal, .regular,
        isCompact ? .phone : .pad)
    }
  }
}

private final class Watcher: UIViewController {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    journal.note("changed from \(previousTraitCollection?.horizontalSizeClass ?? .unspecified)")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    journal.note("will change to \(newCollection.horizontalSizeClass)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    journal.note("will have width \(size.width)")
    coordinator.animate { [weak self] _ in
      guard let self else { return }
      journal.note("alongside \(traitCollection.horizontalSizeClass)")
    } completion: { [journal] _ in
      journal.note("completed")
    }
  }
}
