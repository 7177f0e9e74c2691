import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

/// Tests of where candidates come from.
@Suite(.serialized, .exclusive) struct CompletionSourceTests {
  private func candidates(_ text: String, _ walker: Walker) -> [String] {
    Completer(walker.shell.state).complete(text).candidates
  }

  @Test(.bug(id: "U10")) func `files and folders are offered, with quotes where necessary`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path
    for name in ["two words", "sub", ".hidden"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(name)", withIntermediateDirectories: false)
    }
    for name in ["su.walk", "sub/in.walk", ".dot", "a b.csv", "esc\u{1B}.walk"] {
      try Data().write(to: URL(filePath: "\(path)/\(name)"))
    }
    let walker = await Walker.on()
    let all = [
      "\"\(path)/a b.csv\"", "\"\(path)/esc\\u{1B}.walk\"", "\(path)/su.walk", "\(path)/sub/",
      "\"\(path)/two words/",
    ]
    for (text, expected) in [
      ("source \(path)/", all),
      ("source \(path)/s", ["\(path)/su.walk", "\(path)/sub/"]),
      ("source \(path)/SUB/", []),
      ("source \(path)/sub/", ["\(path)/sub/in.walk"]),
      ("source \"\(path)/two words/", []),
      ("source \"\(path)/tw", ["\"\(path)/two words/"]),
      ("source \(path)/.", ["\(path)/.dot", "\(path)/.hidden/"]),
      ("source \(path)/none/", []),
      ("source \(path)/su.walk ", []),
      ("record \(path)/s", ["\(path)/sub/"]),
      ("record --expect \(path)/s", ["\(path)/sub/"]),
      ("each x in \(path)/", ["\"\(path)/a b.csv\"", "\(path)/sub/", "\"\(path)/two words/"]),
      (
        "@data \(path)/",
        [
          "\(path)/a b.csv", "\(path)/su.walk", "\(path)/sub/", "\(path)/two words/",
        ]
      ),
    ] { #expect(candidates(text, walker) == expected, "\(text)") }
    let offers = Completer(walker.shell.state).complete("source \(path)/s").offers
    #expect(offers.map(\.name) == ["su.walk", "sub/"] && offers.map(\.continues) == [false, true])

    let home = ProcessInfo.processInfo.environment["HOME"]
    setenv("HOME", path, 1)
    defer { home.map { _ = setenv("HOME", $0, 1) } }
    #expect(candidates("source ~", walker) == ["~/"])
    #expect(candidates("source ~/su", walker) == ["~/su.walk", "~/sub/"])
    await walker.expect("source ~/sub/in.walk")
  }

  @Test func `words with a fixed meaning are described`() async {
    let walker = await Walker.on()
    for text in ["trace ", "expect n", "help expect c"] {
      let offers = Completer(walker.shell.state).complete(text).offers
      #expect(!offers.isEmpty && offers.allSatisfy { $0.summary != "" }, "\(text): \(offers)")
    }
  }

  @Test(.bug(id: "U10")) func `links are offered that the app was opened with, shows, or declares`()
    async
  {
    let app = AppEntry(name: "linked", summary: "", links: ["shop://home", "shop://cart"]) { _ in
      FixtureDelegate {
        FixtureScreen("Links") { _ in
          Content.Text("See https://example.org/a for more, or nothing://")
          Content.Row("help", detail: "mailto://fred") {}
          Content.Field("Token", text: "", isSecure: true) { _ in }
        }
      }
    }
    let walker = await Walker.on(app, after: "relaunch shop://b", "open shop://c", "relaunch")
    #expect(
      candidates("open ", walker) == [
        "shop://b", "shop://c", "https://example.org/a", "nothing://", "mailto://fred",
        "shop://home", "shop://cart",
      ])
    #expect(candidates("relaunch shop://c", walker) == ["shop://c", "shop://cart"])
    #expect(
      Completer(walker.shell.state).complete("open ").offers.map(\.summary)
        == Array(repeating: "opened before", count: 2)
        + Array(repeating: "on the screen", count: 3) + Array(repeating: "from the app", count: 2))
  }

  @Test func `links that the app's Info.plist declares are offered to open and relaunch`() async {
    LaunchManifest.replacement = LaunchManifest([
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["trailbook"]]]
    ])
    defer { LaunchManifest.replacement = nil }
    let walker = await Walker.on()
    for command in ["open", "relaunch"] {
      let offers = Completer(walker.shell.state).complete("\(command) trail").offers
      #expect(candidates("\(command) trail", walker) == ["trailbook://"])
      #expect(offers.first?.continues == true && offers.first?.summary == "from Info.plist")
    }
  }

  @Test func `links that the app's data names are offered part by part, and read only then`() async
  {
    nonisolated(unsafe) var reads = 0
    let app = AppEntry(
      name: "shop", summary: "",
      preparing: { context in
        let names = context.dataFile.map { [$0] } ?? ["silk", "sand"]
        let links = ["shop://home"] + names.map { "shop://products/\($0)" }
        return PreparedApp(links: {
          reads += 1
          return links
        }) { _ in FixtureDelegate { FixtureScreen("Shop") } }
      })
    let walker = await Walker.on(app, after: "where", "screen")
    #expect(reads == 0)
    let completions: [(String, [String])] = [
      ("open ", ["shop://home", "shop://products/"]),
      ("open shop", ["shop://home", "shop://products/"]),
      ("open shop://pro", ["shop://products/"]), ("open shop://products/s", ["silk", "sand"]),
      ("open shop://products/si", ["silk"]), ("relaunch shop://products/x", []),
    ]
    for (text, expected) in completions {
      #expect(
        candidates(text, walker)
          == expected.map { $0.hasPrefix("s") && !$0.contains(":") ? "shop://products/\($0)" : $0 },
        "\(text)")
    }
    let offers = Completer(walker.shell.state).complete("open shop://").offers
    #expect(offers.map(\.continues) == [false, true])
    await walker.run("@data x")
    #expect(candidates("open shop://products/", walker) == ["shop://products/x"])
    #expect(
      Completer(walker.shell.state).complete("open ").offers.map(\.summary) == ["from x", "from x"])
  }

  @Test(.bug(id: "U10")) func `calls, events, and classes of the last step are offered`() async {
    let walker = Walker([.leaky, .contacts], traces: true)
    await walker.shell.start()
    for line in ["select Fred", "back"] { await walker.run(line) }
    for (text, expected) in [
      ("expect leaks ", "PersonCoordinator"), ("leaks keep ", "PersonCoordinator"),
      ("expect event ", "pop Page"), ("expect coordinator ", "AppCoordinator"),
      ("expect output ", "Persons"), ("leaks keep App", "AppCoordinator"),
    ] {
      #expect(candidates(text, walker).contains(expected), "\(text): \(candidates(text, walker))")
    }
    for line in ["@app contacts", "select Fred"] { await walker.run(line) }
    #expect(
      candidates("expect call P", walker)
        == ["PersonsViewControllerDelegate.didSelect(person:in:)"])
  }

  @Test func `expect is completed to its end`() async {
    let walker = await Walker.on()
    for (text, expected) in [
      ("expect row Fred ", ["within", "--"]), ("expect not row Fred w", ["within"]),
      ("expect row Fred within ", ["2s"]), ("expect row Fred within 2s ", ["--"]),
      ("expect warnings ", ["within", "--"]), ("expect row Fred -", ["--"]),
      ("expect row Fred -- ", []), ("expect not ", nil), ("expect row F", ["Fred"]),
    ] as [(String, [String]?)] {
      guard let expected else {
        #expect(!candidates(text, walker).contains("within"), "\(text)")
        continue
      }
      #expect(candidates(text, walker) == expected, "\(text)")
    }
    await walker.expect("expect row Fred within 2s -- a person")
  }

  @Test func `what touch, expect visible and quick taps take is offered`() async {
    let walker = await Walker.on()
    for text in ["touch Fred --b", "expect visible Fred --b", "if no visible Fred --b"] {
      #expect(candidates(text, walker) == ["--below"], "\(text)")
    }
    for text in ["touch Fred --below Wi", "expect visible Fred --in Wi"] {
      #expect(candidates(text, walker).first == "Wilma", "\(text)")
    }
    for command in ["tap Edit", "select Fred", "toggle Sales", "touch Fred"] {
      #expect(candidates("\(command) --ti", walker) == ["--times"], "\(command)")
      #expect(candidates("\(command) --times ", walker).contains("2"), "\(command)")
    }
    #expect(candidates("touch Fred --l", walker) == ["--long"])
    #expect(candidates("expect visible Fred --in Wilma w", walker) == ["within"])
    #expect(candidates("if row Fred --", walker) == [])
    #expect(candidates("while row Fred ", walker) == ["within", "at"])
  }

  @Test func `values are offered after names, except those of secure fields`() async {
    let app = AppEntry.screen { _ in
      Content.Field("First name", text: "Fred; F") { _ in }
      Content.Field("Password", text: "yabba", isSecure: true) { _ in }
      Content.Toggle("Dark", isOn: true) { _ in }
    }
    let walker = await Walker.on(app)
    #expect(
      candidates("expect field ", walker) == [
        "First name", "Password", "First name = \"Fred; F\"",
      ])
    #expect(candidates("expect field First name = ", walker) == ["First name = \"Fred; F\""])
    #expect(candidates("expect no toggle ", walker) == ["Dark", "Dark = on"])
    await walker.expect("expect field First name = \"Fred; F\"; expect toggle Dark = on")
  }

  @Test func `a secret is neither offered nor part of a description`() async {
    let app = AppEntry.screen { _ in
      Content.Field("Password", text: "", isSecure: true) { _ in }
      Content.Row("Fred", detail: "has yabbadabba") {}
      Content.Row("yabbadabba") {}
      Content.Text("shop://yabbadabba")
    }
    let walker = await Walker.on(app, after: "type Password yabbadabba")
    for text in ["", "select ", "open ", "expect row ", "expect text ", "expect output "] {
      let offers = Completer(walker.shell.state).complete(text).offers
      #expect(!"\(offers)".contains("yabba"), "\(text)")
    }
    let row = Completer(walker.shell.state).complete("select ").offers[0]
    #expect(row.summary == "has \(SecretFilter.stars)")
  }

  @Test func `an empty line offers verbs, rows, and back before the other commands`() async {
    let walker = await Walker.on(after: "select Fred")
    let first = candidates("", walker).prefix(4)
    #expect(first.contains("back") && Array(first) != walker.shell.table.commands.map(\.name))
    await walker.run("back")
    let offers = Completer(walker.shell.state).complete("").offers
    #expect(offers[0].summary.hasPrefix("Tap \""))
    let rows = offers.drop { !$0.insertion.hasPrefix("select ") }
    #expect(rows.first?.insertion == "select Fred")
    #expect(offers.contains { $0.insertion == "stack" && $0.summary.hasPrefix("Show every") })
  }

  @Test(arguments: [10_000, 100_000])
  func `the first rows of a list are completed, and their titles are read at most once`(
    count: Int
  ) async {
    nonisolated(unsafe) var read = 0
    let app = AppEntry.screen { _ in
      Content.Rows(count: count) { place in
        read += 1
        return Content.Row("Row \(place + 1)", detail: "\(place)") {}
      }
    }
    let walker = await Walker.on(app)
    _ = walker.shell.screen
    read = 0
    let all = Completer(walker.shell.state).complete("select ")
    #expect(all.offers.count + all.omitted == count && all.offers[1].summary == "1")
    #expect(read <= 2 * all.offers.count + 1, "\(read)")
    read = 0
    let some = Completer(walker.shell.state).complete("select row 999")
    #expect(some.candidates == ["Row 999"] + (9_990...9_999).map { "Row \($0)" })
    #expect(some.offers.last?.summary == "9998" && read <= 10_000 + 11, "\(read)")
  }
}
