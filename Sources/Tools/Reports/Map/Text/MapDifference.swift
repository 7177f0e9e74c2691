/// The differences between two maps of an app.
package struct MapDifference: Sendable, Hashable {
  /// The screens that only the new map has.
  package let addedScreens: [MapReport.Screen]
  /// The screens that only the earlier map has.
  package let removedScreens: [MapReport.Screen]
  /// The moves that only the new map has.
  package let addedMoves: [MapReport.Move]
  /// The moves that only the earlier map has.
  package let removedMoves: [MapReport.Move]
  /// The moves that walkthroughs take in the new map only; both maps have coverage.
  package let nowCovered: [MapReport.Move]
  /// The moves that walkthroughs take in the earlier map only; both maps have coverage.
  package let nowUncovered: [MapReport.Move]
  /// The findings that only the new map has.
  package let newFindings: [MapReport.Finding]
  /// The findings that only the earlier map has.
  package let goneFindings: [MapReport.Finding]
  /// The links that the app didn't open in the earlier map.
  package let oldUnopenedLinks: [String]
  /// Whether the new map's exploration ended early, so that a missing screen, move or finding may
  /// still exist.
  package let isOfPartialMap: Bool
  /// Whether the earlier map's exploration ended early, so that an added screen, move or finding
  /// may not be new.
  package let isFromPartialMap: Bool
  /// The name of each screen in either map, by its ID.
  let names: [String: String]

  /// The identity of a finding in two maps, which depends neither on its walk nor on the number of
  /// ways.
  private struct FindingKey: Hashable {
    let kind: String
    let message: String
    let screen: String?

    init(_ finding: MapReport.Finding) {
      (kind, message, screen) = (finding.kind, finding.message, finding.screen)
    }
  }

  /// Compares two maps in linear time.
  package init(from old: MapReport, to new: MapReport) {
    addedScreens = Self.missing(in: old.screens, of: new.screens, by: \.id)
    isOfPartialMap = new.isPartial
    isFromPartialMap = old.isPartial
    // After an early end, missing screens may exist.
    removedScreens = new.isPartial ? [] : Self.missing(in: new.screens, of: old.screens, by: \.id)
    addedMoves = Self.missing(in: old.moves, of: new.moves, by: \.key)
    removedMoves = new.isPartial ? [] : Self.missing(in: new.moves, of: old.moves, by: \.key)
    newFindings = Self.missing(in: old.findings, of: new.findings) { FindingKey($0) }
    goneFindings =
      new.isPartial ? [] : Self.missing(in: new.findings, of: old.findings) { FindingKey($0) }
    let before = Dictionary(
      old.moves.map { ($0.key, $0.isCovered) }, uniquingKeysWith: { first, _ in first })
    nowCovered = new.moves.filter { $0.isCovered == true && before[$0.key] == false }
    nowUncovered = new.moves.filter { $0.isCovered == false && before[$0.key] == true }
    names = MapReport.names(of: new.screens + old.screens)
    oldUnopenedLinks = old.unopenedLinks
  }

  /// Returns the elements whose keys no element of a list has.
  private static func missing<Element, Key: Hashable>(
    in list: [Element], of elements: [Element], by key: (Element) -> Key
  ) -> [Element] {
    let keys = Set(list.map(key))
    return elements.filter { !keys.contains(key($0)) }
  }

  /// Whether the maps have the same screens, moves, coverage and findings.
  package var isEmpty: Bool {
    addedScreens.isEmpty && removedScreens.isEmpty && addedMoves.isEmpty && removedMoves.isEmpty
      && nowCovered.isEmpty && nowUncovered.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
  }
}
