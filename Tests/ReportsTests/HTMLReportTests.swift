import Foundation
import Shell
import Testing

@testable import Reports

@Suite struct `The HTML page` {
  private static let page = HTMLReport().text(of: .sample)
  /// The IDs of the cases in the sample.
  private static let cases = page.matches(of: /<article class="case" id="(c[0-9a-f]{16})"/)
    .map { String($0.1) }
  private var page: String { Self.page }
  private var cases: [String] { Self.cases }

  @Test func `the title contains the counts, and the language is declared`() {
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<title>4 of 6 cases did not pass, 1 skipped – walkthroughs</title>"))
  }

  @Test func `each case and each step has a unique ID and a link to it`() {
    let ids = page.matches(of: /\ id="(c[0-9a-f]{16}[0-9-]*)"/).map { String($0.1) }
    let links = page.matches(of: /class="self" href="#(c[0-9a-z-]+)"/).map { String($0.1) }
    let numbers = [
      ["", "-1", "-2"], ["", "-1", "-2", "-3"], ["", "-1"], [""], [""], ["", "-1"],
    ]
    #expect(ids == zip(cases, numbers).flatMap { id, ends in ends.map { id + $0 } })
    #expect(Set(ids).count == 13 && links == ids)
  }

  @Test(.bug(id: "U6")) func `the ID of a case depends only on its file, title and size`() {
    var run = RunReport.sample
    run.cases.swapAt(0, 5)
    run.cases.remove(at: 3)
    run.cases[0].line = 99
    for id in HTMLReport().text(of: run).matches(of: /class="case" id="(\w+)"/) {
      #expect(cases.contains(String(id.1)))
    }
    run.cases = ["compact", "regular"].map { size in
      var item = RunReport.sample.cases[0]
      item.variant.size = size
      return item
    }
    let ids = HTMLReport().text(of: run).matches(of: /class="case" id="(\w+)"/).map(\.1)
    #expect(Set(ids).count == 2)
  }

  @Test func `failures and their steps are expanded, and linked from the top with the reason`() {
    let open = page.matches(of: /href="#(c[0-9a-z-]+)"[^>]*>[^<]*<\/a><details open>/).map {
      String($0.1)
    }
    let failures = [cases[1], cases[2], cases[4], cases[5]]
    #expect(
      open == [
        cases[1], cases[1] + "-2", cases[2], cases[2] + "-1", cases[4], cases[5], cases[5] + "-1",
      ])
    let linked = page.matches(of: /<li><a href="#(c[0-9a-z]+)"/).map { String($0.1) }
    #expect(linked == failures)
    #expect(
      page.contains(
        """
        <li><a href="#\(cases[2])">an empty cart</a> <span class="crashed">crashed</span>\
        <code>samples/store/cart.walk:3</code><p class="reason">Fatal error: Index out of range</p>\
        </li>
        """))
  }

  @Test(.bug(id: "U6")) func `a case has its place and the line that runs it again, to copy`() {
    #expect(page.contains("<code class=\"copy\">samples/contacts.walk:14</code>"))
    #expect(
      page.contains(
        "<code class=\"copy\">flowsh test samples/contacts.walk --name 'wrong, then right password'"
          + "</code>"))
  }

  @Test func `steps of blocks and sourced files are groups, expanded if the failure is in them`() {
    var run = RunReport.sample
    let groups = [
      ["setup"], ["each [1: n=<a>]"], ["each [1: n=<a>]", "source x"], [], ["teardown"],
    ]
    run.cases = [CaseReport(file: "a.walk", title: "x", status: .failed, reason: "y")]
    run.cases[0].steps = groups.enumerated().map { index, groups in
      StepReport(command: "s\(index)", line: index, groups: groups)
    }
    run.cases[0].steps[2].status = .failed
    let page = HTMLReport().text(of: run)
    let group =
      /<li class="group"><details( open)?><summary><code>(.*?)<\/code> <span class="time">(.*?)</
    let found = page.matches(of: group).map { "\($0.2), \($0.3)\($0.1 ?? "")" }
    #expect(
      found == [
        "setup, 1 step", "each [1: n=&lt;a&gt;], 2 steps open", "source x, 1 step open",
        "teardown, 1 step",
      ])
    #expect(page.split(separator: "<ol").count == page.split(separator: "</ol>").count)
    #expect(page.split(separator: "<details").count == page.split(separator: "</details>").count)
  }

  @Test func `blocks of the same name are groups of their own`() {
    var run = RunReport.sample
    run.cases = [CaseReport(file: "a.walk", title: "x", status: .failed, reason: "y")]
    run.cases[0].steps = [(3, 3), (4, 3), (6, 6), (7, 6)].map { line, first in
      StepReport(command: "s\(line)", line: line, groups: ["if a"], groupLines: [first])
    }
    let page = HTMLReport().text(of: run)
    let found = page.matches(of: /<code>if a<\/code> <span class="time">(.*?)</).map(\.1)
    #expect(found == ["2 steps", "2 steps"])
    #expect(page.split(separator: "<ol").count == page.split(separator: "</ol>").count)
  }

  @Test func `earlier attempts are shown with their steps`() {
    var run = RunReport.sample
    run.cases = [run.cases[5]]
    run.cases[0].earlierAttempts = [RunReport.sample.cases[1]]
    let page = HTMLReport().text(of: run)
    #expect(
      page.contains(
        "<summary>Attempt 1: <span class=\"badge failed\">failed</span> prints other lines than"))
    #expect(page.contains("id=\"\(cases[5])-a1-2\""))
  }

  @Test func `a step shows the screen and stack before and after it`() throws {
    let step = try #require(
      page.firstMatch(of: /(?s)<li class="culprit" id="[^"]*-2">.*?<\/li>/)
    ).0
    #expect(
      step.contains(
        """
        <section><h4>Before</h4><p class="stack">Persons</p><pre>Persons
          1  Fred
        </pre></section><section><h4>After</h4><p class="stack">Persons › Fred</p><pre>Fred
        """))
    #expect(
      step.contains(
        "<del>-   role  <mark>Cashi</mark>er</del>\n<ins>+   role  <mark>Manag</mark>er</ins>\n"))
    #expect(step.contains("the manager is &lt;new&gt; &amp; \"known\""))
    #expect(page.contains("<h4>Before and after</h4>"))
    #expect(page.contains("<h4>Calls</h4><pre>PersonsDelegate.didSelect  Persons.swift:41\n</pre>"))
    #expect(page.contains("<h4>Events</h4><pre>push  PersonVC\n</pre>"))
  }

  @Test func `a difference shows the lines without the bars of the script`() {
    var run = RunReport.sample
    run.cases[1].steps[1].difference = ["  |", "- | Catalogue", "+ | Catalog"]
    #expect(
      HTMLReport().text(of: run).contains(
        "<span>  </span>\n<del>- Catalog<mark>ue</mark></del>\n<ins>+ Catalog</ins>\n"))
  }

  @Test(.bug(id: "U6")) func `what has changed on a screen is marked`() {
    var run = RunReport.sample
    let screens = ["Cart\n  1  Shoes\n  total  5\n", "Cart\n  1  Shoes\n  2  Hat\n  total  9\n"]
    run.cases = [CaseReport(file: "a.walk", title: "x")]
    run.cases[0].steps = screens.map {
      StepReport(command: "s", line: 1, screen: $0, stack: "Cart")
    }
    let page = HTMLReport().text(of: run)
    #expect(page.contains("<pre>Cart\n  1  Shoes\n<del>  total  5\n</del></pre>"))
    #expect(page.contains("<pre>Cart\n  1  Shoes\n<ins>  2  Hat\n  total  9\n</ins></pre>"))
  }

  @Test(arguments: [
    ("abc", "abc", "abc|||"), ("", "", "|||"), ("", "é", "||é|"), ("aéz", "aèz", "a|é|è|z"),
    ("aa", "aaa", "aa||a|"), ("👍", "👎", "|👍|👎|"), ("x", "", "|x||"),
  ])
  func `a change is what lies between the common start and end`(
    old: String, new: String, parts: String
  ) {
    let change = TextChange(old, new, isByLine: false)
    let found = [change.start, change.removed, change.added, change.end].joined(separator: "|")
    #expect(found == parts)
  }

  @Test func `no resource is loaded from elsewhere`() {
    // The icon is empty.
    #expect(page.contains("default-src 'none'; img-src data:; "))
    #expect(page.firstMatch(of: /(?:src|href)="(?!#|data:,")/) == nil)
    #expect(page.firstMatch(of: /url\(|@import|https?:/) == nil)
  }

  private static let signsOfPlainPage = HTMLReport().text(of: .hostile("x")).tagSigns

  @Test(arguments: Hostile.allCases)
  func `no text becomes a tag, or hides or reorders other text`(_ hostile: Hostile) {
    let page = HTMLReport().text(of: .hostile(hostile.text))
    #expect(page.tagSigns == Self.signsOfPlainPage)
    #expect(Hidden.inText(page).isEmpty)
  }

  @Test func `a blank name gets a placeholder, and an empty run gets a page`() {
    #expect(page.contains("<h3>(untitled)</h3>"))
    var run = RunReport.sample
    run.cases = []
    #expect(HTMLReport().text(of: run).contains("<p class=\"none\">No cases were found.</p>"))
  }
}
