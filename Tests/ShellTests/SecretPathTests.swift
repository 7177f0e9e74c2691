import AppDriver
import Foundation
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of secrets in the paths of files.
@Suite(.serialized, .exclusive) struct SecretPathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    arguments: ["record ${p}.walk", "screen --picture ${p}.svg"],
    ["hidden/rest", "hidden//rest", "./hidden/rest", "closed/hidden/rest"])
  func `no part of one is shown if a file can't be written`(
    command: String, value: String
  ) async throws {
    for format in [ShellOptions.Format.text, .json] {
      var options = ShellOptions()
      options.format = format
      let walker = await Walker.on(options: options)
      walker.environment = { [folder] in $0 == "PW" ? "\(folder.path)/\(value)" : nil }
      await walker.run("@secret p=env:PW")
      let printed = await walker.output(of: command) + walker.complaints.joined(separator: "\n")
      #expect(
        printed.contains("can't write ********.") && printed.contains(": its folder does not"))
      #expect(!printed.contains("hidden") && !printed.contains("rest"), "\(printed)")
    }
  }

  @Test func `no part of one is shown if a link leads to a folder that doesn't exist`() async throws
  {
    try FileManager.default.createDirectory(
      atPath: folder.file("hidden"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("hidden/rest.svg"), withDestinationPath: "gone/a.svg")
    let walker = await Walker.on()
    walker.environment = { [folder] in $0 == "PW" ? folder.file("hidden/rest") : nil }
    await walker.run("@secret p=env:PW")
    await walker.expect(
      "screen --picture ${p}.svg", complains: "can't write ********.svg: its folder does not exist")
  }
}
