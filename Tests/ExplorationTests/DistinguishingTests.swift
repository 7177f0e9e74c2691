import AppDriver
import Exploration
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `Screens and states that are distinguished` {
  @Test func `a class that serves several screens is one screen for each title`() async {
    let map = await explore {
      UINavigationController(stack: [
        FixtureScreen("Home") { home in
          Content.Button("To Music") {
            home.push(
              FixtureScreen("Music") { music in
                Content.Button("To Song") { music.push(FixtureScreen("Song")) }
              })
          }
        }
      ])
    }
    #expect(
      map.screens.map(\.id) == [
        "FixtureScreen \"Home\"", "FixtureScreen \"Music\"", "FixtureScreen \"Song\"",
      ])
    #expect(map.titledClasses == ["FixtureScreen"])
    #expect(map.unstableScreens.isEmpty)
    #expect(map.findings.isEmpty)
  }

  @Test func `a class with many titles and the same buttons is one screen`() async {
    let map = await explore {
      UINavigationController(stack: [
        One("Persons") { one in
          for name in ["Fred", "Wilma", "Barney"] {
            Content.Row(name) {
              one.push(Two(name) { two in Content.Button("Call") { two.title = name } })
            }
          }
        }
      ])
    }
    #expect(map.screens.map(\.id) == ["One", "Two"])
    #expect(map.titledClasses.isEmpty)
    // No title is that of the screen.
    #expect(map.screens.map(\.name) == ["Persons", "Two"])
  }

  @Test func `a sheet that two buttons open leads where either wants to go`() async {
    let map = await explore {
      UINavigationController(stack: [
        One("Home") { one in
          for (name, next) in [("Favorites", Three("Favorites")), ("Settings", Four("Settings"))] {
            Content.Button(name) {
              let login = Two("Log In") { two in
                Content.Button("Log In") {
                  two.dismiss(animated: false) { one.push(next) }
                }
              }
              one.present(login, animated: false)
            }
          }
        }
      ])
    }
    #expect(
      map.moves.filter { $0.id.from == "Two" && $0.id.label == "Log In" }.map(\.id.to)
        == ["Three", "Four"])
    #expect(map.unstableScreens.isEmpty)
  }

  @Test func `what a button leads to after a switch was toggled is found`() async {
    let map = await explore {
      var isOn = false
      return UINavigationController(stack: [
        One("Home") { one in
          Content.Toggle("Details", isOn: isOn) { isOn = $0 }
          Content.Button("Go") { one.push(isOn ? Two("Details") : Three("Summary")) }
        }
      ])
    }
    #expect(Set(map.screens.map(\.type)) == ["One", "Two", "Three"])
    #expect(map.unstableScreens.isEmpty)
  }

  @Test func `what a row leads to after the title has changed is found`() async {
    let map = await explore {
      let home = One("First") { one in
        Content.Row("Next") { one.title = one.title == "First" ? "Second" : "First" }
        Content.Row("Go") { one.push(one.title == "First" ? Two("Two") : Three("Three")) }
      }
      return UINavigationController(stack: [home])
    }
    #expect(Set(map.screens.map(\.type)) == ["One", "Two", "Three"])
    #expect(map.unstableScreens.isEmpty)
  }

  @Test func `hidden state makes a screen unstable, and the map says so`() async {
    let map = await explore {
      var visits = 0
      return UINavigationController(stack: [
        One("Home") { one in
          Content.Button("Go") {
            visits += 1
            one.push(
              visits % 2 == 1
                ? Two("Odd") { two in Content.Button("Stay") { two.title = "Odd" } }
                : Three("Even"))
          }
        }
      ])
    }
    #expect(map.unstableScreens == ["One"])
    #expect(map.screens.contains { $0.id == "Two" })
  }

  @Test func `a crash that only the second visit causes is found`() async {
    let map = await explore {
      var visits = 0
      return UINavigationController(stack: [
        One("Home") { one in
          Content.Button("Go") {
            visits += 1
            let two = Two("Two") { two in
              for title in ["Done", "Close"] {
                Content.Button(title) {
                  two.navigationController?.popViewController(animated: true)
                }
              }
            }
            one.push(two)
            if visits > 1 { one.push(two) }
          }
        }
      ])
    }
    let crash = map.findings.first { $0.kind == .crash }
    #expect(crash.map(\.subject) == "pushedTwice")
    #expect(crash.map { words($0.walk.prefix(1) + $0.walk.suffix(1)) } == "tap Go; tap Go")
    #expect(crash?.walk.count == 3)
  }

  @Test func `every row is tried where rows lead to different screens`() async {
    let map = await explore {
      UINavigationController(stack: [
        One("Menu") { one in
          for number in 0..<12 {
            Content.Row("Row \(number)") {
              one.push(number == 7 ? Four("Seven") : number == 0 ? Two("Zero") : Three("Other"))
            }
          }
        }
      ])
    }
    #expect(Set(map.screens.map(\.id)) == ["One", "Two", "Three", "Four"])
    let seven = map.screens.first { $0.id == "Four" }
    #expect(seven.map { words($0.walk) } == "select Row 7")
  }

  @Test func `the first, middle and last of many like rows are tried`() async {
    var selected: Set<Int> = []
    _ = await explore {
      UINavigationController(stack: [
        One("Menu") { one in
          for number in 0..<20 {
            Content.Row("Row \(number)") {
              selected.insert(number)
              one.push(Two("Row"))
            }
          }
        }
      ])
    }
    #expect(selected.count == 3)
    #expect(selected.contains(0) && selected.contains(19))
  }

  @Test func `states whose screens and choices are equal are one, whatever their texts`() async {
    let map = await explore {
      var count = 0
      return One("Counter") { _ in
        Content.Text("\(count)")
        Content.Button("Count") { count += 1 }
      }
    }
    #expect(map.stateCount == 1)
    #expect(map.transitionCount == 1)
  }

  @Test(arguments: [(StateLevel.screen, 3), (.stack, 3), (.tabs, 4)])
  func `a level decides how many states there are`(_ level: StateLevel, _ count: Int) async {
    var options = ExplorationOptions()
    options.level = level
    let map = await explore(options) {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(stack: [
          One("One") { one in Content.Button("Push") { one.push(Two("Two")) } }
        ]),
        Three("Three"),
      ]
      return tabs
    }
    // One, Two over One, Three; with the other tab's stack also Three beside Two.
    #expect(map.stateCount == count)
    #expect(map.screens.map(\.id) == ["One", "Two", "Three"])
  }
}
