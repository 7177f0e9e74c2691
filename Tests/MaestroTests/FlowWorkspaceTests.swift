import Files
import Maestro
import Script
import TestSupport
import Testing

/// The flows of a folder.
struct FlowWorkspaceTests {
  private func tests(
    _ files: [String: String], isNamed: Bool = true
  ) throws -> (files: [String], mistakes: [String]) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let names = try FolderListing.names(in: folder.path)
      .compactMap { String(validating: $0, as: UTF8.self) }
    let tests = FlowTranslator(apps: []).tests(in: folder.path, names, isNamed: isNamed)
    return (
      tests.files.map(folder.relative),
      tests.mistakes.map { folder.relative("\($0.path):\($0.mistake.line): \($0.mistake.problem)") }
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
    #expect(try tests(["config.yaml": "title: blog\n", "a.yaml": Self.flow]).files == [])
  }
}
