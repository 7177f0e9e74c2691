import Files
import Glibc
import Maestro
import Script
import TestSupport
import Testing

/// The flows of a folder.
struct FlowWorkspaceTests {
  private func tests(
    _ files: [String: String], isNamed: Bool = true
  ) throws -> (files: [String], mistakes: [String], reasonForNone: String?) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let names = try FolderListing.names(in: folder.path)
      .compactMap { String(validating: $0, as: UTF8.self) }
    let tests = FlowTranslator(apps: []).tests(in: folder.path, names, isNamed: isNamed)
    return (
      tests.files.map(folder.relative),
      tests.mistakes.map {
        folder.relative("\($0.path):\($0.mistake.line): \($0.mistake.problem)")
      },
      tests.reasonForNone.map(folder.relative)
    )
  }

  private static let flow = "appId: x\n---\n- back\n"

  @Test func `without config.yaml, the flows with an appId in a folder that is named are tests`()
    throws
  {
    let files = [
      "a.yaml": Self.flow, "b.yml": Self.flow, "docker-compose.yaml": "services: {}\n",
      "part.yaml": "- back\n", "sub/c.yaml": Self.flow,
    ]
    #expect(try tests(files).files == ["a.yaml", "b.yml"])
    #expect(try tests(files, isNamed: false).files == [])
  }

  @Test func `config.yaml chooses flows by patterns and tags, and orders them`() throws {
    let files = [
      "config.yaml": """
      flows: ["*", "login/**"]
      includeTags: [smoke]
      excludeTags: [draft]
      executionOrder: {flowsOrder: [Second, z]}
      platform: {ios: {disableAnimations: true}}
      """,
      "a.yaml": "tags: smoke\n---\n- back\n", "b.yaml": Self.flow,
      "c.yaml": "tags: [smoke, draft]\n---\n- back\n",
      "login/deep/d.yaml": "name: Second\ntags: [smoke]\n---\n- back\n",
      "other/e.yaml": "tags: smoke\n---\n- back\n", "z.yaml": "tags: smoke\n---\n- back\n",
    ]
    #expect(try tests(files, isNamed: false).files == ["login/deep/d.yaml", "z.yaml", "a.yaml"])
  }

  @Test func `mistakes of config.yaml have a line, and files of other programs are left alone`()
    throws
  {
    #expect(
      try tests(["config.yaml": "flows: ['*']\nflos: 1\n"]).mistakes == [
        "config.yaml:2: the workspace has no key \"flos\"; did you mean \"flows\"?"
      ])
  }

  @Test func `a config.yaml without a key of Maestro's workspaces is none`() throws {
    for config in ["title: blog\n", "appId: x\n---\n# Nothing.\n"] {
      let files = ["config.yaml": config, "a.yaml": Self.flow]
      #expect(try tests(files).files == ["a.yaml"])
      #expect(try tests(files, isNamed: false).files == [])
    }
  }

  @Test func `a folder without flows says why`() throws {
    let files = ["flows/a.yaml": Self.flow]
    #expect(try tests(files).reasonForNone == "the folder flows in it has flows; name that one")
    #expect(try tests(["a.yaml": Self.flow]).reasonForNone == nil)
    #expect(try tests(["a.yaml": "services: {}\n"]).reasonForNone == nil)
    for config in ["flows: [sub/*]\n", "includeTags: [smoke]\n"] {
      let files = ["config.yaml": config, "a.yaml": Self.flow]
      #expect(try tests(files).reasonForNone == "config.yaml chooses no flow")
    }
  }

  @Test func `a broken flow is a test, so that a check says why`() throws {
    let files = [
      "a.yaml": "appId: x\n---\n- tapOn: {\n", "b.yaml": "key: {\n", "c.yaml": Self.flow,
    ]
    #expect(try tests(files).files == ["a.yaml", "c.yaml"])
  }

  @Test func `named pipes are neither flows nor settings`() throws {
    let folder = try TemporaryFolder()
    for name in ["config.yaml", "a.yaml"] { #expect(mkfifo(folder.file(name), 0o600) == 0) }
    try folder.write("b.yaml", Self.flow)
    let names = ["a.yaml", "b.yaml", "config.yaml"]
    let tests = FlowTranslator(apps: []).tests(in: folder.path, names, isNamed: true)
    #expect(tests.files == [folder.file("b.yaml")])
  }

  @Test(arguments: [
    ("a*b*", "abab.yaml", true), ("*/b.yaml", "x/y/b.yaml", false), ("**/b.yaml", "b.yaml", true),
    ("**/*a/*.yaml", "x/ba/c.yaml", true), ("**/*a/*.yaml", "x/ba/d/c.yaml", false),
    ("a**", "a/b.yaml", true), ("*", "a/b.yaml", false),
    (String(repeating: "*a", count: 60) + "b", String(repeating: "a", count: 200) + ".yaml", false),
    (
      String(repeating: "**a", count: 60) + "b", String(repeating: "a", count: 200) + ".yaml", false
    ),
  ])
  func `a pattern with many stars is matched in time`(
    pattern: String, name: String, isMatch: Bool
  ) throws {
    let files = ["config.yaml": "flows: ['\(pattern)']\n", name: Self.flow]
    #expect(try tests(files).files.isEmpty == !isMatch)
  }
}
