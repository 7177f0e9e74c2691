/// A search for all secrets in some output.
///
/// Each character of a secret may be written in any of the ways in which the shell, a report or a
/// URL can write it (`SecretReadings`), and any run of blanks, including line breaks, stands for a
/// run of blanks in the secret. An ellipsis after at least four bytes of a secret also ends it,
/// because shortened text is written that way.
///
/// As long as every byte stands for itself, the automaton's place is all there is to know. From a
/// byte that has several readings on, the search follows the set of places that these lead to, each
/// place once per position. Where the text is plain again, it goes back from the ends of
/// secrets to their beginnings (`SecretPaths`).
///
/// - Complexity: Linear in the text. The factor is the number of places at a position, which is 1
///   except where a secret itself contains what may also be ignored or decoded.
nonisolated struct SecretMatcher {
  /// The maximum number of states to keep, which bounds the use of memory.
  ///
  /// If there are more, everything that may be the beginning of a secret is hidden.
  private static let mostStates = 1 << 17

  private let text: UnsafeRawBufferPointer
  private let mayBegin: UnsafeBufferPointer<Bool>
  private let onlyFirst: Bool
  private var automaton: SecretAutomaton
  private var readings: SecretReadings

  /// The ranges of the secrets, with overlapping ranges joined.
  private(set) var ranges: [Range<Int>] = []
  /// The first position from which the rest may be the beginning of a secret.
  private(set) var open: Int?

  private var paths = SecretPaths()
  /// The position before which everything that may belong to a secret is already hidden.
  private var floor = 0

  /// Searches some text.
  ///
  /// - Parameters:
  ///   - trie: The secrets.
  ///   - mayBegin: For each byte, whether a secret may begin with it.
  ///   - text: The text.
  ///   - onlyFirst: Whether to stop at the first secret.
  init(
    _ trie: SecretTrie, mayBegin: UnsafeBufferPointer<Bool>, _ text: UnsafeRawBufferPointer,
    onlyFirst: Bool
  ) {
    automaton = SecretAutomaton(trie)
    self.mayBegin = mayBegin
    self.text = text
    self.onlyFirst = onlyFirst
    readings = SecretReadings(text)
    search()
  }

  private var isDone: Bool { onlyFirst && !ranges.isEmpty }

  private mutating func search() {
    var position = 0
    var place = SecretTrie.root
    while position < text.count {
      if place == SecretTrie.root { position = nextBeginning(from: position) }
      guard position < text.count else { break }
      let byte = text[position]
      if isPlain(byte, after: place) {
        place = step(from: place, byte)
        position += 1
        let length = automaton.lengthOfSecret(at: place)
        if length > 0 { add(position - length..<position) }
        if length > 0, onlyFirst { return }
      } else if endsBeginning(at: position, place) {
        place = SecretTrie.root
        position += 1
      } else {
        (position, place) = follow(from: position, place)
        if isDone { return }
      }
    }
    let length = automaton.lengthOfBeginning(at: place)
    if length > 0 { noteOpen(text.count - length) }
  }

  /// Returns the position of the next byte with which a secret may begin, or the end of the text.
  private func nextBeginning(from start: Int) -> Int {
    let (text, mayBegin) = (text, mayBegin)
    for position in start..<text.count where mayBegin[Int(text[position])] { return position }
    return text.count
  }

  private mutating func step(from place: SecretTrie.Place, _ byte: UInt8) -> SecretTrie.Place {
    automaton.place(after: place, SecretTrie.isBlank(byte) ? SecretTrie.blank : byte)
  }

  /// Returns whether a byte can only stand for itself.
  private func isPlain(_ byte: UInt8, after place: SecretTrie.Place) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "%"): false
    case UInt8(ascii: "\""), UInt8(ascii: "'"): place == SecretTrie.root
    case 0xE2: automaton.trie.depth(of: place) < SecretFilter.shortest
    default: !SecretTrie.isBlank(byte) || !automaton.trie.isAfterBlank(place)
    }
  }

  /// Returns whether no reading of the byte at a position continues what a place stands for.
  private mutating func endsBeginning(at position: Int, _ place: SecretTrie.Place) -> Bool {
    let byte = text[position]
    if place == SecretTrie.root {
      readings.read(at: position)
      return !readings.isCut
        && readings.all.allSatisfy {
          step(from: place, UInt8(truncatingIfNeeded: $0.bytes)) == SecretTrie.root
        }
    }
    // The common case: a quote that ends a word.
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), position + 1 < text.count,
      !Self.isSpecial[Int(text[position + 1])]
    else { return false }
    return step(from: place, byte) == SecretTrie.root
      && automaton.trie.depth(of: step(from: place, text[position + 1])) <= 1
  }

  /// Adds a range that doesn't end before the last one.
  private mutating func add(_ range: Range<Int>) {
    var range = range
    while let last = ranges.last, range.lowerBound < last.upperBound {
      range = min(range.lowerBound, last.lowerBound)..<max(range.upperBound, last.upperBound)
      ranges.removeLast()
    }
    ranges.append(range)
  }

  private mutating func noteOpen(_ position: Int) { open = min(open ?? position, position) }

  // MARK: Several readings

  /// Follows all readings of the text, until a single one with plain text is left; returns where to
  /// continue.
  private mutating func follow(
    from start: Int, _ place: SecretTrie.Place
  ) -> (Int, SecretTrie.Place) {
    paths.clear()
    paths.state(at: start, place)
    var position = start
    var plain = 0
    while paths.unreadCount > 0, position < text.count {
      if paths.firstUnread(at: position) == nil {
        guard mayBegin[Int(text[position])] else {
          position += 1
          continue
        }
        paths.state(at: position, SecretTrie.root)
      }
      if paths.unreadCount == 1, position > start, let last = paths.firstUnread(at: position),
        plain >= automaton.trie.depth(of: paths[last].place)
      {
        paths.takeUnread(at: position)
        resolve()
        return (position, paths[last].place)
      }
      let isPlain = !Self.isSpecial[Int(text[position])]
      plain = isPlain && paths.unreadCount == 1 ? plain + 1 : 0
      if !isPlain { readings.read(at: position) }
      for state in paths.takeUnread(at: position) { read(state, isPlain: isPlain) }
      if isDone { return (position, SecretTrie.root) }
      position += 1
      if paths.count > Self.mostStates { forget(at: position) }
    }
    if position == text.count {
      for state in paths.takeUnread(at: position) {
        paths.setOpen(state, automaton.lengthOfBeginning(at: paths[state].place))
      }
    }
    resolve()
    return (position, SecretTrie.root)
  }

  /// For each byte, whether it may have more than one reading.
  private static let isSpecial: [Bool] = (0...255).map { (byte: UInt8) in
    SecretTrie.isBlank(byte) || "\\\"'&%…".utf8.prefix(6).contains(byte)
  }

  /// Adds what all readings at a state's position lead to.
  private mutating func read(_ index: Int32, isPlain: Bool) {
    let state = paths[index]
    if isPlain {
      let place = automaton.place(after: state.place, text[state.position])
      return arrive(from: index, count: 1, at: state.position + 1, place)
    }
    for reading in readings.all { arrive(from: index, by: reading) }
    var isOpen = readings.isCut
    if text[state.position] == 0xE2,
      automaton.lengthOfBeginning(at: state.place) >= SecretFilter.shortest
    {
      switch readings.isEllipsis(at: state.position) {
      case true?:
        paths.setFound(index, automaton.lengthOfBeginning(at: state.place))
        if onlyFirst { ranges = [0..<state.position] }
      case false?: break
      case nil: isOpen = true
      }
    }
    guard isOpen else { return }
    let count = automaton.lengthOfBeginning(at: state.place)
    if count == 0 { noteOpen(state.position) }
    paths.setOpen(index, count)
  }

  private mutating func arrive(from index: Int32, by reading: SecretReadings.Reading) {
    let state = paths[index]
    var place = state.place
    var isIgnored = reading.count == 0
    if reading.count == 1, SecretTrie.isBlank(UInt8(truncatingIfNeeded: reading.bytes)) {
      isIgnored = automaton.trie.isAfterBlank(place)
    }
    if isIgnored {
      guard state.ignored < SecretPaths.mostIgnored else { return }
      return arrive(
        from: index, count: 0, at: reading.end, place, ignored: state.ignored + 1)
    }
    var bytes = reading.bytes
    for _ in 0..<reading.count {
      place = step(from: place, UInt8(truncatingIfNeeded: bytes))
      bytes >>= 8
    }
    arrive(from: index, count: reading.count, at: reading.end, place)
  }

  private mutating func arrive(
    from index: Int32, count: Int, at position: Int, _ place: SecretTrie.Place, ignored: Int = 0
  ) {
    guard place != SecretTrie.root else { return }
    let length = automaton.lengthOfSecret(at: place)
    if onlyFirst, count > 0, length > 0 { ranges = [0..<position] }
    let state = paths.state(at: position, place, length: length, ignored: ignored)
    paths.connect(index, to: state, count: count)
  }

  private mutating func resolve() {
    guard !onlyFirst else { return }
    let resolved = paths.resolve(floor: floor)
    for range in resolved.ranges { add(range) }
    if let open = resolved.open { noteOpen(open) }
  }

  /// Hides what may be the beginning of a secret, and forgets how its states were reached.
  private mutating func forget(at position: Int) {
    var kept: [SecretPaths.State] = []
    for offset in 0..<SecretReadings.longest {
      for state in paths.takeUnread(at: position + offset) {
        kept.append(paths[state])
        paths.setFound(state, automaton.lengthOfBeginning(at: paths[state].place))
      }
    }
    resolve()
    paths.clear()
    floor = position
    for state in kept {
      paths.state(at: state.position, state.place, length: state.length, ignored: state.ignored)
    }
  }
}
