import Foundation
import Shell
import Testing
import Wireframes

@testable import Reports

@Suite struct `Pictures in reports` {
  private static let one = Picture.samples[0]
  private static let other = Picture.samples[1]

  /// Returns a case with a step for each list of frames.
  private static func item(_ frames: [[Frame]], _ pictures: [Picture] = [one, other]) -> CaseReport
  {
    var item = CaseReport(file: "a.walk", title: "a")
    item.pictures = pictures
    item.steps = frames.enumerated().map { line, frames in
      StepReport(command: "c\(line)", line: line, screen: "S\n", stack: "S", frames: frames)
    }
    return item
  }

  private static func run(_ cases: CaseReport...) -> RunReport {
    RunReport(
      cases: cases, started: Date(timeIntervalSince1970: 0), seconds: 0, program: "flowsh 1")
  }

  private static func titles(_ page: String) -> [String] {
    page.matches(of: /<figcaption>([^<]*)<\/figcaption><svg[^>]*><use href="#p(\d+)"\//).map {
      "\($0.1) \($0.2)"
    }
  }

  @Test func `a page contains each picture once, with a name at each place`() {
    var other = Self.item([[Frame(picture: 0)], [Frame(picture: 1)]], [Self.other, Self.one])
    other.title = "b"
    other.earlierAttempts = [Self.item([[Frame(picture: 0)]])]
    let page = HTMLReport().text(of: Self.run(Self.item([[Frame(picture: 0)]]), other))
    #expect(page.ranges(of: "<symbol ").count == 2)
    #expect(page.ranges(of: Self.one.markup).count == 1)
    #expect(page.ranges(of: Self.other.markup).count == 1)
    #expect(page.contains("<symbol id=\"p1\" viewBox=\"0 0 1024 768\">"))
    #expect(Self.titles(page) == ["After 0", "After 1", "Before 1", "After 0", "After 0"])
    #expect(
      page.contains(
        """
        <svg class="picture wide" viewBox="0 0 1024 768" role="group" \
        aria-label="After: Fred &amp; &quot;Co&quot;"><use href="#p1"/></svg>
        """))
    #expect(page.contains("<details class=\"text\"><summary>As text</summary>"))
    #expect(Picture.style.isEmpty || page.contains(Picture.style))
  }

  @Test func `a page without pictures shows the screens as text at once`() {
    let page = HTMLReport().text(of: Self.run(Self.item([[]], [])))
    for part in ["<figure", "<svg", "As text", "<symbol"] {
      #expect(!page.contains(part), "\(part)")
    }
    #expect(page.contains("<div class=\"screens\"><section>"))
  }

  @Test func `the text of the step that failed is shown beside its pictures`() {
    var item = Self.item([[Frame(picture: 0)], [Frame(picture: 1)]])
    item.status = .failed
    item.steps[1].status = .failed
    let page = HTMLReport().text(of: Self.run(item))
    #expect(page.ranges(of: "<details class=\"text\"><summary>").count == 1)
    #expect(page.ranges(of: "<details class=\"text\" open><summary>").count == 1)
    #expect(page.ranges(of: "<li class=\"culprit\" id=").count == 1)
  }

  @Test func `a step shows what was touched, and what has changed`() {
    let touch = Touch.sample
    let cases: [([Frame], [String])] = [
      ([Frame(picture: 0)], ["Before and after 0"]),
      ([Frame(picture: 1)], ["Before 0", "After 1"]),
      ([Frame(picture: 0, touch: touch), Frame(picture: 1)], ["Before 0", "After 1"]),
      ([Frame(picture: 0, touch: touch), Frame(picture: 0)], ["Before and after 0"]),
      ([Frame(picture: 0), Frame(picture: 0)], ["Before and after 0"]),
      (
        [Frame(picture: 0, touch: touch), Frame(picture: 1, touch: touch), Frame(picture: 0)],
        ["Before 0", "Then 1", "After 0"]
      ), ([], []),
    ]
    for (frames, expected) in cases {
      let page = HTMLReport().text(of: Self.run(Self.item([[Frame(picture: 0)], frames])))
      #expect(Self.titles(page).dropFirst() == expected[...], "\(frames)")
    }
  }

  @Test func `of a step with many actions, the first ones and the result are shown`() {
    let frames = (0..<20).map { Frame(picture: $0 % 2, touch: Touch.sample) } + [Frame(picture: 0)]
    let page = HTMLReport().text(of: Self.run(Self.item([frames])))
    #expect(Self.titles(page).count == 8 && Self.titles(page).last == "After 0")
    #expect(page.contains("<p class=\"none\">13 more</p><figure><figcaption>After</figcaption>"))
  }

  @Test func `a merged report gives the same page`() throws {
    let whole = try ReportFile(JSONReport().bytes(of: .full)).report
    #expect(HTMLReport().bytes(of: whole) == HTMLReport().bytes(of: .full))
    let frames = [[Frame(picture: 0)], [Frame(picture: 1)]]
    for report in [
      Self.run(Self.item(frames)), Self.run(Self.item(frames, [Self.other, Self.one])),
    ] {
      let part = try ReportFile(JSONReport().bytes(of: report)).report
      let merged = try RunReport.merged([RunReport.Part(path: "1.json", report: part)])
      #expect(HTMLReport().bytes(of: merged) == HTMLReport().bytes(of: report))
    }
    let json = JSONReport().text(of: .full)
    #expect(json.ranges(of: "\"markup\": ").count == 2)
  }

  @Test(arguments: [
    "<script>x()</script>", "<g onload=\"x()\"></g>", "<g><image href=\"a\"/></g>", "<g", "</g>",
    "<g></text>", "<g><!-- a --></g>", "<text ONCLICK=\"x\">a</text>", "<g x='1'></g>", "<g x></g>",
    "<foreignObject></foreignObject>", "<g style=\"a\"></g>", "<rect x=\"<\"/>",
    "<a href=\"x\"></a>", "<g id=\"p0\"></g>", "<rect fill=\"url(#a)\"/>",
    "<g class=\"fw-layer step\"></g>", "<clipPath></clipPath>", "<title>a</title>",
    "<g/ onload=\"x\">", "<G></G>",
    "<g class=\"fw-a&#32;case\"></g>", "<text>&nbsp;</text>", "<text>&</text>", "&#x202E;",
    "<text>\u{202E}</text>", "<text>\u{1}</text>", "<g aria-label=\"\u{200B}\"></g>",
  ])
  func `a picture that could do more than draw is rejected`(markup: String) {
    let picture = Picture(width: 1, height: 1, label: "", markup: markup)
    #expect(!picture.isSafe)
    let report = JSONReport().bytes(of: Self.run(Self.item([[Frame(picture: 0)]], [picture])))
    do throws(ReportFile.Problem) {
      _ = try ReportFile(report)
      Issue.record("it was read")
    } catch {
      #expect(error == .foreignPicture(0))
    }
  }

  @Test func `a picture without a size is rejected, and a drawing is not`() {
    #expect(!Picture(width: 0, height: 1, label: "", markup: "").isSafe)
    #expect(!Picture(width: 1, height: .max, label: "", markup: "").isSafe)
    for picture in Picture.samples { #expect(picture.isSafe) }
    let markup = "<g><rect x=\"1\" class=\"fw-l fw-b\" ry=\"2\"/> &lt;script&gt; > é</g>"
    #expect(Picture(width: 1, height: 1, label: "</script>", markup: markup).isSafe)
  }

  @Test func `a frame without a picture is rejected`() {
    let json = JSONReport().text(of: .full).replacing("{\"picture\": 1", with: "{\"picture\": 9")
    #expect(throws: ReportFile.Problem.invalid("cases[0].steps.frames")) {
      try ReportFile(Array(json.utf8))
    }
  }

  @Test(arguments: ["x", "y", "endX", "endY"], [Int.min, -1_000_001, 1_000_001, .max])
  func `a touch far away from its picture is rejected`(key: String, number: Int) throws {
    let json = JSONReport().text(
      of: Self.run(Self.item([[Frame(picture: 0, touch: .sample)]], [Self.one])))
    let member = try #require(json.firstMatch(of: try Regex("\"\(key)\": [0-9]+")))
    let damaged = json.replacingCharacters(in: member.range, with: "\"\(key)\": \(number)")
    #expect(throws: ReportFile.Problem.invalid("cases[0].steps[0].frames[0].touch")) {
      try ReportFile(Array(damaged.utf8))
    }
  }

  @Test func `secrets that become known later are hidden in texts and names only`() {
    var secrets = SecretFilter()
    for secret in ["rect", "yabba<dabba", "class", "silently"] { secrets.add(secret) }
    let picture = Picture(
      width: 390, height: 844, label: "a class",
      markup: """
        <g class="layer"><rect class="rect" aria-label="my &lt;rect> yabba&lt;dabba" x="1"/>\
        <text aria-label="b">x yabba&lt;dabba y silen…</text></g>
        """)
    let item = Self.item([[Frame(picture: 0, touch: .sample)]], [picture])
    let stars = SecretFilter.stars
    #expect(
      item.hiding(secrets).pictures == [
        Picture(
          width: 390, height: 844, label: "a \(stars)",
          markup: """
            <g class="layer"><rect class="rect" aria-label="my &lt;\(stars)> \(stars)" x="1"/>\
            <text aria-label="b">x \(stars) y \(stars)…</text></g>
            """)
      ])
    #expect(item.hiding(secrets).steps[0].frames == item.steps[0].frames)
    secrets.add("Remove")
    #expect(item.hiding(secrets).steps[0].frames[0].touch?.offer == stars)
  }

  @Test func `different pictures stay apart, even if they have the same length`() {
    var table = PictureTable()
    let pictures = (0..<500).map { number in
      let text = String(repeating: "a", count: number) + "b"
      let rest = String(repeating: "a", count: 500 - number)
      return Picture(width: 1, height: 1, label: "", markup: text + rest)
    }
    for _ in 1...2 {
      var numbers: [Int] = []
      for picture in pictures { numbers.append(table.number(of: picture)) }
      #expect(numbers == Array(0..<500))
    }
    #expect(table.pictures == pictures)
  }
}
