/// The difference between two texts: everything between their common start and their common end.
struct TextChange {
  /// The common start.
  let start: String
  /// The part that only the first text contains.
  let removed: String
  /// The part that only the second text contains.
  let added: String
  /// The common end.
  let end: String

  /// Compares two texts in linear time; `isByLine` counts a line as different as a whole.
  init(_ old: String, _ new: String, isByLine: Bool) {
    let (one, other) = (Array(old.utf8), Array(new.utf8))
    let most = min(one.count, other.count)
    var first = 0
    while first < most, one[first] == other[first] { first += 1 }
    while first > 0, !Self.canSplit(one, first, isByLine) || !Self.canSplit(other, first, isByLine)
    {
      first -= 1
    }
    var last = 0
    while last < most - first, one[one.count - last - 1] == other[other.count - last - 1] {
      last += 1
    }
    while last > 0,
      !Self.canSplit(one, one.count - last, isByLine)
        || !Self.canSplit(other, other.count - last, isByLine)
    {
      last -= 1
    }
    start = String(decoding: one[..<first], as: UTF8.self)
    removed = String(decoding: one[first..<(one.count - last)], as: UTF8.self)
    added = String(decoding: other[first..<(other.count - last)], as: UTF8.self)
    end = String(decoding: one[(one.count - last)...], as: UTF8.self)
  }

  /// Returns whether a text can be split before a byte: at the start of a line, or of a character.
  private static func canSplit(_ text: [UInt8], _ place: Int, _ isByLine: Bool) -> Bool {
    if place == 0 || place == text.count && !isByLine { return true }
    if isByLine { return text[place - 1] == UInt8(ascii: "\n") }
    return text[place] & 0xC0 != 0x80
  }

  /// Returns whether two texts begin with the same line.
  static func haveSameFirstLine(_ one: String, _ other: String) -> Bool {
    one.utf8.prefix { $0 != UInt8(ascii: "\n") }
      .elementsEqual(other.utf8.prefix { $0 != UInt8(ascii: "\n") })
  }
}

extension DifferenceLine {
  /// Returns, for each line of a difference, the index of the line of the other text that stands in
  /// its place; `nil` if there is none.
  static func partners(in lines: [String]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: lines.count)
    let kinds = lines.map { DifferenceLine($0).kind }
    var start = 0
    while start < kinds.count {
      let expected = start
      while start < kinds.count, kinds[start] == .expected { start += 1 }
      let actual = start
      while start < kinds.count, kinds[start] == .actual { start += 1 }
      for (one, other) in zip(expected..<actual, actual..<start) {
        (partners[one], partners[other]) = (other, one)
      }
      if start == expected { start += 1 }
    }
    return partners
  }
}
