import AppDriver
import Coordinators
import HeadlessUIKit
import TestSupport
import Testing

@testable import Storefront

/// Tests of each flow in isolation, without the app, the tabs, or another flow.
@Suite(.serialized, .exclusive, .onMainQueue) struct FlowTests {
  @Test func `persons: a person is pushed, and editing requires a login first`() async throws {
    let stage = await Stage.empty()
    await stage.start(
      ShowPersonsFlowCoordinator(
        navigationController: stage.navigationController, dataSource: stage.persons,
        session: stage.account, delegate: stage.audience))
    #expect(await stage.session.select("Fred").isDone)
    #expect(stage.stack == ["Persons", "Fred"])
    #expect(await stage.session.tap("Edit").isDone)
    #expect(stage.audience.heard == ["login requested"])
    stage.audience.proceed?()
    await stage.session.settle()
    #expect(stage.stack == ["Edit Fred"])
  }

  @Test func `groups: the same list leads to groups`() async throws {
    let stage = await Stage.empty()
    await stage.start(
      ShowGroupsFlowCoordinator(
        navigationController: stage.navigationController, dataSource: stage.persons,
        delegate: stage.audience))
    #expect(await stage.session.select("Betty").isDone)
    #expect(stage.stack == ["Groups", "Groups of Betty"])
  }

  @Test func `both flows show changes to a person made in either flow`() async throws {
    let stage = await Stage.empty()
    let persons = ShowPersonsFlowCoordinator(
      dataSource: stage.persons, session: stage.account, delegate: stage.audience)
    let groups = ShowGroupsFlowCoordinator(
      navigationController: stage.navigationController, dataSource: stage.persons,
      delegate: stage.audience)
    await stage.start(persons)
    await stage.start(groups)
    var fred = try stage.person("fred")
    fred.name = "Freddy"
    stage.persons.update(fred)
    #expect(stage.session.target(.row, "Freddy") != nil)
  }

  @Test func `the data source doesn't retain flows`() async {
    let stage = await Stage.empty()
    weak var flow: ShowGroupsFlowCoordinator?
    do {
      let made = ShowGroupsFlowCoordinator(dataSource: stage.persons, delegate: stage.audience)
      await stage.start(made)
      flow = made
      made.finish()
    }
    #expect(flow == nil)
  }

  @Test func `editing: a change is reported once it is saved, and the flow ends`() async throws {
    let stage = await Stage.set()
    await stage.start(
      EditPersonCoordinator(
        root: stage.base, person: try stage.person("fred"), delegate: stage.audience))
    #expect(await stage.session.enter("Freddy", into: "Name").isDone)
    #expect(await stage.session.perform(.swipeDown).veto != nil)
    #expect(stage.stack == ["Discard changes?"])
    #expect(await stage.session.tap("Keep Editing").isDone)
    #expect(await stage.session.tap("Save").isDone)
    #expect(stage.audience.heard == ["Freddy changed"])
    #expect(stage.audience.childCoordinators.isEmpty)
    #expect(stage.stack == ["Base"])
  }

  @Test func `login: after success, the flow ends, then the user continues`() async {
    let stage = await Stage.set()
    var wentOn = false
    await stage.start(
      LoginFlowCoordinator(root: stage.base, session: stage.account, delegate: stage.audience) {
        wentOn = stage.audience.childCoordinators.isEmpty
      })
    await stage.session.tap("Sign Up").expectDone()
    #expect(stage.stack == ["Log In", "Sign Up"])
    await stage.session.perform(.back(steps: 1)).expectDone()
    await stage.session.enter("fred", into: "Username").expectDone()
    await stage.session.enter("yabba", into: "Password").expectDone()
    await stage.session.tap("Log In").expectDone()
    #expect(stage.audience.heard == ["Fred logged in"])
    #expect(wentOn)
    #expect(stage.stack == ["Base"])
  }

  @Test func `login: if canceled, it discards the continuation`() async {
    let stage = await Stage.set()
    await stage.start(
      LoginFlowCoordinator(root: stage.base, session: stage.account, delegate: stage.audience) {
        Issue.record("it goes on without a login")
      })
    await stage.session.perform(.swipeDown).expectDone()
    #expect(stage.audience.childCoordinators.isEmpty)
  }

  @Test func `home: a product starts the catalog flow, which ends with its screen`() async {
    let stage = await Stage.empty()
    let home = HomeCoordinator(
      navigationController: stage.navigationController, products: stage.products,
      session: stage.account, delegate: stage.audience)
    await stage.start(home)
    await stage.session.select("Linen dress").expectDone()
    #expect(stage.stack == ["Home", "Linen dress"])
    #expect(home.childCoordinators.count == 1)
    await stage.session.perform(.swipeBack(letGo: false)).expectDone()
    #expect(home.childCoordinators.isEmpty)
  }

  @Test func `catalog: without a browser, it shows the menu itself`() async {
    let stage = await Stage.empty(.regular)
    await stage.start(
      CatalogFlowCoordinator(
        navigationController: stage.navigationController, products: stage.products,
        session: stage.account, delegate: stage.audience))
    await stage.session.select("Women").expectDone()
    await stage.session.select("Dresses").expectDone()
    #expect(stage.paths == [["Catalog", "Dresses"]])
    await stage.session.perform(.back(steps: 1)).expectDone()
    await stage.session.select("Our staff").expectDone()
    #expect(stage.audience.heard == ["staff"])
  }

  @Test func `profile: favorites require a login, and logging out requires confirmation`() async {
    let stage = await Stage.empty()
    await stage.start(
      ProfileCoordinator(
        navigationController: stage.navigationController, products: stage.products,
        session: stage.account, delegate: stage.audience))
    await stage.session.tap("Favorites").expectDone()
    stage.account.user(named: "fred", password: "yabba").map(stage.account.logIn)
    stage.audience.proceed?()
    await stage.session.settle()
    #expect(stage.stack == ["Profile", "Favorites"])
    await stage.session.perform(.back(steps: 1)).expectDone()
    await stage.session.tap("Log Out").expectDone()
    await stage.session.tap("Cancel").expectDone()
    await stage.session.tap("Log Out").expectDone()
    await stage.session.tap("Log Out").expectDone()
    #expect(stage.audience.heard == ["login requested", "log out"])
  }

  @Test func `sharing: the link is sent, and the task ends`() async throws {
    let stage = await Stage.set()
    var sent: [String] = []
    await stage.start(
      ShareCoordinator(root: stage.base, product: try stage.product("chinos")) { sent.append($0) })
    await stage.session.tap("Copy Link").expectDone()
    #expect(sent == ["storefront://products/chinos"])
    #expect(stage.audience.childCoordinators.isEmpty)
  }

  @Test func `tabs: pages have an index, a title, and an icon`() async {
    let stage = await Stage.empty()
    let tabs = TabCoordinator(
      persons: stage.persons, products: stage.products, session: stage.account,
      delegate: stage.audience)
    tabs.start()
    #expect(tabs.currentPage() == .home)
    tabs.selectPage(.groups)
    #expect(tabs.tabBarController.selectedIndex == TabBarPage.groups.index)
    tabs.setSelectedIndex(9)
    #expect(tabs.currentPage() == .groups)
    let first = tabs.childCoordinators[0]
    first.finish()
    #expect(tabs.childCoordinators.count == TabBarPage.allCases.count - 1)
    #expect(!tabs.childCoordinators.contains { $0 === first })
  }
}

extension Outcome {
  func expectDone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isDone, "\(result)", sourceLocation: sourceLocation)
  }
}
