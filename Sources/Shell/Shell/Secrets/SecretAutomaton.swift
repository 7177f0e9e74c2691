/// The secrets as an automaton that recognizes all of them in one pass (Aho–Corasick).
///
/// A place stands for itself and for all shorter beginnings of secrets that the bytes before it
/// end with. The longest of these is the place's fallback. Fallbacks are computed when they are
/// needed, because secrets are added between searches.
nonisolated struct SecretAutomaton {
  typealias Place = SecretTrie.Place

  let trie: SecretTrie
  private var fallbacks: [Place: Place] = [:]
  private var steps: [Int: Place] = [:]
  private var lengths: [Place: Int] = [:]

  init(_ trie: SecretTrie) { self.trie = trie }

  /// Returns the place after a byte.
  mutating func place(after place: Place, _ byte: UInt8) -> Place {
    if let child = trie.child(of: place, byte) { return child }
    if place == SecretTrie.root { return place }
    if trie.depth(of: place) == 1 {
      return trie.child(of: SecretTrie.root, byte) ?? SecretTrie.root
    }
    let key = Int(place) << 8 | Int(byte)
    let isNear = trie.depth(of: place) <= Self.near
    if !isNear, let known = steps[key] { return known }
    var shorter = place
    var next: Place?
    while next == nil, shorter != SecretTrie.root {
      shorter = fallback(of: shorter)
      next = trie.child(of: shorter, byte)
    }
    if !isNear { steps[key] = next ?? SecretTrie.root }
    return next ?? SecretTrie.root
  }

  /// Returns the number of bytes of the longest secret that the bytes before a place end with.
  mutating func lengthOfSecret(at place: Place) -> Int {
    if trie.depth(of: place) < trie.shortest { return 0 }
    if trie.isEnd(place) { return trie.depth(of: place) }
    // A shorter secret is the only thing left to find.
    if trie.depth(of: place) == trie.shortest { return 0 }
    var unknown: [Place] = []
    var shorter = place
    var length = 0
    while trie.depth(of: shorter) >= trie.shortest {
      length = trie.isEnd(shorter) ? trie.depth(of: shorter) : lengths[shorter] ?? -1
      if length >= 0 { break }
      unknown.append(shorter)
      shorter = fallback(of: shorter)
    }
    for place in unknown { lengths[place] = max(0, length) }
    return max(0, length)
  }

  /// Returns the number of bytes of the longest beginning of a secret that the bytes before a place
  /// end with.
  mutating func lengthOfBeginning(at place: Place) -> Int {
    var place = place
    while place != SecretTrie.root, !trie.continues(after: place) { place = fallback(of: place) }
    return trie.depth(of: place)
  }

  private mutating func fallback(of place: Place) -> Place {
    if trie.depth(of: place) <= 1 { return SecretTrie.root }
    if trie.depth(of: place) <= Self.near { return nearFallback(of: place) }
    if let known = fallbacks[place] { return known }
    // Use a list instead of recursion, because a secret may have any length.
    var missing = [place]
    next: while let place = missing.last {
      let parent = trie.parent(of: place)
      guard trie.depth(of: parent) <= Self.near || fallbacks[parent] != nil else {
        missing.append(parent)
        continue
      }
      var shorter = parent
      var found: Place?
      while found == nil, shorter != SecretTrie.root {
        if trie.depth(of: shorter) <= Self.near {
          shorter = fallback(of: shorter)
        } else if let known = fallbacks[shorter] {
          shorter = known
        } else {
          missing.append(shorter)
          continue next
        }
        found = trie.child(of: shorter, trie.byte(before: place))
      }
      fallbacks[place] = found ?? SecretTrie.root
      missing.removeLast()
    }
    return fallbacks[place] ?? SecretTrie.root
  }

  /// The number of bytes up to which searching for a fallback costs less than remembering it.
  private static let near = 16

  private func nearFallback(of place: Place) -> Place {
    let depth = trie.depth(of: place)
    var bytes = SIMD16<UInt8>()
    var end = place
    for index in (0..<depth).reversed() {
      bytes[index] = trie.byte(before: end)
      end = trie.parent(of: end)
    }
    next: for start in 1..<depth {
      var fallback = SecretTrie.root
      for index in start..<depth {
        guard let child = trie.child(of: fallback, bytes[index]) else { continue next }
        fallback = child
      }
      return fallback
    }
    return SecretTrie.root
  }
}
