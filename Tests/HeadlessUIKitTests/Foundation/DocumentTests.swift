import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct DocumentTests {
    private func text(_ html: String) throws -> NSAttributedString {
      try NSAttributedString(
        data: Data(html.utf8),
        options: [
          .documentType: NSAttributedString.DocumentType.html,
          .characterEncoding: String.Encoding.utf8.rawValue,
        ], documentAttributes: nil)
    }

    @Test func `the text of HTML keeps its paragraphs and leaves out its tags`() throws {
      let html = """
        <!DOCTYPE html><html><head><title>No</title><style>p > a {}</style></head>
        <body><h1>Tea &amp; <i>cakes</i></h1>
          <p>One   cup<br>two&nbsp;cups &#8212; 3 &lt; 4</p><!-- no > -->
          <ul><li>milk</li><li>sugar</li></ul>
        </body></html>
        """
      let lines = try text(html).string.split(separator: "\n").map(String.init)
      #expect(
        lines == ["Tea & cakes", "One cup", "two\u{A0}cups — 3 < 4", "• milk", "• sugar"])
    }

    @Test func `the links of HTML are attributes of their text`() throws {
      let found = try text("See <a class='x' href=\"https://a.example/b?c&amp;d\">this</a>.")
      #expect(found.string == "See this.")
      #expect(
        found.attribute(.link, at: 5, effectiveRange: nil) as? URL
          == URL(string: "https://a.example/b?c&d"))
      #expect(found.attribute(.link, at: 8, effectiveRange: nil) == nil)
    }

    @Test func `text without tags that isn't HTML stays as it is`() throws {
      let data = Data("1 < 2 &amp; 3".utf8)
      #expect(try NSAttributedString(data: data, documentAttributes: nil).string == "1 < 2 &amp; 3")
      #expect(try text("a < b").string == "a < b")
      #expect(try text("").string.isEmpty && text("<").string == "<" && text("&").string == "&")
    }

    @Test func `data of UTF-16 is known by its byte order mark`() throws {
      let data = try #require("See <b>th\u{E9}s</b>.".data(using: .utf16))
      let read = try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
      #expect(read.string == "See th\u{E9}s.")
    }

    /// A search for the end of each tag would take minutes.
    @Test(.timeLimit(.minutes(1)))
    func `tags that don't end are read in a time that grows with their number`() throws {
      let html = String(repeating: "<a", count: 60_000)
      #expect(try text(html).string == html)
    }

    @Test func `a document that can't be read is an error`() {
      #expect(throws: CocoaError.self) {
        try NSAttributedString(
          data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf],
          documentAttributes: nil)
      }
    }

    @Test func `text that is written as HTML can be read again`() throws {
      let source = try text("A <a href='https://a.example/'>link</a><br>and 1 &lt; 2")
      let all = NSRange(location: 0, length: source.length)
      let data = try source.data(
        from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
      #expect(try text(String(decoding: data, as: UTF8.self)).isEqual(to: source))
      #expect(try source.data(from: all) == Data(source.string.utf8))
    }
  }
}
