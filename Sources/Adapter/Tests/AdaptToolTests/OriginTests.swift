import Foundation
import Testing
import ToolSupport

@testable import flowsh_adapt

@Suite struct `The file from which a plan was made` {
  @Test func `has changed if it was written since, or is gone`() throws {
    let folder = try TemporaryFolder(prefix: "flowsh-adapt")
    _ = try folder.write("{}", to: "flowsh.json")
    let path = folder.path + "/flowsh.json"
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000.123)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    // As the plugin writes it, and the tool reads it.
    let data = try JSONEncoder().encode(BuildPlan.Origin(path))
    let origin = try JSONDecoder().decode(BuildPlan.Origin.self, from: data)
    #expect(!origin.hasChanged)
    try FileManager.default.setAttributes(
      [.modificationDate: date.addingTimeInterval(1)], ofItemAtPath: path)
    #expect(origin.hasChanged)
    try FileManager.default.removeItem(atPath: path)
    #expect(origin.hasChanged)
  }
}
