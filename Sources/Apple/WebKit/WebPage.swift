import Foundation
import HeadlessUIKit

/// A page that a web view shows.
struct WebPage {
  let url: URL
  /// The text with tags; `nil` if only the URL is known.
  let html: String?
  let title: String?

  init(_ url: URL, html: String?) {
    (self.url, self.html) = (url, html)
    title = html.flatMap(Self.title)
  }

  private static func title(in html: String) -> String? {
    guard
      let range = html.range(of: "<title[^>]*>", options: [.regularExpression, .caseInsensitive]),
      let end = html.range(
        of: "</title", options: .caseInsensitive, range: range.upperBound..<html.endIndex)
    else { return nil }
    let text = HTMLText(String(html[range.upperBound..<end.lowerBound]), base: nil).text.string
    return text.isEmpty ? nil : text
  }

  /// Returns the text of a file with a page; `nil` if it is none.
  static func text(of url: URL) -> String? {
    guard url.isFileURL, ["html", "htm", "xhtml"].contains(url.pathExtension.lowercased()) else {
      return nil
    }
    return try? String(contentsOf: url, encoding: .utf8)
  }
}

extension WKWebView {
  var pageElements: [Content.Element] {
    var elements: [Content.Element] = []
    let html = page?.html
    if let url, html == nil || url.absoluteString != "about:blank" {
      elements.append(.text(Content.Text("page", url.absoluteString)))
    }
    if let title { elements.append(.text(Content.Text("title", title))) }
    guard let html else { return elements }
    let text = HTMLText(html, base: url?.scheme == "about" ? nil : url).text
    let all = NSRange(location: 0, length: text.length)
    let lines = text.string.split(whereSeparator: \.isNewline).map(String.init)
    elements += lines.map { .text(Content.Text($0)) }
    text.enumerateAttribute(.link, in: all, options: []) { link, range, _ in
      guard let link = link as? URL else { return }
      elements.append(
        .row(
          Content.Row(text.attributedSubstring(from: range).string, detail: link.absoluteString) {
            [weak self] in
            _ = self?.begin(PageLoad(link, nil, .linkActivated, html: WebPage.text(of: link)))
          }))
    }
    return elements
  }
}
