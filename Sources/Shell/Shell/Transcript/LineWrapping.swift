/// Text whose long lines are broken at words.
///
/// The rest of a line is indented as far as the text after its first gap of two spaces (a number, a
/// name), or two columns more than the line. ANSI styles take no space and never run over a
/// newline.
nonisolated struct LineWrapping {
  /// The maximum width of a line.
  let columns: Int

  /// Returns text with its long lines broken; `nil` if it has none.
  func wrapped(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    let newline = UInt8(ascii: "\n")
    let parts = bytes.split(separator: newline, omittingEmptySubsequences: false)
    guard parts.contains(where: { $0.count > columns }) else { return nil }
    return Array(
      parts.map { part in
        part.count <= columns
          ? Array(part)
          : Array(lines(of: String(decoding: part, as: UTF8.self)).joined(separator: "\n").utf8)
      }.joined(separator: [newline]))
  }

  /// Returns the lines into which a line is broken.
  func lines(of line: String) -> [String] {
    let pieces = StyledCharacter.pieces(of: line)
    guard pieces.reduce(0, { $0 + $1.width }) > columns else { return [line] }
    let indentation = indentation(of: pieces)
    var lines: [String] = []
    var rest = pieces[...]
    while true {
      let margin = lines.isEmpty ? 0 : indentation
      let end = self.end(of: rest, room: columns - margin)
      let kept = rest[..<end]
      lines.append(
        String(repeating: " ", count: margin) + StyledCharacter.text(of: kept.trimmingSpaces))
      rest = rest[end...].drop { $0.character == " " }
      if rest.isEmpty { return lines }
    }
  }

  /// Returns the position where a line ends: after the last word that fits, or within a long word.
  private func end(of rest: ArraySlice<StyledCharacter>, room: Int) -> Int {
    var width = 0
    var lastBreak: Int?
    var isAfterWord = false
    for place in rest.indices {
      let piece = rest[place]
      if piece.character == " " {
        if isAfterWord { lastBreak = place }
      } else {
        isAfterWord = true
      }
      width += piece.width
      if width > room, piece.character != " " {
        return lastBreak ?? max(place, rest.startIndex + 1)
      }
    }
    return rest.endIndex
  }

  /// Returns the indentation of the lines that follow a line's first.
  private func indentation(of pieces: [StyledCharacter]) -> Int {
    var column = 0
    var spaces = 0
    var leading: Int?
    for piece in pieces {
      if piece.character == " " {
        spaces += 1
      } else {
        if leading == nil {
          leading = column
        } else if spaces >= 2 {
          if column <= columns * 3 / 5 { return column }
          break
        }
        spaces = 0
      }
      column += piece.width
    }
    return min((leading ?? 0) + 2, columns / 2)
  }
}

/// A character with the ANSI style that applies to it.
nonisolated struct StyledCharacter {
  let character: Character
  /// The escape sequence of the style; empty if there is none.
  let style: Substring
  let width: Int

  /// Returns the characters of a line with ANSI styles.
  static func pieces(of line: String) -> [StyledCharacter] {
    var pieces: [StyledCharacter] = []
    var style: Substring = ""
    var rest = line[...]
    while let first = rest.first {
      if first == "\u{1B}", let end = rest.firstIndex(of: "m") {
        let sequence = rest[...end]
        style = sequence == "\u{1B}[0m" ? "" : sequence
        rest = rest[rest.index(after: end)...]
      } else {
        pieces.append(
          StyledCharacter(character: first, style: style, width: DisplayWidth.of(first)))
        rest.removeFirst()
      }
    }
    return pieces
  }

  /// Returns the text of characters, with each style ended where it ends.
  static func text(of pieces: some Sequence<StyledCharacter>) -> String {
    var text = ""
    var style: Substring = ""
    for piece in pieces {
      if piece.style != style {
        if !style.isEmpty { text += "\u{1B}[0m" }
        text += piece.style
        style = piece.style
      }
      text.append(piece.character)
    }
    return style.isEmpty ? text : text + "\u{1B}[0m"
  }
}

extension ArraySlice<StyledCharacter> {
  /// The characters without the spaces at the end.
  nonisolated fileprivate var trimmingSpaces: ArraySlice<StyledCharacter> {
    var slice = self
    while slice.last?.character == " " { slice.removeLast() }
    return slice
  }
}
