import AppDriver
import Contacts
import Exploration
import HeadlessUIKit
import LeakyContacts
import Storefront
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `Walks to screens from where the app is` {
  /// Explores an app, until a title is known if one is given, and returns the walk to a goal.
  private func walk(
    to goal: ScreenGoal, after prefix: [WalkStep] = [], until title: String? = nil,
    options: ExplorationOptions = ExplorationOptions(),
    _ makeDelegate: @escaping AppSession.DelegateMaker
  ) async throws -> String? {
    let explorer = AppExplorer(makeDelegate)
    var options = options
    options.checksSizes = false
    options.prefix = prefix
    let exploration = Exploration(options, explorer)
    exploration.findsMoves = false
    exploration.isEnough = { states in title.map { !states.screens(titled: $0).isEmpty } ?? false }
    try await exploration.run()
    if title != nil { #expect(exploration.map.cuts.contains { $0.reason == .found }) }
    let walk = try await exploration.walk(to: goal)
    explorer.end()
    return walk.map { words($0) }
  }

  private func row(_ title: String, _ place: Int) -> WalkStep {
    WalkStep([.select(ElementTarget(controller: 0, kind: .row, label: title, ordinal: place))])
  }

  private func tap(_ label: String, _ place: Int = 0) -> WalkStep {
    WalkStep([.tap(ElementTarget(controller: 0, kind: .button, label: label, ordinal: place))])
  }

  private func tab(_ place: Int) -> WalkStep { WalkStep([.selectTab(place)]) }

  @Test func `Contacts: from the launch, from a sheet, and from another tab`() async throws {
    let make: AppSession.DelegateMaker = { _ in Contacts.AppDelegate() }
    func walk(to title: String, after prefix: [WalkStep] = []) async throws -> String? {
      try await self.walk(to: ScreenGoal(title: title), after: prefix, make)
    }
    #expect(try await walk(to: "Groups of Fred") == "tab 2; select Fred")
    #expect(try await walk(to: "Groups") == "tab 2")
    #expect(try await walk(to: "Persons") == "")
    #expect(try await walk(to: "Nobody") == nil)
    #expect(try await walk(to: "Fred", after: [tab(1)]) == "tab 1; select Fred")
    #expect(try await walk(to: "Fred", after: [tap("Log In")]) == "swipe down; select Fred")
  }

  @Test func `LeakyContacts: no step is for nothing`() async throws {
    let make: AppSession.DelegateMaker = { _ in LeakyContacts.AppDelegate() }
    #expect(try await walk(to: ScreenGoal(title: "Choir"), make) == "tab 2; select Choir")
    #expect(
      try await walk(to: ScreenGoal(title: "Fred"), after: [tab(1)], make) == "tab 1; select Fred")
  }

  @Test(arguments: [0, 2, 4])
  func `Storefront: the exploration ends once the screen is known`(_ start: Int) async throws {
    let make: AppSession.DelegateMaker = { _ in Storefront.AppDelegate() }
    var options = ExplorationOptions()
    options.alphabet.add("fred", for: "Username")
    options.alphabet.add(secret: "yabba", for: "Password")
    let found = try await walk(
      to: ScreenGoal(title: "Settings"), after: [tab(start)], until: "Settings", options: options,
      make)
    let login = "tap Settings; type Username 'fred' + type Password 'yabba' + tap Log In"
    #expect(found == (start == 4 ? login : "tab 5; \(login)"))
  }

  @Test func `a title that isn't the first one of its screen is found in its states`() async throws
  {
    let found = try await walk(to: ScreenGoal(title: "B")) { _ in
      FixtureDelegate {
        UINavigationController(stack: [
          One("Home") { one in
            Content.Button("First") { one.push(Two("A") { _ in Content.Button("Stay") {} }) }
            Content.Button("Second") {
              one.push(
                Two("B") { two in
                  Content.Button("Stay") {}
                  Content.Button("More") { two.title = "B" }
                })
            }
          }
        ])
      }
    }
    #expect(found == "tap Second")
  }

  @Test func `a walk doesn't take a step that leads elsewhere after what was done`()
    async throws
  {
    // Who has entered gets no ticket before leaving, which no screen shows.
    var isIn = false
    let make: AppSession.DelegateMaker = { _ in
      FixtureDelegate {
        isIn = false
        return UINavigationController(stack: [
          One("Home") { one in
            Content.Button("Enter") { isIn = true }
            Content.Button("More") {
              one.push(
                Four("More") { four in
                  Content.Button("Leave") { (isIn, four.title) = (false, "Out") }
                  Content.Button("Ticket") {
                    four.push(isIn ? Two("Inside") : Three("Ticket") as UIViewController)
                  }
                })
            }
          }
        ])
      }
    }
    let ticket = ScreenGoal(targets: ["Three"])
    #expect(try await walk(to: ticket, make) == "tap More; tap Ticket")
    let found = try await walk(to: ticket, after: [tap("Enter")], make)
    #expect(found == "tap More; tap Leave; tap Ticket")
  }

  @Test func `a walk leads to a title that a row decides steps before`() async throws {
    let make: AppSession.DelegateMaker = { _ in
      FixtureDelegate {
        UINavigationController(stack: [
          One("People") { one in
            for name in ["Fred", "Barney", "Wilma", "Betty"] {
              Content.Row(name) {
                one.push(
                  Two(name) { two in
                    Content.Button("Edit") { two.push(Three("Edit \(name)")) }
                  })
              }
            }
          }
        ])
      }
    }
    for name in ["Fred", "Barney", "Wilma", "Betty"] {
      let goal = ScreenGoal(targets: ["Three"], title: "Edit \(name)")
      let found = try await walk(to: goal, make)
      #expect(found == "select \(name); tap Edit")
      let onward = try await walk(
        to: goal, after: [row("Betty", 3), tap("Edit")], make)
      #expect(onward == (name == "Betty" ? "" : "back; back; select \(name); tap Edit"))
    }
  }

  @Test func `a class with which two tabs begin serves two screens`() async throws {
    let map = await explore {
      let tabs = UITabBarController()
      tabs.viewControllers = ["First", "Second"].map { title in
        UINavigationController(stack: [
          One(title) { one in Content.Button("Go") { one.push(Two("Two")) } }
        ])
      }
      return tabs
    }
    #expect(map.screens.map(\.id) == ["One \"First\"", "Two", "One \"Second\""])
    #expect(map.titledClasses == ["One"])
  }
}
