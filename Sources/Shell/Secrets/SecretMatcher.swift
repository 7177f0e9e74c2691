/// A search for a secret that begins at a given byte of some output.
///
/// Each character of the secret may be written in any of the ways in which the shell, a report or a
/// URL can write it, and several of these ways can apply at once. Therefore, the matcher follows
/// all readings of the output in parallel. A reading is a pair of the position of the next byte of
/// output and a place in the trie. These rules yield readings:
///
/// * a byte stands for itself;
/// * `\n`, `\u001B` and `\u{1B}` (JSON and `SafeText`), `&lt;` and `&#60;` (XML and HTML), and
///   `%3C` (URLs) stand for the character that they encode;
/// * within a secret, a backslash or a quote may be ignored, so that quoted words and escapes of
///   any depth match;
/// * any run of blanks, including line breaks, stands for a run of blanks in the secret.
///
/// An ellipsis after at least four bytes of a secret also ends a match, because shortened text is
/// written that way.
nonisolated struct SecretMatcher {
  private struct Reading {
    let position: Int
    let place: SecretTrie.Place
    /// The number of ignored bytes immediately before the position.
    var ignored: Int
  }

  /// The maximum number of bytes in a row to ignore, which bounds the length of a match.
  private static let mostIgnored = 255
  /// The maximum number of nested escapes.
  private static let deepest = 8

  private let trie: SecretTrie
  private let bytes: UnsafeRawBufferPointer
  private var readings: [Reading] = []
  private var end: Int?
  private var isOpen = false

  init(_ trie: SecretTrie, _ bytes: UnsafeRawBufferPointer) {
    self.trie = trie
    self.bytes = bytes
  }

  /// Searches for the longest secret that begins at a position.
  ///
  /// - Returns: The end of the secret, or `nil`, and whether more bytes could make it longer.
  mutating func match(at start: Int) -> (end: Int?, isOpen: Bool) {
    end = nil
    isOpen = false
    readings.append(Reading(position: start, place: SecretTrie.root, ignored: 0))
    while let reading = nextReading() {
      if readings.isEmpty { follow(reading) } else { read(reading) }
    }
    return (end, isOpen)
  }

  /// Follows a single reading, without a list of readings as long as it doesn't branch.
  private mutating func follow(_ reading: Reading) {
    var place = reading.place
    var position = reading.position
    while position < bytes.count, !Self.isSpecial[Int(bytes[position])] {
      guard let child = trie.child(of: place, bytes[position]) else { return }
      place = child
      position += 1
      if trie.isEnd(place) { end = position }
    }
    if position == reading.position { return read(reading) }
    if trie.continues(after: place) {
      read(Reading(position: position, place: place, ignored: 0))
    }
  }

  /// For each byte, whether it has more than one reading.
  private static let isSpecial: [Bool] = (0...255).map { (byte: UInt8) in
    SecretTrie.isBlank(byte) || "\\\"'&%…".utf8.prefix(6).contains(byte)
  }

  // MARK: Readings

  /// Removes and returns the reading with the lowest position.
  private mutating func nextReading() -> Reading? {
    guard readings.count > 1 else { return readings.popLast() }
    var first = 0
    for place in readings.indices where readings[place].position < readings[first].position {
      first = place
    }
    readings.swapAt(first, readings.count - 1)
    return readings.removeLast()
  }

  private mutating func add(_ new: Reading) {
    let known = readings.firstIndex { $0.position == new.position && $0.place == new.place }
    if let known {
      readings[known].ignored = min(readings[known].ignored, new.ignored)
    } else {
      readings.append(new)
    }
  }

  private mutating func read(_ reading: Reading) {
    guard let byte = byte(at: reading.position) else { return }
    arrive(after: CollectionOfOne(byte), reading, at: reading.position + 1)
    switch byte {
    case UInt8(ascii: "\\"):
      ignore(reading)
      readBackslash(reading)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): ignore(reading)
    case UInt8(ascii: "&"): readEntity(reading)
    case UInt8(ascii: "%"): readPercent(reading)
    case 0xE2: readEllipsis(reading)
    default: break
    }
  }

  /// Follows the secrets along decoded bytes.
  private mutating func arrive(
    after decoded: some Sequence<UInt8>, _ reading: Reading, at position: Int
  ) {
    var place = reading.place
    for byte in decoded {
      if SecretTrie.isBlank(byte), place != SecretTrie.root, trie.isAfterBlank(place) {
        guard reading.ignored < Self.mostIgnored else { return }
        return add(Reading(position: position, place: place, ignored: reading.ignored + 1))
      }
      let byte = SecretTrie.isBlank(byte) ? SecretTrie.blank : byte
      guard let child = trie.child(of: place, byte) else { return }
      place = child
    }
    if trie.isEnd(place) { end = max(end ?? 0, position) }
    if trie.continues(after: place) {
      add(Reading(position: position, place: place, ignored: 0))
    }
  }

  private mutating func arrive(
    after scalar: UInt32, _ reading: Reading, at position: Int
  ) {
    guard let scalar = UnicodeScalar(scalar), let bytes = UTF8.encode(scalar) else { return }
    arrive(after: bytes, reading, at: position)
  }

  private mutating func ignore(_ reading: Reading) {
    guard reading.place != SecretTrie.root, reading.ignored < Self.mostIgnored else { return }
    add(
      Reading(
        position: reading.position + 1, place: reading.place, ignored: reading.ignored + 1))
  }

  // MARK: Escapes

  /// Returns a byte, or notes that it is still missing.
  private mutating func byte(at position: Int) -> UInt8? {
    if position < bytes.count { return bytes[position] }
    isOpen = true
    return nil
  }

  /// Returns whether the given text is at a position.
  private mutating func isAt(_ position: Int, _ text: StaticString) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount {
      guard byte(at: position + offset) == text.utf8Start[offset] else { return false }
    }
    return true
  }

  /// Returns a number and the position after it; `nil` if there is none.
  private mutating func number(
    at position: Int, radix: Int, digits: ClosedRange<Int>
  ) -> (value: UInt32, end: Int)? {
    var value: UInt32 = 0
    var end = position
    while end - position < digits.upperBound, let byte = byte(at: end),
      let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix
    {
      value = value * UInt32(radix) + UInt32(digit)
      end += 1
    }
    return end - position < digits.lowerBound ? nil : (value, end)
  }

  private mutating func readBackslash(_ reading: Reading) {
    let position = reading.position + 1
    switch byte(at: position) {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      arrive(after: CollectionOfOne(SecretTrie.blank), reading, at: position + 1)
    case UInt8(ascii: "b"): arrive(after: CollectionOfOne(0x08), reading, at: position + 1)
    case UInt8(ascii: "f"): arrive(after: CollectionOfOne(0x0C), reading, at: position + 1)
    case UInt8(ascii: "u"): readUnicode(reading, at: position + 1)
    default: break
    }
  }

  /// Reads the digits after `\u`: `{1F600}`, `00E9`, or `D83D\uDE00`.
  private mutating func readUnicode(_ reading: Reading, at position: Int) {
    if byte(at: position) == UInt8(ascii: "{") {
      guard let found = number(at: position + 1, radix: 16, digits: 1...6),
        byte(at: found.end) == UInt8(ascii: "}")
      else { return }
      return arrive(after: found.value, reading, at: found.end + 1)
    }
    guard let high = number(at: position, radix: 16, digits: 4...4) else { return }
    guard (0xD800..<0xDC00).contains(high.value) else {
      return arrive(after: high.value, reading, at: high.end)
    }
    var next = high.end
    while next - high.end < Self.mostIgnored, byte(at: next) == UInt8(ascii: "\\") { next += 1 }
    guard next > high.end, byte(at: next) == UInt8(ascii: "u"),
      let low = number(at: next + 1, radix: 16, digits: 4...4),
      (0xDC00..<0xE000).contains(low.value)
    else { return }
    let scalar = 0x10000 + (high.value - 0xD800) << 10 + (low.value - 0xDC00)
    arrive(after: scalar, reading, at: low.end)
  }

  private static let entities: [(name: StaticString, character: UInt8)] = [
    ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")), ("amp;", UInt8(ascii: "&")),
    ("quot;", UInt8(ascii: "\"")), ("apos;", UInt8(ascii: "'")),
  ]

  /// Reads `&lt;`, `&#60;`, `&#x3C;`, and the same after `&amp;` in place of `&`.
  private mutating func readEntity(_ reading: Reading) {
    var position = reading.position + 1
    for _ in 0..<Self.deepest {
      for entity in Self.entities where isAt(position, entity.name) {
        let end = position + entity.name.utf8CodeUnitCount
        arrive(after: CollectionOfOne(entity.character), reading, at: end)
        // Within a secret, a quote may be ignored.
        if entity.character == UInt8(ascii: "\"") || entity.character == UInt8(ascii: "'") {
          ignore(Reading(position: end - 1, place: reading.place, ignored: reading.ignored))
        }
      }
      readCharacterReference(reading, at: position)
      guard isAt(position, "amp;") else { return }
      position += 4
    }
  }

  private mutating func readCharacterReference(_ reading: Reading, at position: Int) {
    guard byte(at: position) == UInt8(ascii: "#") else { return }
    let isHexadecimal = byte(at: position + 1).map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let found =
      isHexadecimal
      ? number(at: position + 2, radix: 16, digits: 1...6)
      : number(at: position + 1, radix: 10, digits: 1...7)
    guard let found, byte(at: found.end) == UInt8(ascii: ";") else { return }
    arrive(after: found.value, reading, at: found.end + 1)
    if found.value == 0x22 || found.value == 0x27 {
      ignore(Reading(position: found.end, place: reading.place, ignored: reading.ignored))
    }
  }

  /// Reads `%3C`, and the same after `%25` in place of `%`.
  private mutating func readPercent(_ reading: Reading) {
    var position = reading.position + 1
    for _ in 0..<Self.deepest {
      guard let found = number(at: position, radix: 16, digits: 2...2) else { return }
      arrive(after: CollectionOfOne(UInt8(truncatingIfNeeded: found.value)), reading, at: found.end)
      guard found.value == 0x25 else { return }
      position = found.end
    }
  }

  private mutating func readEllipsis(_ reading: Reading) {
    guard trie.depth(of: reading.place) >= SecretFilter.shortest, isAt(reading.position, "…")
    else { return }
    end = max(end ?? 0, reading.position)
  }
}
