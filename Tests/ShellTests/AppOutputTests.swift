import Testing

@testable import Shell

@Suite struct `The output of an app` {
  /// The number of bytes that an output keeps at its beginning in these tests.
  private static let bound = 1 << 10

  private func output(_ parts: String...) -> AppOutput {
    var output = AppOutput(bound: Self.bound)
    for part in parts { Array(part.utf8).withUnsafeBytes { output.append($0) } }
    return output
  }

  @Test func `consists of lines, and the last one may be unfinished`() {
    #expect(output("a\n\nb", "c\n").lines(hiding: SecretFilter()) == ["a", "", "bc"])
    #expect(output("a\r\n\u{301}b\nc").lines(hiding: SecretFilter()) == ["a\r", "\u{301}b", "c"])
    #expect(output("").isEmpty && output("").lines(hiding: SecretFilter()).isEmpty)
  }

  @Test func `can be taken line by line`() {
    var printed = output("a\nb\nc")
    #expect(printed.removeLines().lines(hiding: SecretFilter()) == ["a", "b"])
    #expect(printed.removeLines().isEmpty)
    printed.append(lines: ["d"])
    #expect(printed.removeLines().lines(hiding: SecretFilter()) == ["cd"])
  }

  @Test func `keeps the beginning and the end of a flood, and counts the rest`() throws {
    var printed = AppOutput(bound: Self.bound)
    for number in 0..<10_000 { printed.append(lines: ["\(number)"]) }
    let lines = printed.lines(hiding: SecretFilter())
    #expect(lines[..<3] == ["0", "1", "2"] && lines.last == "9999")
    let mark = try #require(lines.firstIndex { $0.hasSuffix(" more bytes left out …") })
    let kept = lines.enumerated().reduce(0) {
      $1.offset == mark ? $0 : $0 + $1.element.utf8.count + 1
    }
    let omitted = try #require(Int(lines[mark].split(separator: " ")[1]))
    // A line that is cut in two counts with two newlines.
    #expect((48_890...48_892).contains(kept + omitted))
    #expect(kept <= 3 * Self.bound)
    #expect(printed.lineCount == 10_000)
    #expect(output("a\n\nb").lineCount == 3 && output().lineCount == 0)
  }

  @Test(.bug(id: "F10"), arguments: 0..<8) func `shows no part of a secret that is cut in two`(
    shift: Int
  ) {
    var redaction = SecretFilter()
    redaction.add("qwertz")
    let text = String(repeating: "-", count: shift) + String(repeating: "qwertz", count: 1_000)
    let lines = output(text, "\n").lines(hiding: redaction)
    #expect(lines.count == 3 && lines[1].hasPrefix("… "))
    #expect(!(lines[0] + lines[2]).contains { "qwertz".contains($0) })
  }

  @Test(arguments: [0, 7, 20])
  func `shows no part of a secret of several lines that is cut in two`(shift: Int) {
    var redaction = SecretFilter()
    redaction.add("alpha1\nbravo2\ncharlie3\ndelta44")
    let secret = "alpha1\nbravo2\ncharlie3\ndelta44\n"
    let text = String(repeating: "-", count: shift) + String(repeating: secret, count: 200)
    for pieces in [
      [text], text.split(separator: "3", omittingEmptySubsequences: false).map { $0 + "3" },
    ] {
      var printed = AppOutput(bound: Self.bound)
      for piece in pieces { Array(piece.utf8).withUnsafeBytes { printed.append($0) } }
      let lines = printed.lines(hiding: redaction)
      #expect(lines.contains { $0.hasSuffix(" more bytes left out …") })
      for part in ["alpha1", "bravo2", "charlie3", "delta44", "pha1", "lta44"] {
        #expect(!lines.contains { $0.contains(part) }, "\(part)")
      }
    }
  }

  @Test func `a secret that is printed in two parts is hidden wherever the first part ends`() {
    let secret = "hunter22secret"
    var redaction = SecretFilter()
    redaction.add(secret)
    for edge in [Self.bound, 3 * Self.bound] {
      // At the edge, every byte of the secret matters; farther away, none does.
      for shift in [-20] + Array(-2...14) + [20] {
        for cut in [1, 6, 13] where shift <= cut + 1 || shift == 20 {
          let text = String(repeating: "z", count: edge + shift - cut - 1) + "\n"
          var first = output(text + secret.prefix(cut))
          var unbroken = first
          unbroken.endLine(unlessInSecretOf: redaction)
          let held = first.removeBeginning(ofSecretIn: redaction)
          var second = output(secret.dropFirst(cut) + "\n")
          second.prepend(held)
          #expect(held == Array(secret.utf8.prefix(cut)), "\(edge + shift), \(cut)")
          #expect(first.lines(hiding: redaction).last?.last == "z")
          #expect(second.lines(hiding: redaction) == [SecretFilter.stars])
          // No line break was added within the secret.
          Array(secret.utf8.dropFirst(cut)).withUnsafeBytes { unbroken.append($0) }
          #expect(unbroken.lines(hiding: redaction).last == SecretFilter.stars)
          first.endLine(unlessInSecretOf: redaction)
          #expect(first.lineCount == 1)
        }
      }
    }
  }
}
