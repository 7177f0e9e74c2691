import Foundation
import FoundationXML
import Testing

@testable import Reports
@testable import Wireframes

@Suite struct `Report text` {
  private func text<Place>(_ text: ReportText<Place>) -> String {
    String(decoding: text.utf8, as: UTF8.self)
  }

  @Test func `literals are written unchanged, and values are escaped for their context`() {
    let value = #"<a href="x">'&'</a>"#
    let markup: Markup = "<p class=\"\(value)\" id=\"c\(7)\">\(value)</p>"
    #expect(
      text(markup) == """
        <p class="&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;" id="c7">\
        &lt;a href="x"&gt;'&amp;'&lt;/a&gt;</p>
        """)
  }

  @Test func `a value's line breaks are escaped in attributes and kept between tags`() {
    let markup: Markup = "<p title=\"\("a\nb")\">\("a\nb\u{202E}")</p>"
    #expect(text(markup) == "<p title=\"a\\nb\">a\nb\\u{202E}</p>")
  }

  @Test func `parts are not escaped again`() {
    let items = ["a", "<b>"].map { item -> Markup in "<li>\(item)</li>" }
    var list: Markup = "<ul>\(items)</ul>"
    list += "\n"
    #expect(text(list) == "<ul><li>a</li><li>&lt;b&gt;</li></ul>\n")
  }

  @Test func `lines end with a line break that suits their context`() {
    let markup: Markup = "<p title=\"\(lines: ["a", "\""])\">\(lines: ["a", "<"])</p>"
    #expect(text(markup) == "<p title=\"a&#10;&quot;&#10;\">a\n&lt;\n</p>")
  }

  @Test func `an attribute without a value is written only if its condition is true`() {
    let isOpen = [true, false].map { isOpen -> Markup in
      "<details\(attribute: "open", if: isOpen)></details>"
    }
    #expect(isOpen.map(text) == ["<details open></details>", "<details></details>"])
  }

  @Test(arguments: Hostile.allCases)
  func `no text breaks out of its context in markup`(_ hostile: Hostile) throws {
    let value = hostile.text
    let markup: Markup = "<all>\(value)<one name=\"\(value)\">\(value)</one>\(value)</all>"
    let elements = try XMLElements(markup.utf8)
    #expect(elements.named("all").count == 1)
    #expect(elements.named("one").map { $0.keys.sorted() } == [["name"]])
    #expect(text(markup).count { $0 == "<" } == 4)
    #expect(Hidden.inText(text(markup)).isEmpty)
  }

  @Test(arguments: Hostile.allCases)
  func `no text breaks out of a JSON string`(_ hostile: Hostile) throws {
    let value = hostile.text
    let json: ReportText<JSONPlace> = """
      {"a": "\(value)", \(member: "b", value)\(member: "c", [value, value])"d": 1}
      """
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["a"] as? String == value && object?["b"] as? String == value)
    #expect(object?["c"] as? [String] == [value, value] && object?.count == 4)
  }

  @Test func `members of a JSON object that have nothing to say are left out`() {
    let json: ReportText<JSONPlace> = """
      {\(member: "a", nil)\(member: "b", "")\(member: "c", [])\(member: "d", 0)"e": \(true), \
      "f": \(false)}
      """
    #expect(text(json) == "{\"e\": true, \"f\": false}")
  }

  @Test func `invalid durations are written as zero`() {
    let times = [1.0005, 59.9996, .nan, -1, .infinity].map { seconds -> Markup in
      "\(seconds: seconds, decimals: 3)"
    }
    #expect(times.map(text) == ["1.001", "60.000", "0.000", "0.000", "0.000"])
  }

  @Test func `text in a tag, outside quotes, stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let name = "onload=x"
      let markup: Markup = "<p \(name)>"
      print(markup.utf8.count)
    }
  }

  @Test func `a part in quotes stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let part: Markup = "a \("\"")"
      let markup: Markup = "<p title=\"\(part)\">"
      print(markup.utf8.count)
    }
  }

  @Test func `text outside quotes in JSON stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let json: ReportText<JSONPlace> = "{\"a\": \("b")}"
      print(json.utf8.count)
    }
  }
}
