import AppDriver
import Foundation
import HeadlessUIKit
import ObjectFiles
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct DelegateCheckTests {
  /// Returns the warnings for an app that sets its delegates at launch.
  private func warnings(_ setUp: @escaping (UINavigationController) -> Void) async -> [String] {
    let session = AppSession.fixture {
      let navigation = UINavigationController(rootViewController: FixtureScreen("Home"))
      setUp(navigation)
      return navigation
    }
    await session.launch()
    return warnings(of: session)
  }

  private func warnings(of session: AppSession) -> [String] {
    session.events(in: 0..<session.eventCount).filter { $0.kind == .warning }.compactMap(\.detail)
  }

  @Test func `a delegate method that only a subclass implements causes a warning`() async {
    let delegate = ShowingCoordinator()
    let expected = [
      "ShowingCoordinator.navigationController(_:didShow:animated:) is never called on Linux: the "
        + "base class SilentCoordinator adopts UINavigationControllerDelegate but doesn't implement "
        + "that method; "
        + "also implement the method in the base class, with an empty body, and override it"
    ]
    #expect(await warnings { $0.delegate = delegate } == expected)
    #expect(delegate.shown == 0, "Swift now calls this method, so the warning is obsolete")
  }

  @Test func `the article on Linux shows the warning as it is printed`() async throws {
    let article = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources/Apple/UIKit/UIKit.docc/WhatLinuxLacks.md"), encoding: .utf8)
    let delegate = ShowingCoordinator()
    let warning = try #require(await warnings { $0.delegate = delegate }.first)
      .replacing("ShowingCoordinator", with: "PersonsCoordinator")
      .replacing("SilentCoordinator", with: "BaseCoordinator")
    #expect(article.contains("\n  warning: \(warning)\n"))
  }

  @Test func `a class causes only one warning per launch`() async {
    let delegates = [ShowingCoordinator(), ShowingCoordinator()]
    let session = AppSession.fixture {
      let navigation = UINavigationController(rootViewController: FixtureScreen("Home"))
      for delegate in delegates + delegates { navigation.delegate = delegate }
      return navigation
    }
    await session.launch()
    #expect(warnings(of: session).count == 1)
    await session.launch()
    #expect(warnings(of: session).count == 1)
  }

  @Test func `the warning names the class that implements the method`() async {
    let delegate = LastCoordinator()
    let found = await warnings { $0.delegate = delegate }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("ShowingCoordinator.navigationController(_:didShow:") == true)
  }

  @Test func `generic, nested and local classes are checked`() async {
    final class LocalCoordinator: SilentCoordinator {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {}
    }
    for delegate in [LocalCoordinator(), GenericCoordinator<Int>(), Outer.Coordinator()] {
      #expect(await warnings { $0.delegate = delegate }.count == 1, "\(type(of: delegate))")
    }
  }

  @Test func `every kind of delegate is checked`() async {
    let screen = ManyScreen()
    let gesture = UIGestureRecognizer()
    let tabs = UITabBarController()
    let split = UISplitViewController(style: .doubleColumn)
    let table = UITableView(frame: .zero, style: .plain)
    let found = await warnings { navigation in
      gesture.delegate = screen
      tabs.delegate = screen
      split.delegate = screen
      table.delegate = screen
      table.dataSource = screen
      navigation.presentationController?.delegate = screen
    }
    #expect(
      found.compactMap { $0.split(separator: " ").first } == [
        "ManyScreen.gestureRecognizerShouldBegin(_:)",
        "ManyScreen.tabBarController(_:shouldSelect:)",
        "ManyScreen.splitViewControllerDidCollapse(_:)",
        "ManyScreen.tableView(_:didSelectRowAt:)",
        "ManyScreen.numberOfSections(in:)",
        "ManyScreen.presentationControllerDidDismiss(_:)",
      ])
  }

  @Test func `the app's delegate is checked`() async {
    let session = AppSession { _ in LateAppDelegate() }
    await session.launch()
    #expect(warnings(of: session).count == 1)
  }

  @Test func `a method that is called causes no warning`() async {
    for delegate in [
      OverridingCoordinator(), OwnCoordinator(), QuietCoordinator(), OtherCoordinator(),
      InheritingCoordinator(),
    ] as [any UINavigationControllerDelegate] {
      #expect(await warnings { $0.delegate = delegate } == [], "\(type(of: delegate))")
    }
  }

  @Test func `a symbol table from another program causes no warning`() throws {
    let conformance = try #require(
      InheritedConformance(
        of: ShowingCoordinator.self, to: (any UINavigationControllerDelegate).self
      ) { $0 is any UINavigationControllerDelegate.Type })
    #expect(ObjectIdentifier(conformance.base) == ObjectIdentifier(SilentCoordinator.self))
    let executable = try #require(LoadedImage.executable)
    let own = try #require(executable.symbols)
    #expect(conformance.uncalledMethods(own, loadOffset: executable.offset).count == 1)
    let probe = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "EditlineProbe")
    let other = try #require(ELFFile(path: probe.path).flatMap(SymbolTable.init))
    #expect(conformance.uncalledMethods(other, loadOffset: executable.offset).isEmpty)
  }
}

private class SilentCoordinator: NSObject, UINavigationControllerDelegate {}

private class ShowingCoordinator: SilentCoordinator {
  var shown = 0
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown += 1 }
}

private final class LastCoordinator: ShowingCoordinator {
  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown += 2 }
}

private final class GenericCoordinator<Route>: SilentCoordinator {
  var route: Route?
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { route = nil }
}

private enum Outer {
  final class Coordinator: SilentCoordinator {}
}

extension Outer.Coordinator {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

private class SilentScreen: UIViewController, UITabBarControllerDelegate, UITableViewDelegate,
  UITableViewDataSource, UIAdaptivePresentationControllerDelegate, UIGestureRecognizerDelegate,
  UISplitViewControllerDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class ManyScreen: SilentScreen {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { false }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private class EarlyAppDelegate: UIResponder, UIApplicationDelegate {
  required override init() {}
}

private final class LateAppDelegate: EarlyAppDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {}
}

// Delegates that cause no warning. Their method is an override, belongs to the class's own
// conformance, is missing, matches only by name, or is in a base class that doesn't conform.

private class EmptyCoordinator: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

private final class OverridingCoordinator: EmptyCoordinator {
  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

private final class OwnCoordinator: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

private final class QuietCoordinator: SilentCoordinator {}

private final class OtherCoordinator: SilentCoordinator {
  func navigationController(_ navigationController: UINavigationController, didShow: String) {}

  final class Listener: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {}
  }
}

private class Unadopted: NSObject {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

private class AdoptingCoordinator: Unadopted, UINavigationControllerDelegate {}

private final class InheritingCoordinator: AdoptingCoordinator {
  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
