import Foundation
import FoundationXML
import Testing

@testable import Reports

@Suite struct `The text of a report` {
  private func text<Place>(_ text: ReportText<Place>) -> String {
    String(decoding: text.utf8, as: UTF8.self)
  }

  @Test func `literals go in as they stand, values escaped by their place`() {
    let value = #"<a href="x">'&'</a>"#
    let markup: Markup = "<p class=\"\(value)\" id=\"c\(7)\">\(value)</p>"
    #expect(
      text(markup) == """
        <p class="&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;" id="c7">\
        &lt;a href="x"&gt;'&amp;'&lt;/a&gt;</p>
        """)
  }

  @Test func `a value ends no line of an attribute, but has its own between tags`() {
    let markup: Markup = "<p title=\"\("a\nb")\">\("a\nb\u{202E}")</p>"
    #expect(text(markup) == "<p title=\"a\\nb\">a\nb\\u{202E}</p>")
  }

  @Test func `parts are not escaped again`() {
    let items = ["a", "<b>"].map { item -> Markup in "<li>\(item)</li>" }
    var list: Markup = "<ul>\(items)</ul>"
    list += "\n"
    #expect(text(list) == "<ul><li>a</li><li>&lt;b&gt;</li></ul>\n")
  }

  @Test func `lines end as their place asks`() {
    let markup: Markup = "<p title=\"\(lines: ["a", "\""])\">\(lines: ["a", "<"])</p>"
    #expect(text(markup) == "<p title=\"a&#10;&quot;&#10;\">a\n&lt;\n</p>")
  }

  @Test func `an attribute without a value is there or not`() {
    let isOpen = [true, false].map { isOpen -> Markup in
      "<details\(attribute: "open", if: isOpen)></details>"
    }
    #expect(isOpen.map(text) == ["<details open></details>", "<details></details>"])
  }

  @Test(arguments: Hostile.allCases)
  func `no text leaves its place`(_ hostile: Hostile) throws {
    let value = hostile.text
    let markup: Markup = "<all>\(value)<one name=\"\(value)\">\(value)</one>\(value)</all>"
    let elements = try XMLElements(markup.utf8)
    #expect(elements.named("all").count == 1)
    #expect(elements.named("one").map { $0.keys.sorted() } == [["name"]])
    #expect(text(markup).count { $0 == "<" } == 4)
    #expect(Hidden.inText(text(markup)).isEmpty)
  }

  @Test(arguments: Hostile.allCases)
  func `no text leaves the quotes of JSON`(_ hostile: Hostile) throws {
    let value = hostile.text
    let json: ReportText<JSONPlace> = """
      {"a": "\(value)", "b": \(optional: value), "c": \(list: [value, value])}
      """
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["a"] as? String == value && object?["b"] as? String == value)
    #expect(object?["c"] as? [String] == [value, value] && object?.count == 3)
  }

  @Test func `JSON has null, true and false`() {
    let json: ReportText<JSONPlace> = "[\(optional: nil), \(true), \(false), \(list: [])]"
    #expect(text(json) == "[null, true, false, []]")
  }

  @Test func `times that are none are zero`() {
    let times = [1.0005, 59.9996, .nan, -1, .infinity].map { seconds -> Markup in
      "\(seconds: seconds, decimals: 3)"
    }
    #expect(times.map(text) == ["1.001", "60.000", "0.000", "0.000", "0.000"])
  }

  @Test func `text in a tag outside of quotes ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let name = "onload=x"
      let markup: Markup = "<p \(name)>"
      print(markup.utf8.count)
    }
  }

  @Test func `a part within quotes ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let part: Markup = "a \("\"")"
      let markup: Markup = "<p title=\"\(part)\">"
      print(markup.utf8.count)
    }
  }

  @Test func `text outside of JSON's quotes ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let json: ReportText<JSONPlace> = "{\"a\": \("b")}"
      print(json.utf8.count)
    }
  }
}
