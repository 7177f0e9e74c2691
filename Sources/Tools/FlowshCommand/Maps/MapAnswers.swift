/// The answer of `map`.
struct MapAnswer: Encodable {
  private struct Screen: Encodable {
    let command: String
    let name: String
    let type: String
    let walk: [String]
    var isCurrent: Bool?
    var parent: String?
  }

  private let isExplored: Bool
  private let screens: [Screen]
  private let cuts: [String]?
  private let incomplete: String?

  init(_ map: KnownMap, current: String?) {
    isExplored = map.isExplored
    incomplete = map.incomplete
    cuts = map.cuts.isEmpty ? nil : map.cuts
    screens = map.screens.map { screen in
      Screen(
        command: screen.command, name: screen.name, type: screen.type, walk: screen.lines,
        isCurrent: screen.id == current ? true : nil,
        parent: screen.parent.map { map.screens[$0].name })
    }
  }
}

/// The answer of `explore`.
struct ExploreAnswer: Encodable {
  private let findings: [KnownMap.Finding]
  private let screens: [String]
  private let text: [String]

  init(_ map: KnownMap) {
    findings = map.findings
    screens = map.screens.map(\.name)
    text = map.summary
  }
}
