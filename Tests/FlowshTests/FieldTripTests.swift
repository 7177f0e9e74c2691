import Foundation
import PseudoTerminal
import Testing

/// Tests of the sample that uses each part of iOS beside UIKit.
@Suite struct `The sample FieldTrip` {
  @Test(arguments: ["reminders", "tasks"]) func `passes its walks`(name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let walk = root.appending(path: "../../samples/FieldTrip/walks/\(name).walk").standardized.path
    let ending = try Program.run("FieldTripProbe", ["test", walk])
    #expect(ending.status == .exited(0), "\(ending.output)")
  }
}
