/// The calls that recorders heard, in order.
final class Journal {
  enum Kind { case appearance, move, delegate, load }

  private(set) var lines: [String] = []
  /// Which calls are written down.
  var kinds: Set<Kind> = [.appearance, .delegate]
  /// What a test does within a call, by the line that the call writes.
  var reactions: [String: () -> Void] = [:]

  func write(_ line: String, _ kind: Kind) {
    if kinds.contains(kind) { lines.append(line) }
    if let reaction = reactions.removeValue(forKey: line) { reaction() }
  }

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }
}
