package import Foundation

/// The text of an HTML document, with its paragraphs and links.
package nonisolated struct HTMLText {
  /// The text that has been read.
  package let text = NSMutableAttributedString(string: "")
  private let base: URL?
  private let attributes: [NSAttributedString.Key: Any]
  private var links: [URL?] = []
  /// Whether no tag ends in the rest of the document.
  private var isWithoutEnds = false
  /// The elements whose content isn't text.
  private static let hidden: Set = ["head", "script", "style", "title", "template"]
  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "body", "dd", "div", "dl", "dt", "footer", "form",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p",
    "pre", "section", "table", "tr", "ul",
  ]

  package init(_ html: String, base: URL?, _ attributes: [NSAttributedString.Key: Any] = [:]) {
    (self.base, self.attributes) = (base, attributes)
    read(html)
  }

  private mutating func read(_ html: String) {
    var rest = html[...]
    while let character = rest.first {
      guard character == "<", let tag = self.tag(&rest) else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        append(Self.decoded(rest[..<end]))
        rest = rest[end...]
        continue
      }
      if Self.hidden.contains(tag.name), !tag.isEnd {
        let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive)?.lowerBound
        rest = rest[(end ?? rest.endIndex)...]
      }
      open(tag)
    }
    while text.string.last?.isWhitespace == true {
      text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
    }
  }

  private mutating func open(_ tag: Tag) {
    switch tag.name {
    case "br": append("\n", isSpaceKept: true)
    case "a" where tag.isEnd: _ = links.popLast()
    case "a": links.append(tag.link.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL })
    case "td", "th":
      if !tag.isEnd, text.string.last.map({ !$0.isWhitespace }) ?? false {
        append("\t", isSpaceKept: true)
      }
    case let name where Self.blocks.contains(name):
      if text.length > 0, text.string.last != "\n" { append("\n", isSpaceKept: true) }
      if name == "li", !tag.isEnd { append("• ", isSpaceKept: true) }
    default: break
    }
  }

  private func append(_ part: String, isSpaceKept: Bool = false) {
    var part = part
    if !isSpaceKept {
      // A browser shows one space for any number of them, and none at the beginning of a line.
      let words = part.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
      let isAfterSpace = text.string.last.map { $0.isWhitespace } ?? true
      let begins = part.first?.isWhitespace == true && !isAfterSpace
      let ends = part.last?.isWhitespace == true && !words.isEmpty
      part = (begins ? " " : "") + words + (ends ? " " : "")
    } else if part == "\n" {
      while text.string.last == " " {
        text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
      }
    }
    guard !part.isEmpty else { return }
    var attributes = attributes
    if let link = links.last ?? nil { attributes[.link] = link }
    text.append(NSAttributedString(string: part, attributes: attributes))
  }

  // MARK: Tags

  private struct Tag {
    let name: String
    let isEnd: Bool
    let link: String?
  }

  /// Takes a tag or a comment from the beginning of a text; `nil` if it isn't one.
  private mutating func tag(_ rest: inout Substring) -> Tag? {
    if rest.hasPrefix("<!--") {
      let end = rest.range(of: "-->")?.upperBound ?? rest.endIndex
      rest = rest[end...]
      return Tag(name: "", isEnd: false, link: nil)
    }
    let body = rest.dropFirst()
    guard let first = body.first, first.isLetter || first == "/" || first == "!" || first == "?",
      !isWithoutEnds
    else { return nil }
    guard let end = body.firstIndex(of: ">") else {
      isWithoutEnds = true
      return nil
    }
    let content = body[..<end]
    rest = body[end...].dropFirst()
    let isEnd = content.hasPrefix("/")
    let name = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return Tag(name: name, isEnd: isEnd, link: name == "a" ? Self.reference(in: content) : nil)
  }

  /// Returns the value of `href` in a tag.
  private static func reference(in tag: Substring) -> String? {
    guard let range = tag.range(of: "href", options: .caseInsensitive) else { return nil }
    let value = tag[range.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first else { return nil }
    guard quote == "\"" || quote == "'" else { return decoded(value.prefix { !$0.isWhitespace }) }
    return decoded(value.dropFirst().prefix { $0 != quote })
  }

  // MARK: Character references

  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "times": "×",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]

  private static func decoded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let body = rest.dropFirst().prefix(10)
      guard let end = body.firstIndex(of: ";"), let character = character(body[..<end]) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private static func character(_ reference: Substring) -> String? {
    guard reference.hasPrefix("#") else { return names[reference] }
    let number = reference.dropFirst()
    let isHexadecimal = number.hasPrefix("x") || number.hasPrefix("X")
    let code = isHexadecimal ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return code.flatMap(UnicodeScalar.init).map { String(Character($0)) }
  }

  // MARK: Writing

  /// Returns a text as an HTML document.
  static func document(of text: NSAttributedString) -> String {
    var body = ""
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: all, options: []) { link, range, _ in
      let part = escaped(text.attributedSubstring(from: range).string)
        .replacing("\n", with: "<br>\n")
      body += link.map { "<a href=\"\(escaped("\($0)"))\">\(part)</a>" } ?? part
    }
    return "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head>"
      + "<body>\(body)</body></html>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
