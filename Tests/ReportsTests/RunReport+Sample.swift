import AppBundle
import Foundation
@testable import Reports
import Shell
import Wireframes

extension RunReport {
  /// A handwritten report with one case for each status.
  static let sample = RunReport(
    cases: [passed, failed, crashed, skipped, timedOut, flaky],
    started: Date(timeIntervalSince1970: 1_795_232_364), seconds: 7.2345, program: "flowsh 1.0")

  /// The sample, with everything that a report can tell.
  static let full = {
    var run = sample
    run.allowsFlaky = true
    run.host = "ci-7"
    var map = MapReport(
      app: "contacts", screens: [.init(id: "Persons", name: "Persons", type: "Persons")],
      moves: [.init(from: "Persons", to: "Persons", kind: "tap Log Out", label: "logout")])
    map.beginCoverage(by: ["a.walk"])
    run.maps = [map]
    run.shards = ["2/4", "3/4"].compactMap { Shard($0) }
    run.cases[0].pictures = Picture.samples
    run.cases[0].steps[0].frames = [
      Frame(picture: 0, touch: .sample), Frame(picture: 1, transition: .push),
    ]
    run.cases[0].steps[1].frames = [Frame(picture: 1)]
    var attempt = run.cases[1]
    attempt.pictures = [Picture.samples[1]]
    attempt.steps[0].frames = [Frame(picture: 0)]
    attempt.reason = "the first attempt"
    attempt.steps[1].difference = []
    run.cases[5].earlierAttempts = [attempt, run.cases[2]]
    run.plan = Plan([("a.walk", "x", CaseVariant()), ("b.walk", "y", CaseVariant())], in: "/w")
    run.cases[2].omittedAppLines = 1_000
    run.cases[0].variant = CaseVariant(size: "compact", language: "en")
    run.cases[2].knownBug = "BUG-12"
    run.cases[1].steps[0].localization = "de"
    run.cases[1].variant.region = "CH"
    run.cases[0].steps[0].parts = [ShownPart(type: "screen", texts: ["Persons"])]
    run.cases[0].steps[1].parts = [
      ShownPart(type: "screen", texts: []), ShownPart(type: "screen", texts: ["Fred"]),
      ShownPart(type: "row", texts: ["Manager", "since 2020"]),
    ]
    run.cases[0].steps[1].missingTexts = [
      MissingText(key: "role", table: "Localizable", language: "en")
    ]
    run.cases[0].steps[0].appOutput = ["hello"]
    run.cases[0].steps[1].isSoft = true
    run.cases[0].steps[1].groups = ["setup", "each [2: name=Barney]", "source login.walk"]
    run.cases[0].steps[1].groupLines = [0, 4, 0]
    run.cases.append(CaseReport(file: "z.walk", title: "late", status: .notRun))
    run.cases[0].steps[0].localization = "en"
    var german = run.cases[0]
    german.variant.language = "de"
    german.steps[0].localization = "de"
    german.steps[1].stack = "Persons | Fred"
    german.steps[1].parts.append(ShownPart(type: "tab", texts: ["Personen"]))
    run.cases.append(german)
    return run
  }()

  private static let persons = "Persons\n  1  Fred\n"
  private static let fred = "Fred\n  role  Manager\n  [Edit]\n"

  private static let passed = CaseReport(
    file: "samples/contacts.walk", line: 4, title: "a person's page, and back",
    tags: ["smoke", "people"], seconds: 0.0124,
    steps: [
      StepReport(
        command: "select Fred", file: "samples/contacts.walk", line: 5, seconds: 0.0021,
        output: fred + "stack  Persons › Fred\n", screen: fred, stack: "Persons › Fred",
        calls: ["PersonsDelegate.didSelect  Persons.swift:41"], events: ["push  PersonVC"]),
      StepReport(
        command: "? login", file: "samples/parts/login.walk", line: 2, status: .noted,
        seconds: 0.0009, reason: "no login here", screen: fred, stack: "Persons › Fred"),
    ])

  private static let failed = CaseReport(
    file: "samples/contacts.walk", line: 12, title: "wrong, then right password",
    status: .failed, seconds: 0.25,
    steps: [
      StepReport(
        command: "back", file: "samples/contacts.walk", line: 13, seconds: 0.001,
        output: persons, screen: persons, stack: "Persons"),
      StepReport(
        command: "select Fred", file: "samples/contacts.walk", line: 14, status: .failed,
        seconds: 0.002, output: fred, reason: "prints other lines than expected",
        message: "the manager is <new> & \"known\"",
        difference: ["  Fred", "-   role  Cashier", "+   role  Manager", "    [Edit]"],
        screen: fred, stack: "Persons › Fred"),
      StepReport(command: "quit", line: 20, seconds: 0.001),
    ])

  private static let crashed = CaseReport(
    file: "samples/store/cart.walk", title: "an empty cart", tags: ["smoke"], status: .crashed,
    reason: "Fatal error: Index out of range", seconds: 0.031,
    steps: [StepReport(command: "select Cart", line: 3, screen: persons, stack: "Home")],
    callStack: ["Cart.item(at:)  Cart.swift:33", "Cart.show()  Cart.swift:12"],
    appOutput: ["Cart.swift:33: Fatal error: Index out of range"],
    looseAppOutput: ["Cart.swift:33: Fatal error: Index out of range"])

  private static let skipped = CaseReport(
    file: "samples/store/cart.walk", line: 9, title: "pays #1", status: .skipped,
    reason: "no network in the lab")

  private static let timedOut = CaseReport(
    file: "samples/store/cart.walk", line: 14, title: "", status: .timedOut,
    reason: "took longer than 5 s", seconds: 5.0005)

  private static let flaky = CaseReport(
    file: "samples/store/cart.walk", line: 20, title: "the clock", tags: ["slow"], status: .flaky,
    reason: "run 3 printed another transcript", seconds: 1.5,
    steps: [
      StepReport(
        command: "show", line: 21, status: .failed, difference: ["- 9:41", "+ 9:42"],
        screen: "Clock\n", stack: "Clock")
    ])
}

extension Picture {
  /// Two pictures.
  static let samples = [
    Picture(
      width: 390, height: 844, label: "Persons",
      markup: """
        <g class="fw-layer"><text x="20" aria-label="row Fred">Fred &amp; Co</text></g>
        """),
    Picture(
      width: 1_024, height: 768, label: "Fred & \"Co\"",
      markup: "<g class=\"fw-layer\"><rect width=\"1024\" height=\"768\"/></g>"),
  ]
}

extension Touch {
  /// A swipe.
  static let sample = try? JSONDecoder().decode(
    Touch.self,
    from: Data(
      """
      {"kind": "swipe", "x": 300, "y": 120, "endX": 90, "endY": 120, "offer": "Remove",
       "offerStyle": "destructive"}
      """.utf8))
}
