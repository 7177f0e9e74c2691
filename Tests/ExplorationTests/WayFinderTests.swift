import AppDriver
import Contacts
import Exploration
import HeadlessUIKit
import LeakyContacts
import Storefront
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `Ways to screens from where the app is` {
  /// Explores an app until a screen with the title is known, or all of it.
  private func states(
    until title: String? = nil, _ options: ExplorationOptions = ExplorationOptions(),
    of makeDelegate: @escaping AppSession.DelegateMaker
  ) async throws -> (states: ExploredStates, map: AppMap) {
    let crew = TurnsCrew(1, makeDelegate)
    var options = options
    options.checksSizes = false
    let exploration = Exploration(options, crew)
    exploration.findsMoves = false
    exploration.isEnough = { states in states.screens.contains { $0.title == title } }
    try await exploration.run()
    crew.end()
    return (exploration.states, exploration.map)
  }

  /// Goes to a screen from the end of some steps, and returns the steps on the way.
  private func way(
    to title: String, in app: (states: ExploredStates, map: AppMap), after steps: [UserAction] = [],
    _ makeDelegate: @escaping AppSession.DelegateMaker
  ) async throws -> String {
    let session = AppSession(makeDelegate: makeDelegate)
    await session.launchAfresh()
    for step in steps { #expect(await session.perform(step).isDone) }
    let screen = try #require(app.map.screens.first { $0.title == title })
    let finder = WayFinder(
      app.states, to: WayGoal(targets: [screen.id]), walk: screen.walk)
    var walk: [WalkStep] = []
    while case .step(let step) = finder.next(in: session) {
      walk.append(step)
      for place in step.actions.indices {
        let action = try #require(step.action(at: place, in: session))
        #expect(await session.perform(action).isDone)
      }
    }
    return words(walk) + (finder.next(in: session) == .arrived ? "" : "; no way")
  }

  private func row(_ title: String, _ place: Int, in session: Int = 0) -> UserAction {
    .select(ElementTarget(controller: session, kind: .row, label: title, ordinal: place))
  }

  @Test func `Contacts: from the launch, from a sheet, and from another tab`() async throws {
    let make: AppSession.DelegateMaker = { _ in Contacts.AppDelegate() }
    let app = try await states(of: make)
    #expect(try await way(to: "Groups of Fred", in: app, make) == "tab 2; select Fred")
    #expect(try await way(to: "Groups", in: app, make) == "tab 2")
    #expect(
      try await way(to: "Fred", in: app, after: [.selectTab(1)], make) == "tab 1; select Fred")
    #expect(try await way(to: "Persons", in: app, make) == "")
    let login = try #require(app.map.screens.first { $0.title == "Log In" }).walk
    let tap = try #require(login.first)
    let session = AppSession(makeDelegate: make)
    await session.launchAfresh()
    let action = try #require(tap.action(at: 0, in: session))
    #expect(try await way(to: "Fred", in: app, after: [action], make) == "swipe down; select Fred")
    #expect(
      try await way(to: "Groups of Fred", in: app, after: [action], make)
        == "swipe down; tab 2; select Fred")
  }

  @Test func `LeakyContacts: no step is for nothing`() async throws {
    let make: AppSession.DelegateMaker = { _ in LeakyContacts.AppDelegate() }
    let app = try await states(of: make)
    #expect(try await way(to: "Choir", in: app, make) == "tab 2; select Choir")
    #expect(
      try await way(to: "Fred", in: app, after: [.selectTab(1)], make) == "tab 1; select Fred")
  }

  @Test func `Storefront: the exploration ends once the screen is known`() async throws {
    let make: AppSession.DelegateMaker = { _ in Storefront.AppDelegate() }
    var options = ExplorationOptions()
    options.alphabet.add("fred", for: "Username")
    options.alphabet.add(secret: "yabba", for: "Password")
    let app = try await states(until: "Settings", options, of: make)
    #expect(app.map.cuts.contains { $0.reason == .found })
    #expect(
      try await way(to: "Settings", in: app, make)
        == "tab 5; tap Settings; type Username 'fred' + type Password 'yabba' + tap Log In")
    #expect(
      try await way(to: "Settings", in: app, after: [.selectTab(2)], make)
        == "tab 5; tap Settings; type Username 'fred' + type Password 'yabba' + tap Log In")
    #expect(
      try await way(to: "Settings", in: app, after: [.selectTab(4)], make)
        == "tap Settings; type Username 'fred' + type Password 'yabba' + tap Log In")
  }

  @Test func `after a step that leads elsewhere, the way is planned again from there`()
    async throws
  {
    // The first visit of each launch leads to Two, later ones to Three, from where Two can be
    // reached.
    var visits = 0
    func two() -> Two { Two("Two") { two in Content.Button("Stay") { two.title = "Two" } } }
    func three() -> Three {
      Three("Three") { three in Content.Button("On") { three.push(two()) } }
    }
    let make: AppSession.DelegateMaker = { _ in
      FixtureDelegate {
        visits = 0
        return UINavigationController(stack: [
          One("Home") { one in
            Content.Button("Go") {
              visits += 1
              one.push(visits == 1 ? two() : three())
            }
            Content.Button("Other") { one.push(three()) }
          }
        ])
      }
    }
    let app = try await states(of: make)
    #expect(try await way(to: "Two", in: app, make) == "tap Go")
    let go = try #require(app.map.screens.first { $0.title == "Two" }?.walk.first)
    let session = AppSession(makeDelegate: make)
    await session.launchAfresh()
    let action = try #require(go.action(at: 0, in: session))
    #expect(
      try await way(to: "Two", in: app, after: [action, .back(steps: 1)], make) == "tap Go; tap On")
  }

  @Test func `a state that isn't known is treated like the most similar one`() async throws {
    let make: AppSession.DelegateMaker = { _ in
      FixtureDelegate {
        let tabs = UITabBarController()
        tabs.viewControllers = [
          UINavigationController(stack: [Self.endless(1)]),
          Four("Four"),
        ]
        return tabs
      }
    }
    let app = try await states(of: make)
    let session = AppSession(makeDelegate: make)
    await session.launchAfresh()
    let screen = try #require(app.map.screens.first { $0.title == "Four" })
    let finder = WayFinder(app.states, to: WayGoal(targets: [screen.id]))
    for _ in 0..<9 {
      let down = try #require(session.paneControllers.first)
      #expect(await session.perform(row("Down", 0, in: down)).isDone)
    }
    #expect(!finder.knowsWay(from: session) && !finder.knowsShortestWay(from: session))
    #expect(finder.next(in: session) == .step(WalkStep([.selectTab(1)])))
  }

  private static func endless(_ depth: Int) -> One {
    One("Level \(depth)") { one in
      Content.Row("Down") { one.push(endless(depth + 1)) }
    }
  }

  @Test func `a title that isn't the first one of its screen is found in its states`() async throws
  {
    let make: AppSession.DelegateMaker = { _ in
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
    let app = try await states(of: make)
    #expect(app.states.contains(title: "B") && !app.states.contains(title: "C"))
    let session = AppSession(makeDelegate: make)
    await session.launchAfresh()
    let finder = WayFinder(app.states, to: WayGoal(title: "B"))
    guard case .step(let step) = finder.next(in: session) else {
      Issue.record("no way")
      return
    }
    #expect(words([step]) == "tap Second")
    for place in step.actions.indices {
      let action = try #require(step.action(at: place, in: session))
      #expect(await session.perform(action).isDone)
    }
    #expect(finder.next(in: session) == .arrived)
  }

  /// Explores an app, and returns a way to a goal from the end of some steps.
  private func rehearsedWay(
    to goal: WayGoal, after prefix: [WalkStep] = [],
    _ makeDelegate: @escaping AppSession.DelegateMaker
  ) async throws -> String? {
    let crew = TurnsCrew(1, makeDelegate)
    var options = ExplorationOptions()
    options.checksSizes = false
    options.prefix = prefix
    let exploration = Exploration(options, crew)
    exploration.findsMoves = false
    try await exploration.run()
    let way = try await exploration.way(to: goal)
    crew.end()
    return way.map { words($0) }
  }

  private func tap(_ label: String, _ place: Int = 0) -> WalkStep {
    WalkStep([.tap(ElementTarget(controller: 0, kind: .button, label: label, ordinal: place))])
  }

  @Test func `a rehearsed way doesn't take a step that leads elsewhere after what was done`()
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
    let ticket = WayGoal(targets: ["Three"])
    #expect(try await rehearsedWay(to: ticket, make) == "tap More; tap Ticket")
    let way = try await rehearsedWay(to: ticket, after: [tap("Enter")], make)
    #expect(way == "tap More; tap Leave; tap Ticket")
  }

  @Test func `a rehearsed way leads to a title that a row decides steps before`() async throws {
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
      let goal = WayGoal(targets: ["Three"], title: "Edit \(name)")
      let way = try await rehearsedWay(to: goal, make)
      #expect(way == "select \(name); tap Edit")
      let onward = try await rehearsedWay(
        to: goal, after: [WalkStep([row("Betty", 3)]), tap("Edit")], make)
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
