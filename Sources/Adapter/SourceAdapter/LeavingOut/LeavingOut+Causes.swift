import BuildFormats
import SwiftSyntax

// What is missing, by which pieces are reported.
extension LeavingOut {
  /// Returns the cause of an error: the missing name that it says, that of a piece that it follows
  /// from, that of a name in the code, or else the line of code.
  func cause(
    of error: CompilerError, at token: TokenSyntax, in node: Syntax, _ causes: [String: Cause]
  ) -> Cause {
    // At its end, a body lacks what its last statement would have done.
    let last = token.tokenKind == .rightBrace ? token.previousToken(viewMode: .sourceAccurate) : nil
    let line = line(ofToken: last ?? token)
    guard let name = MissingName(error.message, source: line) else {
      let known = error.message.matches(of: /'(\w+)'/).lazy.compactMap { causes[String($0.1)] }
      if let cause = known.first { return cause }
      let inside = all[..<rendered].first {
        node.trimmedBytes.contains($0.form.node.trimmedBytes.lowerBound)
      }
      if let inside { return inside.cause }
      let named = node.tokens(viewMode: .sourceAccurate).compactMap { causes[$0.identifierText] }
      return named.first ?? Cause(api: snippet(line), message: error.message)
    }
    return causes[name.identifier] ?? Cause(api: "\(name)", message: error.message)
  }

  /// The beginning of a line of code.
  private func snippet(_ line: String) -> String {
    let words = String(line.trimmingSpaces)
    return words.count > 60 ? words.prefix(59) + "…" : words
  }

  private func line(ofToken token: TokenSyntax) -> String {
    let number = line(at: token.trimmedBytes.lowerBound)
    let start = lineStarts[number - 1]
    let end = text.plain[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.plain.count
    return String(decoding: text.plain[start..<end], as: UTF8.self)
  }

  /// The number of the line at an offset; the first is 1.
  func line(at offset: Int) -> Int {
    lineStarts.count(upTo: offset)
  }
}
