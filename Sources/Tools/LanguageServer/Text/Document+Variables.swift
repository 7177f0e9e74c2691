import Script
import Shell

/// A place where a variable is declared or used.
struct VariablePlace {
  let name: String
  let line: Int
  let bytes: Range<Int>
  let isDeclaration: Bool
}

extension Document {
  /// The places of all variables, in their order.
  var variables: [VariablePlace] {
    lines.indices.flatMap { line -> [VariablePlace] in
      let kind = kinds[line]
      guard kind != .nothing else { return [] }
      return declarations(on: line, kind) + uses(on: line, kind)
    }
  }

  private func declarations(on line: Int, _ kind: LineKind) -> [VariablePlace] {
    let text = lines[line]
    let bytes = Array(text.utf8)
    let word = Tokenizer.firstWord(of: text, from: 0)
    func place(_ range: Range<Int>) -> VariablePlace? {
      let name = String(decoding: bytes[range], as: UTF8.self)
      return Expansion.isName(name)
        ? VariablePlace(name: name, line: line, bytes: range, isDeclaration: true) : nil
    }
    switch kind {
    case .text(.setting)
    where ["@set", "@secret", "@argument"].contains(text.utf8[from: word]):
      let start = bytes[word.upperBound...].firstIndex { !" \t".utf8.contains($0) } ?? bytes.count
      let end = bytes[start...].firstIndex { " \t=".utf8.contains($0) } ?? bytes.count
      return [place(start..<end)].compactMap(\.self)
    case .block(.each):
      var tokenizer = Tokenizer(text)
      let words = (try? tokenizer.nextCommand()) ?? []
      return words.dropFirst().prefix { $0.text != "in" }.compactMap { place($0.range) }
    default: return []
    }
  }

  /// Finds `${name}` and `${name:-default}` as an expansion does: not after a backslash, nor in
  /// single quotes where these count.
  private func uses(on line: Int, _ kind: LineKind) -> [VariablePlace] {
    let bytes = Array(lines[line].utf8)
    let hasQuotes: Bool =
      switch kind {
      case .commands, .block: true
      default: false
      }
    var found: [VariablePlace] = []
    var quote: UInt8?
    var next = 0
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      switch byte {
      case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"): next += 1
      case UInt8(ascii: "'") where hasQuotes && quote != UInt8(ascii: "\""),
        UInt8(ascii: "\"") where hasQuotes && quote != UInt8(ascii: "'"):
        quote = quote == nil ? byte : nil
      case UInt8(ascii: "$")
      where quote != UInt8(ascii: "'") && next < bytes.count && bytes[next] == UInt8(ascii: "{"):
        guard let close = bytes[next...].firstIndex(of: UInt8(ascii: "}")) else { return found }
        let inner = next + 1..<close
        let end = bytes[inner].firstRange(of: Array(":-".utf8))?.lowerBound ?? close
        let name = String(decoding: bytes[inner.lowerBound..<end], as: UTF8.self)
        if Expansion.isName(name) {
          found.append(
            VariablePlace(
              name: name, line: line, bytes: inner.lowerBound..<end, isDeclaration: false))
        }
        next = close + 1
      default: break
      }
    }
    return found
  }
}
