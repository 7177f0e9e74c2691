import Foundation

/// A TextMate grammar, applied to single lines: as much of the format as the grammar for
/// walkthroughs uses, in which no construct extends over lines.
final class TextMateGrammar {
  /// A rule of the grammar.
  struct Rule: Decodable {
    var name: String?
    var match: String?
    var begin: String?
    var end: String?
    var include: String?
    var captures: [String: Rule]?
    var beginCaptures: [String: Rule]?
    var patterns: [Rule]?
  }

  private struct File: Decodable {
    let patterns: [Rule]
    let repository: [String: Rule]
  }

  /// A part of a line and its innermost scope, without the suffix `.walk`; empty without a scope.
  struct Part: Equatable {
    var text: String
    var scope: String
  }

  private let file: File
  private var expressions: [String: NSRegularExpression] = [:]

  init(_ url: URL) throws {
    file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
  }

  /// The rule of the given name.
  func rule(_ name: String) -> Rule? { file.repository[name] }

  /// Returns the parts of a line, in order.
  func parts(of line: String) throws -> [Part] {
    let text = line as NSString
    var scopes = Array(repeating: "", count: text.length)
    try apply(file.patterns, to: text, in: NSRange(location: 0, length: text.length), &scopes)
    var parts: [Part] = []
    for place in 0..<text.length {
      let character = text.substring(with: NSRange(location: place, length: 1))
      if parts.last?.scope == scopes[place] {
        parts[parts.count - 1].text += character
      } else {
        parts.append(Part(text: character, scope: scopes[place]))
      }
    }
    return parts
  }

  private func apply(
    _ patterns: [Rule], to text: NSString, in range: NSRange, _ scopes: inout [String]
  ) throws {
    let rules = flat(patterns)
    var place = range.location
    while place <= NSMaxRange(range) {
      var best: (rule: Rule, match: NSTextCheckingResult)?
      for rule in rules {
        guard let pattern = rule.match ?? rule.begin,
          let match = try first(pattern, text, from: place, to: NSMaxRange(range)),
          best.map({ match.range.location < $0.match.range.location }) ?? true
        else { continue }
        best = (rule, match)
      }
      guard let (rule, match) = best else { return }
      var end = NSMaxRange(match.range)
      var whole = match.range
      if let pattern = rule.end {
        let inner = NSRange(location: end, length: NSMaxRange(range) - end)
        let close = try closing(pattern, rule.patterns ?? [], text, inner)
        whole.length = NSMaxRange(close) - whole.location
        mark(rule.name, whole, &scopes)
        try capture(rule.beginCaptures, match, text, &scopes)
        let body = NSRange(location: end, length: close.location - end)
        try apply(rule.patterns ?? [], to: text, in: body, &scopes)
        end = NSMaxRange(close)
      } else {
        mark(rule.name, whole, &scopes)
        try capture(rule.captures, match, text, &scopes)
      }
      place = max(end, place + (end == place ? 1 : 0))
    }
  }

  /// Returns where a construct ends: at the first end that no inner rule has taken.
  private func closing(
    _ pattern: String, _ patterns: [Rule], _ text: NSString, _ range: NSRange
  ) throws -> NSRange {
    var place = range.location
    let none = NSRange(location: NSMaxRange(range), length: 0)
    while place <= NSMaxRange(range) {
      guard let end = try first(pattern, text, from: place, to: NSMaxRange(range)) else {
        return none
      }
      let inner = try flat(patterns).compactMap { rule in
        try (rule.match ?? rule.begin).flatMap {
          try first($0, text, from: place, to: NSMaxRange(range))
        }
      }.map(\.range).filter { $0.length > 0 }.min { $0.location < $1.location }
      guard let inner, inner.location < end.range.location else { return end.range }
      place = NSMaxRange(inner)
    }
    return none
  }

  private func flat(_ rules: [Rule]) -> [Rule] {
    rules.flatMap { rule -> [Rule] in
      if let name = rule.include {
        return self.rule(String(name.dropFirst())).map { flat([$0]) } ?? []
      }
      return rule.match == nil && rule.begin == nil ? flat(rule.patterns ?? []) : [rule]
    }
  }

  private func capture(
    _ captures: [String: Rule]?, _ match: NSTextCheckingResult, _ text: NSString,
    _ scopes: inout [String]
  ) throws {
    for (key, rule) in (captures ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let group = Int(key), group < match.numberOfRanges else { continue }
      let range = match.range(at: group)
      guard range.location != NSNotFound else { continue }
      mark(rule.name, range, &scopes)
      if let patterns = rule.patterns { try apply(patterns, to: text, in: range, &scopes) }
    }
  }

  private func mark(_ name: String?, _ range: NSRange, _ scopes: inout [String]) {
    guard let name else { return }
    for place in range.location..<NSMaxRange(range) {
      scopes[place] = String(name.dropLast(".walk".count))
    }
  }

  private func first(
    _ pattern: String, _ text: NSString, from start: Int, to end: Int
  ) throws -> NSTextCheckingResult? {
    let expression = try expressions[pattern] ?? NSRegularExpression(pattern: pattern)
    expressions[pattern] = expression
    return expression.firstMatch(
      in: text as String, options: [.withTransparentBounds, .withoutAnchoringBounds],
      range: NSRange(location: start, length: end - start))
  }
}
