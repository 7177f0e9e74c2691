import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

/// Children that their container has taken off the screen without removing them.
@Suite(.serialized, .exclusive, .bug(id: "U4")) struct `A child that is removed from the screen` {
  /// A container that shows one child at a time.
  private final class Container: UIViewController {
    /// The controllers that the container keeps besides its children.
    var kept: [UIViewController] = []
    var removes = false

    func show(_ child: UIViewController) {
      let old = children.last { $0.viewIfLoaded?.superview === view }
      if child.parent == nil { addChild(child) }
      view.addSubview(child.view)
      old?.view.removeFromSuperview()
      child.didMove(toParent: self)
      guard removes, let old else { return }
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
  }

  private func launched(
    _ container: @escaping () -> Container, isInTab: Bool = false
  ) async -> AppSession {
    let session = AppSession.fixture {
      guard isInTab else { return container() }
      let tabs = UITabBarController()
      tabs.viewControllers = [container(), FixtureScreen("Other")]
      return tabs
    }
    await session.launch()
    return session
  }

  private func container(of session: AppSession) -> Container? {
    let root = UIApplication.shared.keyWindow?.rootViewController
    return root as? Container ?? root?.children.first as? Container
  }

  private func show(_ child: UIViewController, in session: AppSession) async {
    container(of: session)?.show(child)
    _ = await session.perform(.rotate)
  }

  @Test(arguments: [false, true])
  func `is left behind, with its container's name`(isInTab: Bool) async throws {
    let session = await launched({ Container() }, isInTab: isInTab)
    await show(FixtureScreen("Log In"), in: session)
    #expect(session.leaks.isEmpty)
    await show(UINavigationController(rootViewController: FixtureScreen("Home")), in: session)
    let leak = try #require(session.leaks.first)
    #expect(session.leaks.count == 1)
    #expect(leak.kind == .controller)
    #expect(leak.name == "FixtureScreen \"Log In\"")
    #expect(leak.container == "Container")
    #expect(leak.path != nil)
    await show(FixtureScreen("Log In"), in: session)
    #expect(session.leaks.map(\.type) == ["FixtureScreen", "UINavigationController"])
    #expect(session.leaks.last?.with == ["FixtureScreen \"Home\""])
    if isInTab { #expect(await session.perform(.selectTab(1)).isDone) }
    #expect(session.leaks.count == 2)
    for child in container(of: session)?.children.dropLast() ?? [] { child.removeFromParent() }
    _ = await session.perform(.rotate)
    #expect(session.leaks.isEmpty)
  }

  @Test func `is no leak if its container removes it, or shows it again`() async {
    let session = await launched { Container() }
    let (first, second) = (FixtureScreen("First"), FixtureScreen("Second"))
    await show(first, in: session)
    await show(second, in: session)
    #expect(session.leaks.map(\.name) == ["FixtureScreen \"First\""])
    await show(first, in: session)
    #expect(session.leaks.map(\.name) == ["FixtureScreen \"Second\""])
    container(of: session)?.removes = true
    await show(FixtureScreen("Third"), in: session)
    #expect(session.leaks.map(\.name).contains("FixtureScreen \"Second\""))
    withExtendedLifetime((first, second)) {}
  }

  @Test func `is no leak while its container keeps it in a property`() async {
    let session = await launched { Container() }
    container(of: session)?.kept = [FixtureScreen("First"), FixtureScreen("Second")]
    for place in [0, 1, 0, 1] {
      if let child = container(of: session)?.kept[place] { await show(child, in: session) }
      #expect(session.leaks.isEmpty)
    }
    container(of: session)?.kept.removeFirst()
    _ = await session.perform(.rotate)
    #expect(session.leaks.map(\.name) == ["FixtureScreen \"First\""])
  }

  @Test func `is no leak if the container has placed no views`() async {
    let session = await launched { Container() }
    for title in ["First", "Second"] {
      container(of: session)?.addChild(FixtureScreen(title))
      _ = await session.perform(.rotate)
    }
    #expect(session.leaks.isEmpty)
  }
}
