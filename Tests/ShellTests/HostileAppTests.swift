import AppDriver
import Dispatch
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct HostileAppTests {
  private static let escape = "\u{1B}[2J\u{7}Bell"
  private static let turned = "\u{202E}deppilf"
  private static let long = String(repeating: "long ", count: 4_000)

  private func app() -> AppEntry {
    .screen(Self.turned) { screen in
      Content.Text(Self.escape, "a\nb")
      Content.Row(Self.escape) { screen.push(FixtureScreen(Self.escape)) }
      Content.Row(Self.long, detail: Self.turned) { screen.push(FixtureScreen(Self.long)) }
      Content.Row("") { screen.push(FixtureScreen("Nameless")) }
      Content.Button(Self.turned) {
        let alert = UIAlertController(
          title: Self.escape, message: Self.turned, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Self.escape, style: .default))
        alert.addAction(UIAlertAction(title: "\u{1B}", style: .cancel))
        screen.present(alert, animated: true)
      }
      Content.Field(Self.turned, text: Self.escape) { _ in }
      Content.Toggle(Self.escape, isOn: true) { _ in }
      Content.Choice(Self.turned, options: [Self.escape, "\u{2066}"], selectedIndex: 0) { _ in }
    }
  }

  @Test(arguments: [ShellOptions.Format.text, .json])
  func `control characters and direction marks in labels never reach the terminal`(
    format: ShellOptions.Format
  ) async {
    var options = ShellOptions()
    options.echoes = true
    options.format = format
    let walker = await Walker.on(app(), options: options)
    for line in [
      "screen", "select 1", "stack", "tree", "where", "events all", "back", "select x",
      "tap x", "tap dep", "back", "dismiss", "open x", "type x y", "expect screen x",
      "expect button x", "expect alert x", "expect text x", "deppilf", "bell", "actions", "help",
      "history", "undo", "type dep x", "select \(Self.turned)", "\(Self.escape) x",
      "type \(Self.turned) \(Self.escape)", "choose \(Self.turned) z", "open a://\(Self.escape)",
      "@app \(Self.turned)", "@\(Self.escape)", "set \(Self.escape) x", "size \(Self.escape)",
      "source \(Self.escape)", "note \(Self.escape)", "help \(Self.escape)", "wait \(Self.turned)",
      "screen --\(Self.escape)", "back", "select 3",
    ] { await walker.run(line) }
    let text = walker.printed + walker.complaints.joined(separator: "\n") + walker.shell.prompt
    let unsafe = Set(text.unicodeScalars).filter {
      $0 != "\n" && SafeText.escaped("\($0)") != "\($0)"
    }
    #expect(unsafe.map { String($0.value, radix: 16) } == [])
  }

  @Test func `a very long title is shown and selected like any other`() async {
    let walker = await Walker.on(app(), after: "select long")
    #expect(walker.stack == [Self.turned, Self.long])
    #expect(await walker.complaint(of: "select x").utf8.count < 1_000)
  }

  @Test func `a row without a title is selected by its number or by empty quotes`() async {
    for line in ["select 3", "select \"\""] {
      let walker = await Walker.on(app(), after: line)
      #expect(walker.stack == [Self.turned, "Nameless"])
    }
  }

  @Test func `each command that actions lists acts on the intended element`() async {
    let names = ["Fred", "Fred", "Two  blanks", "it's", "\u{7}bell", "a;b", "#c", "-x", "", "7"]
    let app = AppEntry.screen { screen in
      for (place, name) in names.enumerated() {
        Content.Row(name) { screen.push(FixtureScreen("Page \(place)")) }
      }
      Content.Button("Back") { screen.push(FixtureScreen("Tapped")) }
      Content.Button("\u{202E}Odd") { screen.push(FixtureScreen("Odd")) }
    }
    let listed = await Walker.on(app).output(of: "actions").split(separator: "\n")
    var pages: [String] = []
    for command in listed {
      let walker = await Walker.on(app)
      await walker.expect(String(command))
      pages.append(walker.stack.last ?? "")
    }
    #expect(pages == names.indices.map { "Page \($0)" } + ["Tapped", "Odd"])
  }

  @Test func `the shell waits for work in a Task or on a queue`() async {
    let app = AppEntry.screen { screen in
      Content.Button("Task") { Task { screen.push(FixtureScreen("From a task")) } }
      Content.Button("Queue") {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { screen.push(FixtureScreen("From the queue")) }
        }
      }
      Content.Button("Both") {
        Task {
          await Task {}.value
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              screen.push(FixtureScreen("One"), animated: false)
              Task { screen.push(FixtureScreen("Two")) }
            }
          }
        }
      }
    }
    let walker = await Walker.on(app, after: "task")
    #expect(walker.stack == ["Fixture", "From a task"])
    await walker.run("back; queue")
    #expect(walker.stack == ["Fixture", "From the queue"])
    await walker.run("back; both")
    #expect(walker.stack == ["Fixture", "One", "Two"], "\(walker.printed)")
  }

  @Test(arguments: ["at once", "later", "in a completion", "when it appears"])
  func `an app that violates a UIKit rule counts as crashed, and relaunch starts it again`(
    moment: String
  ) async {
    let app = AppEntry.screen { screen in
      Content.Button("Crash") {
        let twin = FixtureScreen("Twin")
        let pushAgain = { screen.push(twin) }
        switch moment {
        case "at once":
          screen.push(twin)
          pushAgain()
        case "later":
          screen.push(twin)
          Task { pushAgain() }
        case "in a completion":
          screen.push(twin)
          screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in pushAgain() }
        default:
          twin.appeared = { $0.push($0) }
          screen.push(twin)
        }
      }
    }
    let walker = await Walker.on(app)
    let result = await walker.run("crash; screen")
    #expect(result.status == .crash)
    #expect(
      walker.complaints == [
        "the app crashed: Pushing the same view controller instance more than once is not"
          + " supported: FixtureScreen \"Twin\"; pop to the existing controller"
          + " (popToViewController), or push a new one"
      ])
    let gone = "the app has crashed and is not running; start it again with \"relaunch\""
    for line in ["screen", "select 1", "crash", "back", "expect screen Fixture"] {
      await walker.expect(line, complains: gone)
    }
    #expect(await walker.output(of: "events").contains("  fault "))
    await walker.expect("help")
    await walker.expect("relaunch; expect screen Fixture")
    #expect(walker.stack == ["Fixture"])
  }

  @Test func `warnings during the launch are printed at each launch`() async {
    let delegate = DeafDelegate()
    let walker = Walker([
      .root {
        let navigation = UINavigationController(rootViewController: FixtureScreen("Fixture"))
        navigation.delegate = delegate
        return navigation
      }
    ])
    await walker.shell.start()
    walker.shell.output.flush()
    let warning =
      "  warning: DeafDelegate.navigationController(_:willShow:animated:) is never called"
    #expect(walker.printed.hasPrefix(warning))
    #expect(await walker.output(of: "relaunch").hasPrefix(warning))
    #expect(await walker.output(of: "relaunch").hasPrefix(warning))
    #expect(await !walker.output(of: "rotate").contains("warning"))
  }

  @Test func `an app without a window causes an error, and the shell continues`() async {
    let walker = await Walker.on(.root { nil })
    let lacks =
      "the app shows nothing; its delegate must give a window a rootViewController and call"
      + " makeKeyAndVisible()"
    for line in ["screen", "select 1", "back", "tree", "stack", "where", "actions", "expect row x"]
    {
      await walker.expect(line, complains: lacks)
    }
    #expect(await walker.output(of: "rotate") == "(nothing on the screen)\n\n")
    #expect(walker.shell.prompt == "flowsh> ")
    await walker.expect("hlep", complains: "no command or button \"hlep\"; did you mean \"help\"?")
    await walker.expect("help; history; events; set; relaunch")
  }
}

private class SilentDelegate: NSObject, UINavigationControllerDelegate {}

private final class DeafDelegate: SilentDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
}
