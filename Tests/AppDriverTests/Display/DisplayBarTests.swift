import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of the navigation bars and toolbars that a display shows.
@Suite(.serialized, .exclusive) struct DisplayBarTests {
  private func bar(
    _ screens: UIViewController..., size: DeviceSize = .compact,
    prepare: (UINavigationController) -> Void = { _ in }
  ) async throws -> DisplayBar {
    let navigation = UINavigationController(stack: screens)
    prepare(navigation)
    let session = AppSession(context: LaunchContext(size: size)) { _ in
      FixtureDelegate { navigation }
    }
    await session.launch()
    let pane = try #require(session.display()?.layers.last?.panes.first)
    return try #require(pane.bar)
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
  }

  @Test func `a bar shows the title of the item, or of the controller, or nothing`() async throws {
    let named = FixtureScreen("Class name")
    named.navigationItem.title = "Persons"
    #expect(try await bar(named).title == "Persons")
    #expect(try await bar(FixtureScreen("Groups")).title == "Groups")
    #expect(try await bar(FixtureScreen("")).title == "")
  }

  @Test func `a pane has a title of its own even if it begins the name of its class`() async {
    for (title, shown) in [("Fixture", "Fixture"), ("", "FixtureScreen")] {
      let session = AppSession { _ in FixtureDelegate { FixtureScreen(title) } }
      await session.launch()
      let pane = session.screen()?.panes.first
      #expect(pane?.title == shown && pane?.hasTitle == !title.isEmpty)
    }
  }

  @Test func `large titles are inherited from the screen below unless a screen says otherwise`()
    async throws
  {
    let (root, middle, top) = (FixtureScreen("A"), FixtureScreen("B"), FixtureScreen("C"))
    let large: (UINavigationController) -> Void = { $0.navigationBar.prefersLargeTitles = true }
    #expect(try await bar(root).isLarge == false)
    #expect(try await bar(root, middle, top, prepare: large).isLarge)
    middle.navigationItem.largeTitleDisplayMode = .never
    #expect(try await bar(root, middle, top, prepare: large).isLarge == false)
    top.navigationItem.largeTitleDisplayMode = .always
    #expect(try await bar(root, middle, top, prepare: large).isLarge)
  }

  @Test func `the Back button shows the back title, the title below, nothing, or Back`()
    async throws
  {
    let (below, top) = (FixtureScreen("Persons"), FixtureScreen("Fred"))
    #expect(try await bar(below).back == nil)
    #expect(try await bar(below, top).back == "Persons")
    below.navigationItem.backButtonTitle = "All"
    #expect(try await bar(below, top).back == "All")
    below.navigationItem.backBarButtonItem = button("")
    #expect(try await bar(below, top).back == "")
    #expect(try await bar(FixtureScreen(""), top).back == "Back")
  }

  @Test func `the Back button is hidden by the item, or by left items that don't supplement it`()
    async throws
  {
    let top = FixtureScreen("Fred")
    top.navigationItem.leftBarButtonItem = button("Close")
    #expect(try await bar(FixtureScreen("Persons"), top).back == nil)
    top.navigationItem.leftItemsSupplementBackButton = true
    #expect(try await bar(FixtureScreen("Persons"), top).back == "Persons")
    top.navigationItem.hidesBackButton = true
    #expect(try await bar(FixtureScreen("Persons"), top).back == nil)
  }

  @Test func `buttons are in the order of the screen, without hidden ones`() async throws {
    let screen = FixtureScreen("Home")
    let hidden = button("Hidden")
    hidden.isHidden = true
    screen.navigationItem.leftBarButtonItems = [button("First"), button("Second")]
    screen.navigationItem.rightBarButtonItems = [button("Outer"), hidden, button("Inner")]
    let bar = try await bar(screen)
    #expect(bar.leading.map(\.element.label) == ["First", "Second"])
    #expect(bar.trailing.map(\.element.label) == ["Inner", "Outer"])
    #expect(bar.trailing.map(\.element.ordinal) == [3, 2])
  }

  @Test func `a button with an image, or one of the system's symbols, looks like an image`()
    async throws
  {
    let screen = FixtureScreen("Home")
    let action = UIAction { _ in }
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done, primaryAction: action),
      UIBarButtonItem(systemItem: .add, primaryAction: action),
      UIBarButtonItem(image: UIImage(systemName: "heart"), primaryAction: action),
    ]
    let bar = try await bar(screen)
    #expect(bar.trailing.map(\.look) == [.button(.image), .button(.image), .button(.done)])
  }

  @Test func `a button with a menu is one button, which leads to the menu's elements`() async throws
  {
    let screen = FixtureScreen("Home")
    let menu = UIMenu(children: ["Name", "Size"].map { UIAction(title: $0) { _ in } })
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Sort", menu: menu),
      UIBarButtonItem(title: "Add", primaryAction: UIAction(title: "Add") { _ in }, menu: menu),
    ]
    let session = AppSession.fixture { UINavigationController(rootViewController: screen) }
    await session.launch()
    let trailing = try #require(session.display()?.layers[0].panes[0].bar).trailing
    #expect(trailing.map(\.element.label) == ["Add", "Sort"])
    #expect(trailing.map { $0.menu.map(\.label) }[1] == ["Sort: Name", "Sort: Size"])
    #expect(trailing.map { $0.leads(to: session.element(.button, "Sort: Size")) } == [false, true])
    #expect(trailing.map { $0.leads(to: session.element(.button, "Add")) } == [true, false])
  }

  @Test func `the prompt, the title view, and the search bar are parts of the bar`() async throws {
    let screen = FixtureScreen("Home") { _ in Content.Text("Hello") }
    let label = UILabel()
    label.text = "Inbox"
    screen.navigationItem.prompt = "Signed in"
    screen.navigationItem.titleView = label
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let bar = try await bar(screen)
    #expect(bar.prompt == "Signed in" && bar.title == "")
    #expect(bar.titleView.map(\.element.label) == ["Inbox"])
    #expect(bar.accessories.map(\.element.kind) == [.search])
  }

  @Test func `an image in place of the title is shown by its name`() async throws {
    let screen = FixtureScreen("Home")
    screen.navigationItem.titleView = UIImageView(image: UIImage(named: "Logo"))
    let view = try await bar(screen).titleView
    #expect(view.map(\.element.label) == ["Logo"] && view.map(\.look) == [.image])
  }

  @Test func `an active search leaves only the search bar`() async throws {
    let screen = FixtureScreen("Home")
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    screen.navigationItem.rightBarButtonItem = button("Edit")
    screen.appeared = { _ in search.isActive = true }
    let bar = try await bar(FixtureScreen("Root"), screen)
    #expect(bar.title == "" && bar.back == nil && bar.trailing.isEmpty)
    #expect(bar.accessories.first?.element.kind == .search)
  }

  @Test func `a hidden bar isn't shown, and a toolbar is shown at the bottom`() async throws {
    let screen = FixtureScreen("Home") { _ in Content.Button("Go") {} }
    screen.toolbarItems = [button("Share"), .flexibleSpace(), button("Trash")]
    let navigation = UINavigationController(rootViewController: screen)
    let session = AppSession.fixture { navigation }
    await session.launch()
    #expect(session.display()?.layers[0].panes[0].toolbar.isEmpty == true)
    navigation.setToolbarHidden(false, animated: false)
    navigation.setNavigationBarHidden(true, animated: false)
    let pane = try #require(session.display()?.layers[0].panes[0])
    #expect(pane.bar == nil)
    #expect(pane.elements.map(\.element.label) == ["Go"])
    #expect(pane.toolbar.map(\.element.label) == ["Share", "Trash"])
    #expect(pane.toolbar.map(\.element.ordinal) == [1, 2])
  }

  @Test func `a container's bar is above all panes, and a pane's own stack has its own`()
    async throws
  {
    let session = AppSession.fixture {
      let container = SideBySide(
        "Catalog", FixtureScreen("Lists"),
        UINavigationController(stack: [FixtureScreen("Women"), FixtureScreen("Dresses")]))
      container.navigationItem.rightBarButtonItem = button("Filter")
      return UINavigationController(stack: [FixtureScreen("Home"), container])
    }
    await session.launch()
    let layer = try #require(session.display()?.layers[0])
    #expect(layer.bar?.title == "Catalog" && layer.bar?.back == "Home")
    #expect(layer.bar?.trailing.map(\.element.label) == ["Filter"])
    #expect(layer.panes.map { $0.bar?.title } == [nil, "Dresses"])
    #expect(layer.panes.map { $0.bar?.back } == [nil, "Women"])
  }
}
