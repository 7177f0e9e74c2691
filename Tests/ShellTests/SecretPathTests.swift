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

  private nonisolated static let reads = [
    "source ${p}.steps", "each a in ${p}.csv\nselect ${a}\nend", "leaks repeat 2 source ${p}.steps",
    "source other.steps x=${p}", "each a in (${p})\nsource ${a}.steps\nend",
    "source ${q}",
  ]

  @Test(arguments: reads, ["HOME", "NOT_SET_P"])
  func `the path of a file that a step reads can't contain one`(
    step: String, variable: String
  ) throws {
    // The check must not read this file instead.
    try folder.write("secret.steps", "nothing at all here\n")
    try folder.write("secret.csv", "\"")
    try folder.write("other.steps", "source ${x}.steps\n")
    try folder.write(
      "a.walk", "@app contacts\n@secret p=env:\(variable)\n@set q=${p}.steps\n\(step)\n")
    let mistakes = folder.mistakes()
    let file = step.contains("other") ? "other.steps:1" : "a.walk:"
    #expect(mistakes.count == 1 && mistakes[0].hasPrefix(file), "\(mistakes)")
    #expect(mistakes[0].hasSuffix(Self.refusal), "\(mistakes)")
  }

  private nonisolated static let refusal =
    ": the path of a file to read can't contain a secret; use a variable of @set, or --set"

  @Test(arguments: ["@network ${p}.json", "@data ${p}.json", "== one\n@network ${p}.json"])
  func `the path of a file that a setting names can't contain one`(setting: String) throws {
    try folder.write("a.walk", "@app contacts\n@secret p=env:HOME\n\(setting)\nback\n")
    let line = setting.contains("==") ? 4 : 3
    #expect(folder.mistakes() == ["a.walk:\(line)" + Self.refusal])
  }

  @Test func `an argument of a sourced script and a row can contain one`() throws {
    try folder.write("other.steps", "@set y=${x}\nselect ${y}\n| a ${y}\n")
    try folder.write(
      "a.walk",
      """
      @app contacts
      @secret p=env:HOME
      source other.steps x=${p}
      each a in (${p})
        select ${a}
        source other.steps x=${a}
      end
      each a in (${p} x)
        note ${a}
      end
      size ${p}
      """)
    #expect(
      folder.mistakes() == ["a.walk:11: size can't be \"secret\"; use one of compact, regular"])
  }
}
