import Foundation
import HeadlessUIKit
import Testing

// What a comparison with Apple's headers found to differ.

private final class SceneWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }

  required init?(coder: NSCoder) { nil }
}

private final class OwnApplication: UIApplication {
  override class var shared: UIApplication { super.shared }
}

private final class PlainCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// A window scene's delegate that records the previous size and traits.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var previous: (size: CGSize, orientation: UIInterfaceOrientation, traits: UITraitCollection)?

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    previous = (
      previousCoordinateSpace.bounds.size, previousInterfaceOrientation, previousTraitCollection
    )
  }
}

extension HeadlessUIKitTests {
  @Suite struct HeaderTests {
    @Test func `a window's initializer with a scene can be overridden`() {
      _ = App()
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let window = scene.map { SceneWindow(windowScene: $0) }
      #expect(window?.windowScene === scene && window?.isHidden == true)
      #expect(window?.frame == scene?.screen.bounds)
      #expect(OwnApplication.shared === UIApplication.shared)
    }

    @Test func `34: the delegate of a window scene receives the previous size with a new one`() {
      _ = App()
      let delegate = SceneDelegate()
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      scene?.delegate = delegate
      UIApplication.shared.resize(
        to: CGSize(width: 844, height: 390), .regular, .compact, .phone)
      #expect(delegate.previous?.size == CGSize(width: 390, height: 844))
      #expect(delegate.previous?.orientation == .portrait)
      #expect(delegate.previous?.traits.horizontalSizeClass == .compact)
      #expect(scene?.coordinateSpace.bounds.width == 844)
      #expect(UIScreen.main.fixedCoordinateSpace.bounds.width == 390)
    }

    @Test func `35: a scene posts notifications in the order of its life cycle`() {
      let app = App()
      app.show(app.screen("A"))
      nonisolated final class Heard: @unchecked Sendable { var names: [String] = [] }
      let heard = Heard()
      let names = [
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
        UIScene.didDisconnectNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          if $0.object is UIScene { heard.names.append($0.name.rawValue) }
        }
      }
      let application = UIApplication.shared
      application.enterBackground()
      application.enterForeground()
      application.enterBackground()
      application.terminate()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      #expect(
        heard.names == [
          "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
          "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
          "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
          "UISceneDidDisconnectNotification",
        ])
    }

    @Test func `the current traits are a collection's while a closure runs`() {
      _ = App()
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      var inside: UIUserInterfaceStyle?
      dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
      #expect(inside == .dark && UITraitCollection.current.userInterfaceStyle == .light)
      UITraitCollection.current = dark
      #expect(UITraitCollection.current === dark)
    }

    @Test func `traits, menus, and tab groups have Apple's initializers and members`() {
      #expect(UITraitCollection(displayScale: 2).displayScale == 2)
      #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
      #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
      let on = UIAction(title: "A", subtitle: "a", state: .on) { _ in }
      let menu = UIMenu(title: "M", subtitle: "m", options: .displayInline, children: [on])
      let outer = UIMenu(children: [menu]).replacingChildren([menu, UIAction { _ in }])
      #expect(outer.selectedElements == [on] && outer.children.count == 2)
      #expect(menu.subtitle == "m" && on.subtitle == "a")
      let (a, b) = (
        UITab(title: "A", image: nil, identifier: "a", viewControllerProvider: nil),
        UITab(title: "B", image: nil, identifier: "b", viewControllerProvider: nil)
      )
      let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [a, b])
      group.displayOrderIdentifiers = ["b"]
      #expect(group.displayOrder == [b, a])
    }

    @Test func `what Objective-C can create without arguments can be created so here`() {
      _ = App()
      let views: [UIView] = [
        UITableView(), UITableView(frame: .zero), UITableViewCell(), PlainCell(),
        UITableViewCell(frame: .zero),
      ]
      #expect(views.allSatisfy { $0.frame == .zero })
      #expect(UISearchController().searchResultsController == nil)
      #expect(UISceneConfiguration().role == .windowApplication)
      #expect(UIColor() == .clear && UIImage().isEqual(UIImage()) == false)
    }

    @Test func `raw values are Apple's`() {
      #expect(UIEvent.EventType.transform.rawValue == 14)
      #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
      #expect(UITouch.Phase.regionExited.rawValue == 7)
      #expect(UITableView.RowAnimation.automatic.rawValue == 100)
      #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
      #expect(UIBarButtonItem.Style.done.rawValue == 2)
      #expect(UIBarMetrics.compactPrompt.rawValue == 102)
    }

    @Test func `a quick action can be changed only if it is mutable`() {
      let action = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
      action.localizedSubtitle = "B"
      action.icon = UIApplicationShortcutIcon(systemImageName: "plus")
      let item: UIApplicationShortcutItem = action
      #expect(item.localizedSubtitle == "B" && item.icon != nil && item.userInfo == nil)
    }

    @Test func `changing the icon fails, because it isn't supported`() async {
      _ = App()
      await #expect(throws: CocoaError.self) {
        try await UIApplication.shared.setAlternateIconName("B")
      }
    }

    @Test func `awaiting an open URL returns that it was opened`() async throws {
      _ = App()
      let url = try #require(URL(string: "https://example.com"))
      #expect(await UIApplication.shared.open(url))
      #expect(await UIApplication.shared.connectedScenes.first?.open(url, options: nil) == true)
    }
  }
}
