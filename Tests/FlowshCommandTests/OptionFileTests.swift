@testable import FlowshCommand
import Foundation
import TestSupport
import Testing

/// Tests of `.flowsh.json`.
@Suite struct `The file with a project's options` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func applied(_ arguments: String..., text: String) throws -> [String] {
    try folder.write(".flowsh.json", text)
    return try OptionFile.applied(to: arguments, in: folder.file(""))
  }

  private static let text = """
    {"test": {"app": "contacts", "jobs": 2, "timeout": 2.5, "tag": ["smoke", "nav"], "leaks": false,
      "fail-fast": true, "pictures": false},
     "run": {"keep-going": true}}
    """

  @Test func `gives each subcommand its options, also the one without a name`() throws {
    #expect(
      try applied("test", "a.walk", text: Self.text) == [
        "test", "--app=contacts", "--fail-fast", "--jobs=2", "--no-leaks", "--tag=smoke",
        "--tag=nav", "--timeout=2.5", "a.walk",
      ])
    #expect(try applied("a.walk", text: Self.text) == ["--keep-going", "a.walk"])
    #expect(try applied(text: Self.text) == ["--keep-going"])
    #expect(try applied("check", "a.walk", text: Self.text) == ["check", "a.walk"])
    #expect(try applied("help", "test", text: Self.text) == ["help", "test"])
    // Also if the file has a mistake.
    #expect(try applied("test", "--help", text: "{") == ["test", "--help"])
  }

  @Test func `gives way to the options of the command line`() throws {
    #expect(
      try applied(
        "test", "--jobs", "8", "--tag=slow", "--leaks", "--app", "leaky", "--timeout=1", "--",
        "--fail-fast", text: Self.text)
        == [
          "test", "--fail-fast", "--jobs", "8", "--tag=slow", "--leaks", "--app", "leaky",
          "--timeout=1", "--", "--fail-fast",
        ])
  }

  @Test func `needn't exist`() throws {
    #expect(try OptionFile.applied(to: ["test"], in: folder.file("")) == ["test"])
  }

  @Test func `is looked for upward, and its paths start in its folder`() throws {
    try folder.write(
      ".flowsh.json",
      """
      {"test": {"junit": "r.xml", "tap": "-", "html": "/tmp/r.html", "app": "contacts",
        "json": "~/r.json", "markdown": ""},
       "explore": {"write": "walks"}}
      """)
    try folder.write("a/b/c.walk", "")
    // Beyond a repository, it may be somebody else's.
    #expect(try OptionFile.applied(to: ["test"], in: folder.file("a/b/")) == ["test"])
    try folder.write(".git", "gitdir: elsewhere")
    let below = folder.file("a/b/")
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    #expect(
      try OptionFile.applied(to: ["test"], in: below) == [
        "test", "--app=contacts", "--html=/tmp/r.html",
        "--json=\(home)/r.json", "--junit=\(below)../../r.xml", "--markdown=", "--tap=-",
      ])
    #expect(
      try OptionFile.applied(to: ["explore"], in: below) == [
        "explore", "--write=\(below)../../walks",
      ])
    // The nearest file counts alone.
    try folder.write("a/.flowsh.json", #"{"test": {"json": "r.json"}}"#)
    #expect(
      try OptionFile.applied(to: ["test"], in: below) == ["test", "--json=\(below)../r.json"])
  }

  @Test func `of another name isn't passed over in silence`() throws {
    try folder.write("flowsh.toml", "[test]")
    try folder.write("a/b.walk", "")
    try folder.write(".git", "gitdir: elsewhere")
    let error = #expect(throws: OptionFile.Mistake.self) {
      try OptionFile.applied(to: ["test"], in: folder.file("a/"))
    }
    #expect(
      error?.message == folder.file("a/../flowsh.toml")
        + #": isn't read; options stand in .flowsh.json, such as {"test": {"app": "contacts"}}"#)
  }

  @Test(arguments: [
    (#"{"tst": {}}"#, #"no subcommand "tst"; did you mean "test"?"#),
    (#"{"test": {"ap": "x"}}"#, #"test: no option "ap"; did you mean "app"?"#),
    (#"{"test": {"help": true}}"#, #"test: no option "help""#),
    (#"{"test": {"app": true}}"#, "test.app needs a text or a number"),
    (#"{"test": {"list": "yes"}}"#, "test.list needs true or false"),
    (#"{"test": {"app": ["a", "b"]}}"#, "test.app needs a single value"),
    (#"{"test": {"app": {}}}"#, "test.app isn't true, false, a number, a text or a list of texts"),
    (#"{"test": []}"#, #"test isn't an object, as in {"test": {"app": "contacts"}}"#),
    ("[]", #"the file isn't an object, as in {"test": {"app": "contacts"}}"#),
    ("{", "isn't JSON: "),
  ])
  func `that has a mistake ends the program with its place`(text: String, problem: String) throws {
    let error = #expect(throws: OptionFile.Mistake.self) { try applied("test", text: text) }
    #expect(
      error?.message.hasPrefix(folder.file(".flowsh.json") + ": " + problem) == true, "\(error!)")
  }
}
