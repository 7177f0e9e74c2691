import Testing
import ToolSupport

@testable import Exploration

struct `Choices of a random walk` {
  private func picks(_ counts: [Int?]) -> [Int?] {
    var random = SplitMix64(seed: 7)
    return (0..<100).map { _ in RandomWalk.pick(madeOften: counts, with: &random) }
  }

  @Test func `what was made least is picked most`() {
    let picks = picks([0, 3, 3])
    #expect(picks.count { $0 == 0 } > 70)
    #expect(picks.contains(1) || picks.contains(2))
  }

  @Test func `what ends the process is never picked`() {
    #expect(Set(picks([nil, 3, nil])) == [1])
    #expect(Set(picks([nil])) == [nil])
  }
}
