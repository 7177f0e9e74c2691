import Testing

@testable import FlowshCommand

@Suite struct `The environment of GitHub Actions` {
  private let variables = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "/w/repo"]

  @Test func `counts only if it says so`() {
    #expect(GitHubActions(environment: [:], folder: "/w") == nil)
    #expect(GitHubActions(environment: ["GITHUB_ACTIONS": "1"], folder: "/w") == nil)
    #expect(GitHubActions(environment: ["GITHUB_ACTIONS": "true"], folder: "/w") != nil)
  }

  @Test(arguments: [
    ("/w/repo/ios/App", "ios/App/"), ("/w/repo", ""), ("/w/repository", ""), ("/tmp", ""),
  ])
  func `says where the current folder is in the repository`(folder: String, prefix: String) {
    #expect(GitHubActions(environment: variables, folder: folder)?.folder == prefix)
  }

  @Test func `commands are off between lines that nobody can guess`() throws {
    let one = try #require(GitHubActions(environment: variables, folder: "/"))
    let two = try #require(GitHubActions(environment: variables, folder: "/"))
    #expect(one.start != two.start && one.start.hasPrefix("::stop-commands::flowsh-"))
    #expect(one.end == "::\(one.start.dropFirst("::stop-commands::".count).dropLast())::\n")
  }
}
