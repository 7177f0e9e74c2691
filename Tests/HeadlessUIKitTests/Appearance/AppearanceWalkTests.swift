import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Random walks through stacks, presentations, containers, searches and windows.
  @Suite struct AppearanceWalkTests {
    @Test(.bug(id: "U5"), arguments: 0..<24)
    func `whatever an app does, appearance callbacks balance and tell what is on screen`(
      group: Int
    ) {
      for seed in group * 25..<(group + 1) * 25 {
        let walk = AppearanceWalk(seed: UInt64(seed))
        guard walk.violation != nil else { continue }
        let shortest = walk.shrunk()
        Issue.record("seed \(seed): \(shortest.violation ?? "-")\n\(shortest)")
        return
      }
    }
  }
}
