import Foundation
import Reports
import Testing

@Suite struct `The HTML page` {
  private let page = HTMLReport().text(of: .sample)

  @Test func `the title contains the counts, and the language is declared`() {
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<title>4 of 6 cases did not pass, 1 skipped – walkthroughs</title>"))
  }

  @Test func `each case and each step has a unique ID and a link to it`() {
    let ids = page.matches(of: /\ id="(c[0-9-]+)"/).map { String($0.1) }
    let links = page.matches(of: /class="self" href="#(c[0-9-]+)"/).map { String($0.1) }
    #expect(
      ids == [
        "c1", "c1-1", "c1-2", "c2", "c2-1", "c2-2", "c2-3", "c3", "c3-1", "c4", "c5", "c6", "c6-1",
      ])
    #expect(links == ids)
  }

  @Test func `failures and their steps are expanded, and linked from the top`() {
    let open = page.matches(of: /href="#(c[0-9-]+)"[^>]*>[^<]*<\/a><details open>/).map {
      String($0.1)
    }
    #expect(open == ["c2", "c2-2", "c3", "c3-1", "c5", "c6", "c6-1"])
    let linked = page.matches(of: /<li><a href="#(c[0-9]+)"/).map { String($0.1) }
    #expect(linked == ["c2", "c3", "c5", "c6"])
  }

  @Test func `a step shows the screen and stack before and after it`() throws {
    let step = try #require(page.firstMatch(of: /(?s)<li id="c2-2">.*?<\/li>/)).0
    #expect(
      step.contains(
        """
        <section><h4>Before</h4><p class="stack">Persons</p><pre>Persons
          1  Fred
        </pre></section><section><h4>After</h4><p class="stack">Persons › Fred</p><pre>Fred
        """))
    #expect(step.contains("<del>-   role  Cashier</del>\n<ins>+   role  Manager</ins>\n"))
    #expect(step.contains("the manager is &lt;new&gt; &amp; \"known\""))
    #expect(page.contains("<h4>Before and after</h4>"))
    #expect(page.contains("<h4>Calls</h4><pre>PersonsDelegate.didSelect  Persons.swift:41\n</pre>"))
    #expect(page.contains("<h4>Events</h4><pre>push  PersonVC\n</pre>"))
  }

  @Test func `no resource is loaded from elsewhere`() {
    #expect(page.contains("default-src 'none'"))
    #expect(page.firstMatch(of: /(?:src|href)="(?!#|data:,")/) == nil)
    #expect(page.firstMatch(of: /url\(|@import|https?:/) == nil)
  }

  @Test(arguments: Hostile.allCases)
  func `no text becomes a tag, or hides or reorders other text`(_ hostile: Hostile) {
    let page = HTMLReport().text(of: .hostile(hostile.text))
    let plain = HTMLReport().text(of: .hostile("x"))
    for sign in ["<", ">"] {
      #expect(page.split(separator: sign).count == plain.split(separator: sign).count)
    }
    #expect(Hidden.inText(page).isEmpty)
  }

  @Test func `a blank name gets a placeholder, and an empty run gets a page`() {
    #expect(page.contains("<h3>(untitled)</h3>"))
    var run = RunReport.sample
    run.cases = []
    #expect(HTMLReport().text(of: run).contains("<p class=\"none\">No cases were found.</p>"))
  }
}
