/// The names of screens and moves in links and drawings, which have letters, digits, `-` and `_`
/// only.
///
/// They depend on the IDs, so that a link stays valid in the next map of the app.
struct MapAnchors {
  /// For each screen, its name, which begins with `s-`.
  let screens: [String]
  /// For each move, its name, which begins with `m-`.
  let moves: [String]

  /// The maximum length of an ID's part in a name.
  private static let longest = 40

  /// Names the screens and moves of a map.
  init(_ map: MapReport) {
    var names = UniqueNames()
    screens = map.screens.map { screen in
      names.unique("s-" + Self.plain(screen.id), in: "") { "-\($0)" }
    }
    moves = map.moves.map { move in
      let hash = StableHash([move.from, move.to, move.kind])
      return names.unique("m-" + hash.digits.prefix(8), in: "") { "-\($0)" }
    }
  }

  /// Returns the part of an ID that any format allows.
  private static func plain(_ id: String) -> String {
    var plain = ""
    for scalar in id.unicodeScalars.prefix(1_000) where plain.utf8.count < longest {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": plain.unicodeScalars.append(scalar)
      case " " where !plain.hasSuffix("-"): plain += "-"
      default: continue
      }
    }
    return plain.isEmpty ? "screen" : plain
  }
}
