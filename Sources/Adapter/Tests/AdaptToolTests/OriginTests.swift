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
    let modified = try #require(
      FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    // As the plugin writes it.
    let data = try JSONEncoder().encode(["modified": modified])
    let text = String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
    let json = #"{"path": "\#(path)", \#(text)}"#
    let origin = try JSONDecoder().decode(BuildPlan.Origin.self, from: Data(json.utf8))
    #expect(!origin.hasChanged)
    try FileManager.default.setAttributes(
      [.modificationDate: date.addingTimeInterval(1)], ofItemAtPath: path)
    #expect(origin.hasChanged)
    try FileManager.default.removeItem(atPath: path)
    #expect(origin.hasChanged)
  }
}
