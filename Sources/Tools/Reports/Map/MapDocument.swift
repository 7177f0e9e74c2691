/// The JSON of a map: its members, the version, and numbers that follow from them.
///
/// Pictures have no member. `MapFile` describes the problems of a file.
struct MapDocument: Codable {
  private(set) var map: MapReport

  private enum CodingKeys: CodingKey { case counts, coverage, screens, version }

  private struct Counts: Codable {
    @NaturalNumber var states: Int
    @NaturalNumber var transitions: Int
  }

  /// The coverage in numbers, which isn't read.
  private struct Coverage: Encodable {
    let coveredMoves: Int
    let coveredOnwardMoves: Int
    let coveredScreens: Int
    let moves: Int
    let onwardMoves: Int
    let screens: Int
  }

  init(_ map: MapReport) { self.map = map }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard values.contains(.screens), let version = try? values.decode(Int.self, forKey: .version)
    else { throw MapFile.Problem.notMap }
    guard version == MapReport.version else { throw MapFile.Problem.version(version) }
    map = try MapReport(from: decoder)
    let counts = try values.decode(Counts.self, forKey: .counts)
    (map.states, map.transitions) = (counts.states, counts.transitions)
  }

  func encode(to encoder: any Encoder) throws {
    try map.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(MapReport.version, forKey: .version)
    try values.encode(
      Counts(states: map.states, transitions: map.transitions), forKey: .counts)
    guard map.hasCoverage else { return }
    let onward = map.onwardMoves
    try values.encode(
      Coverage(
        coveredMoves: map.coveredMoves, coveredOnwardMoves: onward.count { $0.isCovered == true },
        coveredScreens: map.coveredScreens, moves: map.moves.count, onwardMoves: onward.count,
        screens: map.screens.count), forKey: .coverage)
  }
}
