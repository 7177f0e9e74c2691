import Foundation
@testable import Reports
import Shell
import Testing
import Wireframes

@testable import AppDriver

@Suite struct `A demo's page` {
  private static let page = Demo.sample("Fred").page
  private var page: String { Self.page }

  @Test func `each step is there without scripts, with everything that the player shows`() throws {
    let step = try #require(page.split(separator: "<article").first { $0.contains("step-1\"") })
    for part in [
      "<h2>A case</h2>", "<p class=\"caption\">A note.</p>", "<code>select Fred</code>",
      "href=\"#step-1\"", "<use href=\"#p0\"/>", "<use href=\"#p1\"/>",
      "data-transition=\"push\"", "<code>didSelect(<wbr>person:<wbr>in:<wbr>)</code>",
      "<span class=\"place\">Persons.swift:59</span>", "<p class=\"stack\">Persons › Fred</p>",
      "<strong>Persons</strong>", "<pre>warning: one</pre>", "<pre>Fred prints</pre>",
    ] {
      #expect(step.contains(part), "\(part)")
    }
  }

  @Test func `tabs and trees that are unchanged refer to the step that shows them`() {
    var demo = Demo.sample("Fred")
    let step = demo.steps[1]
    demo.steps = [demo.steps[0], step, step, demo.steps[2], step]
    demo.steps[2].heading = nil
    let steps = demo.page.split(separator: "<article").dropFirst()
    #expect(
      steps.map { $0.contains("<ul class=\"tree\">") } == [true, true, false, true, true])
    #expect(steps.map { $0.contains("<ul class=\"tabs\">") } == [false, true, false, false, true])
    for title in ["Tabs", "Coordinators"] {
      let same =
        "<section class=\"same\" data-step=\"1\"><h4>\(title)</h4><a href=\"#step-1\">as in step 1</a>"
      #expect(demo.page.contains(same))
    }
  }

  @Test func `a long call is broken after its signs only`() {
    #expect(page.contains("<code>didSelect(<wbr>person:<wbr>in:<wbr>)</code>"))
    #expect(page.contains("<code>push Fred</code>"))
  }

  @Test func `a picture is stored once, however often it is shown`() {
    #expect(page.matches(of: #/<symbol /#).count == 2)
    #expect(page.matches(of: /<use href="#p0"/).count == 3)
  }

  @Test func `the tree marks what is new, in charge and left behind`() {
    let second = page.split(separator: "<article")[2]
    #expect(second.contains("<code>AppCoordinator</code><ul><li><code>PersonCoordinator</code>"))
    #expect(
      second.contains(
        "</span> <em class=\"new\">new</em> <em class=\"charge\">in charge</em></li></ul></li></ul>"
      ))
    let third = page.split(separator: "<article")[3]
    #expect(third.contains("<code>PersonCoordinator</code> <em class=\"left\">left behind</em>"))
    #expect(!third.contains("class=\"new\""))
  }

  @Test func `a failure and a refusal have their reasons`() {
    #expect(page.contains("<p class=\"reason\">no row \"x\"</p>\n<p class=\"message\">why</p>"))
    #expect(page.contains("<p class=\"reason\">refused: not now</p>"))
    #expect(page.contains("data-status=\"failed\">"))
  }

  @Test func `no resource is loaded from elsewhere`() {
    #expect(page.contains("default-src 'none'; img-src data:; "))
    #expect(page.firstMatch(of: /(?:src|href)="(?!#|data:,")/) == nil)
    let own = page.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(own.firstMatch(of: /url\(|@import|https?:|eval|innerHTML/) == nil)
  }

  private static let signsOfPlainPage =
    Demo.sample("x").page.replacing("<wbr>", with: "").tagSigns

  @Test(arguments: Hostile.allCases)
  func `no text becomes a tag, or hides or reorders other text`(_ hostile: Hostile) {
    // A call can be broken after its signs.
    let page = Demo.sample(hostile.text).page.replacing("<wbr>", with: "")
    #expect(page.tagSigns == Self.signsOfPlainPage)
    #expect(Hidden.inText(page).isEmpty)
  }

  @Test(arguments: [1, 50]) func `every element is closed`(count: Int) {
    var demo = Demo.sample("Fred")
    demo.steps = Array(repeating: demo.steps, count: count).flatMap { $0 }
    var open: [Substring] = []
    let void = ["meta", "link", "input", "!DOCTYPE", "use", "wbr"]
    let body = demo.page.replacing(/<(style|script)>(?s:.*?)<\/\1>/, with: "")
    for tag in body.matches(of: /<(\/?)([!A-Za-z0-9]+)[^>]*?(\/?)>/) {
      if void.contains(String(tag.output.2)) || !tag.output.3.isEmpty { continue }
      if tag.output.1.isEmpty {
        open.append(tag.output.2)
      } else {
        let start = open.popLast()
        if start != tag.output.2 { Issue.record("\(tag.output.0) ends \(start ?? "nothing")") }
      }
    }
    #expect(open == [])
  }

  @Test func `the same demo gives the same bytes, and 1,500 steps stay small`() {
    #expect(page == Demo.sample("Fred").page)
    var demo = Demo.sample("Fred")
    demo.steps = Array(repeating: demo.steps, count: 500).flatMap { $0 }
    #expect(demo.page.utf8.count < 3_000_000)
  }

  @Test func `a demo without steps and one that left steps out have pages`() {
    #expect(Demo(title: "a", app: "b").page.contains("<main"))
    var demo = Demo.sample("Fred")
    demo.stepsLeftOut = 7
    #expect(demo.page.contains("7 more steps were left out"))
  }
}

extension Demo {
  /// The page as text.
  fileprivate var page: String {
    var bytes: [UInt8] = []
    DemoPage.write(self) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a demo with a person's name in every text that can come from an app or a script.
  fileprivate static func sample(_ name: String) -> Demo {
    let displays = ["Persons", name].map { title in
      DisplaySnapshot(layers: [DisplayLayer(panes: [DisplayPane(title: title)])])
    }
    let root = DemoTreeLine(type: "AppCoordinator")
    return Demo(
      title: name, app: name, pictures: displays.map { Picture($0) },
      steps: [
        DemoStep(
          command: "@app \(name)", isLaunch: true, frames: [Frame(picture: 0)],
          scene: DemoScene(tree: [root])),
        DemoStep(
          heading: name == "Fred" ? "A case" : name, captions: [name == "Fred" ? "A note." : name],
          command: "select \(name)", groups: [name], output: name == "Fred" ? "warning: one" : name,
          appOutput: ["\(name) prints"],
          frames: [Frame(picture: 0), Frame(picture: 1, transition: .push)],
          trace: [
            TraceLine(
              name == "Fred" ? "didSelect(person:in:)" : name,
              place: name == "Fred" ? "Persons.swift:59" : name, isCall: true),
            TraceLine("push \(name)"),
          ],
          scene: DemoScene(
            stack: "Persons › \(name)", tabs: [name, "Persons"], selectedTab: 1,
            tree: [
              root,
              DemoTreeLine(depth: 1, type: "PersonCoordinator", screens: [name], isInCharge: true),
            ])),
        DemoStep(
          command: name, status: .failed, reason: name == "Fred" ? "no row \"x\"" : name,
          message: name == "Fred" ? "why" : name, frames: [Frame(picture: 0)],
          scene: DemoScene(
            tree: [root, DemoTreeLine(depth: 1, type: "PersonCoordinator", isLeftBehind: true)])),
        DemoStep(
          command: name, isCheck: true, status: .refused,
          reason: name == "Fred" ? "not now" : name),
      ])
  }
}
