/// A record of calls, in chronological order.
final class Journal {
  enum Kind { case appearance, move, delegate, load }

  private(set) var lines: [String] = []
  /// The kinds of calls to record.
  var kinds: Set<Kind> = [.appearance, .delegate]
  /// The closures to run once during a call, keyed by the line that the call records.
  var reactions: [String: () -> Void] = [:]

  func write(_ line: String, _ kind: Kind) {
    if kinds.contains(kind) { lines.append(line) }
    if let reaction = reactions.removeValue(forKey: line) { reaction() }
  }

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }
}
