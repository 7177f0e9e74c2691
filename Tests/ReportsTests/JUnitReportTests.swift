import Foundation
import FoundationXML
import Testing

@testable import Reports

@Suite struct `The JUnit report` {
  @Test(arguments: [
    ("samples/a.walk", "samples.a"), ("./../a.walk", "a"), ("a/\u{301}b/c.walk", "a.\u{301}b.c"),
    ("/", "walkthroughs"),
  ])
  func `has a class name for each path`(path: String, name: String) {
    #expect(JUnitReport.className(of: path) == name)
  }

  @Test func `has a suite for each file, with reasons, transcripts, tags and the app's output`() {
    #expect(
      JUnitReport().text(of: .sample) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="flowsh 1.0" tests="6" failures="2" errors="2" time="7.235">
        <testsuite name="samples/contacts.walk" tests="2" failures="1" errors="0" skipped="0" time="0.262" timestamp="2026-11-21T03:39:24" file="samples/contacts.walk">
        <testcase name="a person&#39;s page, and back" classname="samples.contacts" group="smoke people" time="0.012">
        <system-out>&gt; select Fred
        Fred
          role  Manager
          [Edit]
        stack  Persons › Fred
        &gt; ? login
        no login here
        </system-out>
        </testcase>
        <testcase name="wrong, then right password" classname="samples.contacts" time="0.250">
        <failure type="failed" message="prints other lines than expected; the manager is &lt;new&gt; &amp; &quot;known&quot;">samples/contacts.walk:14:
        &gt; select Fred
        prints other lines than expected
        the manager is &lt;new&gt; &amp; "known"
          Fred
        -   role  Cashier
        +   role  Manager
            [Edit]
        stack: Persons › Fred
        screen:
          Fred
            role  Manager
            [Edit]
        </failure>
        <system-out>&gt; back
        Persons
          1  Fred
        &gt; select Fred
        Fred
          role  Manager
          [Edit]
        prints other lines than expected
        &gt; quit
        </system-out>
        </testcase>
        </testsuite>
        <testsuite name="samples/store/cart.walk" tests="4" failures="1" errors="2" skipped="1" time="6.531" timestamp="2026-11-21T03:39:24" file="samples/store/cart.walk">
        <testcase name="an empty cart" classname="samples.store.cart" group="smoke" time="0.031">
        <error type="crashed" message="Fatal error: Index out of range">samples/store/cart.walk:3:
        &gt; select Cart
        Fatal error: Index out of range
        stack: Home
        screen:
          Persons
            1  Fred
        call stack:
          Cart.item(at:)  Cart.swift:33
          Cart.show()  Cart.swift:12
        the app wrote:
          Cart.swift:33: Fatal error: Index out of range
        </error>
        <system-out>&gt; select Cart
          app: Cart.swift:33: Fatal error: Index out of range
        </system-out>
        </testcase>
        <testcase name="pays #1" classname="samples.store.cart" time="0.000">
        <skipped message="no network in the lab"/>
        </testcase>
        <testcase name="(untitled)" classname="samples.store.cart" time="5.001">
        <error type="timedOut" message="took longer than 5 s">samples/store/cart.walk:14:
        took longer than 5 s
        </error>
        </testcase>
        <testcase name="the clock" classname="samples.store.cart" group="slow" time="1.500">
        <failure type="flaky" message="run 3 printed another transcript">samples/store/cart.walk:21:
        &gt; show
        run 3 printed another transcript
        - 9:41
        + 9:42
        stack: Clock
        screen:
          Clock
        </failure>
        <system-out>&gt; show
        </system-out>
        </testcase>
        </testsuite>
        </testsuites>

        """#)
  }

  @Test func `earlier attempts are elements of their own, as in Maven Surefire`() throws {
    var run = RunReport.sample
    let attempts = [run.cases[1], run.cases[2]]
    var flaky = CaseReport(
      file: "a.walk", title: "f", status: .flaky, reason: "passed when it ran again")
    flaky.earlierAttempts = attempts
    var failed = run.cases[1]
    failed.file = "a.walk"
    failed.earlierAttempts = attempts
    run.cases = [flaky, failed]
    func names() throws -> [String] {
      let elements = try XMLElements(JUnitReport().bytes(of: run))
      #expect(elements.named("stackTrace").count == 4)
      return elements.names.filter { !["stackTrace", "system-out"].contains($0) }
    }
    let retried = ["testcase", "failure", "rerunFailure", "rerunError"]
    #expect(
      try names() == [
        "testsuites", "testsuite", "testcase", "failure", "flakyFailure", "flakyError",
      ]
        + retried)
    run.allowsFlaky = true
    #expect(
      try names() == ["testsuites", "testsuite", "testcase", "flakyFailure", "flakyError"]
        + retried)
    #expect(JUnitReport().text(of: run).contains(#"tests="2" failures="1" errors="0""#))
  }

  @Test(.bug(id: "U5"), .enabled(if: XMLLint.isInstalled, "xmllint isn't installed"))
  func `every report is valid by the rules of Jenkins' xUnit plugin`() throws {
    var allowing = RunReport.full
    allowing.cases[5].earlierAttempts = []
    let runs = [RunReport.sample, .full, allowing] + Hostile.allCases.map { .hostile($0.text) }
    #expect(try XMLLint.problems(of: runs.map { JUnitReport().bytes(of: $0) }) == "")
    let line =
      "<testsuites><testsuite name='' tests='' failures='' errors=''><testcase name='' line='1'/>"
    #expect(
      try XMLLint.problems(of: [Array("\(line)</testsuite></testsuites>".utf8)])
        .contains("Invalid attribute line"))
  }

  @Test func `names that become equal by escaping are unique too`() throws {
    var run = RunReport.sample
    run.cases = ["a\u{202E}b", #"a\u{202E}b"#].map { CaseReport(file: "a.walk", title: $0) }
    let text = JUnitReport().text(of: run)
    #expect(text.contains(#"name="a\u{202E}b""#) && text.contains(#"name="a\u{202E}b (2)""#))
  }

  @Test func `names are unique in their class, even if two files map to the same class`() throws {
    var run = RunReport.sample
    run.cases = ["a/b.walk", "./a/b.walk", "a/b.walk", "../a/b", "c.walk"].map {
      CaseReport(file: $0, title: "same")
    }
    let cases = try XMLElements(JUnitReport().bytes(of: run)).named("testcase")
    #expect(
      cases.map { "\($0["classname"] ?? "") \($0["name"] ?? "")" } == [
        "a.b same", "a.b same (2)", "a.b same (3)", "a.b same (4)", "c same",
      ])
  }

  @Test(arguments: Hostile.allCases)
  func `any text produces well-formed XML without control characters`(_ hostile: Hostile) throws {
    let run = RunReport.hostile(hostile.text)
    let bytes = JUnitReport().bytes(of: run)
    let elements = try XMLElements(bytes)
    #expect(elements.named("testcase").count == run.cases.count)
    #expect(elements.named("testcase").map { $0["name"] }.allSatisfy { $0?.isEmpty == false })
    #expect(elements.named("failure").count == 2)
    #expect(elements.named("error").count == 3)
    #expect(Hidden.inText(String(decoding: bytes, as: UTF8.self)).isEmpty)
  }

  @Test func `invalid durations are written as zero, and times are in UTC`() {
    var run = RunReport.sample
    run.cases = [.nan, .infinity, -1, 0.0004, 59.9996].map {
      CaseReport(file: "a.walk", title: "\($0)", seconds: $0)
    }
    run.started = Date(timeIntervalSince1970: 951_827_696)
    let xml = JUnitReport().text(of: run)
    let times = xml.matches(of: /classname="a" time="(.+?)"/).map { String($0.1) }
    #expect(times == ["0.000", "0.000", "0.000", "0.000", "60.000"])
    #expect(xml.contains(#"timestamp="2000-02-29T12:34:56""#))
  }
}
