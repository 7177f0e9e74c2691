package import Shell
import Wireframes

extension MapReport {
  /// Returns the map with stars in place of secrets in all its texts, also in what identifies
  /// screens and moves.
  ///
  /// Screens and moves that differ only in a secret get numbers.
  package func hiding(_ secrets: SecretFilter) -> MapReport {
    guard !secrets.isEmpty else { return self }
    func hidden(_ text: String) -> String { secrets.redacted(text) }
    var report = self
    var ids = HiddenNames<String>()
    func id(_ id: String) -> String {
      ids.name(of: id) { number in number == 1 ? hidden(id) : "\(hidden(id)) \(number)" }
    }
    var keys = HiddenNames<Move.Key>()
    func key(_ key: Move.Key) -> Move.Key {
      keys.name(of: key) { number in
        let kind = number == 1 ? hidden(key.kind) : "\(hidden(key.kind)) \(number)"
        return Move.Key(from: id(key.from), to: id(key.to), kind: kind)
      }
    }
    func screen(_ screen: Screen) -> Screen {
      var screen = screen
      screen.id = id(screen.id)
      screen.name = hidden(screen.name)
      screen.type = hidden(screen.type)
      screen.group = screen.group.map(hidden)
      screen.flow = screen.flow.map(hidden)
      screen.walk = screen.walk.map(hidden)
      screen.picture = screen.picture?.hiding(secrets)
      return screen
    }
    func move(_ move: Move) -> Move {
      var move = move
      let key = key(move.key)
      (move.from, move.to, move.kind) = (key.from, key.to, key.kind)
      move.label = hidden(move.label)
      move.walk = move.walk.map(hidden)
      move.walkthroughs = move.walkthroughs.map(hidden)
      return move
    }
    func finding(_ finding: Finding) -> Finding {
      var finding = finding
      finding.message = hidden(finding.message)
      finding.holder = finding.holder.map(hidden)
      finding.screen = finding.screen.map(id)
      finding.move = finding.move.map(key)
      finding.walk = finding.walk.map(hidden)
      return finding
    }
    report.screens = screens.map(screen)
    report.otherScreens = otherScreens.map(screen)
    report.moves = moves.map(move)
    report.otherMoves = otherMoves.map(move)
    report.findings = findings.map(finding)
    report.unstable = unstable.map { Unstable(screen: id($0.screen), reason: hidden($0.reason)) }
    report.options = options.map(hidden)
    report.unopenedLinks = unopenedLinks.map(hidden)
    return report
  }
}

/// Identifiers of things once secrets are hidden: different for different things.
private struct HiddenNames<Name: Hashable> {
  private var names: [Name: Name] = [:]
  private var used: Set<Name> = []

  /// Returns the new name of an old one: with the lowest number that makes it unused.
  mutating func name(of old: Name, _ make: (Int) -> Name) -> Name {
    if let name = names[old] { return name }
    var number = 1
    var name = make(number)
    while !used.insert(name).inserted {
      number += 1
      name = make(number)
    }
    names[old] = name
    return name
  }
}
