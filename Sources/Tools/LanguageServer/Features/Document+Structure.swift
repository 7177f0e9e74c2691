import Script
import Shell
import Walkthroughs

extension Document {
  /// The symbols of the protocol for what a walkthrough consists of.
  private enum Kind {
    static let method = 6
    static let constructor = 9
  }

  /// The cases, the setup and the teardown.
  var symbols: [DocumentSymbol] {
    let kinds = kinds
    let folds = foldingRanges
    let titles = titles
    let fixtures = kinds.indices.compactMap { line -> DocumentSymbol? in
      guard case .block(let kind) = kinds[line], kind.isFixture else { return nil }
      let end = folds.first { $0.startLine == line }?.endLine ?? line
      return symbol(kind.rawValue, nil, Kind.constructor, line...end)
    }
    let cases = titles.enumerated().map { place, line in
      let last = lastLine(
        ofCaseAt: line, next: place + 1 < titles.count ? titles[place + 1] : nil)
      let written = lines[line].drop { " \t".contains($0) }.drop { $0 == "=" }
      let words = written.split(whereSeparator: { " \t".contains($0) })
      let tags = words.reversed().prefix { $0.hasPrefix("@") }.reversed()
      let title = words.dropLast(tags.count).joined(separator: " ")
      return symbol(
        title.isEmpty ? "==" : title, tags.isEmpty ? nil : tags.joined(separator: " "),
        Kind.method, line...last)
    }
    return fixtures + cases
  }

  private func symbol(
    _ name: String, _ detail: String?, _ kind: Int, _ lines: ClosedRange<Int>
  ) -> DocumentSymbol {
    let range = range(ofLine: lines.lowerBound)
    return DocumentSymbol(
      name: name, detail: detail, kind: kind,
      range: TextRange(start: range.start, end: self.range(ofLine: lines.upperBound).end),
      selectionRange: range)
  }

  /// The blocks and the cases.
  var foldingRanges: [FoldingRange] {
    var open: [Int] = []
    var found: [FoldingRange] = []
    for (line, kind) in kinds.enumerated() {
      switch kind {
      case .block: open.append(line)
      case .end:
        if let start = open.popLast() {
          found.append(FoldingRange(startLine: start, endLine: line))
        }
      case .text(.title): open = []
      default: break
      }
    }
    let titles = titles
    for (place, line) in titles.enumerated() {
      let last = lastLine(
        ofCaseAt: line, next: place + 1 < titles.count ? titles[place + 1] : nil)
      if last > line { found.append(FoldingRange(startLine: line, endLine: last)) }
    }
    return found.sorted { ($0.startLine, $0.endLine) < ($1.startLine, $1.endLine) }
  }

  /// Returns the edits that indent the lines of blocks, and take the blanks from blank lines.
  func formatted(_ options: FormattingParameters.Options) -> [TextEdit] {
    let width = min(max(options.tabSize, 0), 16)
    let unit = options.insertSpaces ? String(repeating: " ", count: width) : "\t"
    return depths.enumerated().compactMap { line, depth in
      let blanks = lines[line].utf8.prefix { $0 == 0x20 || $0 == 0x09 }
      let isBlank = blanks.count == lines[line].utf8.count
      let wanted = isBlank ? "" : String(repeating: unit, count: depth)
      guard !blanks.elementsEqual(wanted.utf8) else { return nil }
      return TextEdit(range: range(line: line, bytes: 0..<blanks.count), newText: wanted)
    }
  }
}
