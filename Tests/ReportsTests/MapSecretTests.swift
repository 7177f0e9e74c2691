import Shell
import Testing

@testable import Reports

@Suite struct `A secret in a map` {
  private var secrets: SecretFilter {
    var secrets = SecretFilter()
    for secret in ["Sesame", "Abracadabra"] { secrets.add(secret) }
    return secrets
  }

  /// A map of screens whose titles are the secrets, and of the moves between them.
  private var map: MapReport {
    var map = MapReport(
      app: "a",
      screens: ["Sesame", "Abracadabra"].map {
        MapReport.Screen(id: "Page \"\($0)\"", name: $0, type: "Page")
      },
      moves: ["Sesame", "Abracadabra"].map {
        MapReport.Move(
          from: "Page \"Sesame\"", to: "Page \"Abracadabra\"", kind: "tap \($0)",
          label: "tap \($0)")
      })
    map.findings = [
      MapReport.Finding(
        kind: "idle", message: "Sesame", screen: "Page \"Abracadabra\"", move: map.moves[1].key)
    ]
    return map
  }

  @Test(.bug(id: "S2")) func `leaves what differs only in it different`() {
    let hidden = map.hiding(secrets)
    let ids = ["Page \"********\"", "Page \"********\" 2"]
    #expect(hidden.screens.map(\.id) == ids)
    #expect(hidden.moves.map(\.kind) == ["tap ********", "tap ******** 2"])
    #expect(hidden.moves.allSatisfy { [$0.from, $0.to] == ids })
    #expect(hidden.findings[0].screen == ids[1] && hidden.findings[0].move == hidden.moves[1].key)
    #expect(hidden.findings[0].message == "********")
    #expect(hidden.hiding(secrets) == hidden)
  }

  @Test(.bug(id: "S2")) func `is hidden in the coverage too, which still agrees with the map`() {
    var coverage = CaseCoverage(app: "a")
    coverage.add(CaseCoverage.Screen(id: "Page \"Sesame\"", name: "Sesame", type: "Page"))
    coverage.add(CaseCoverage.Screen(id: "Other \"Sesame\"", name: "Sesame", type: "Other"))
    let move = CaseCoverage.Move(key: map.moves[0].key, label: "tap Sesame")
    coverage.add(move)
    var report = RunReport.sample
    report.cases[0].coverage = coverage
    report.cover([map], by: ["w"], hiding: secrets)
    #expect(report.maps[0].screens.map(\.isCovered) == [true, false])
    #expect(report.maps[0].otherScreens.map(\.id) == ["Other \"********\""])
  }
}
