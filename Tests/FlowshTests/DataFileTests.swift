import PseudoTerminal
import Testing

/// `--data`: an app's data from a file, which is checked before anything starts.
@Suite struct `A file of data` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func run(_ json: String, app: String = "storefront") throws -> Program.Ending {
    directory.write(json, to: "store.json")
    return try Program.run(
      "flowsh",
      ["--app", app, "--data", directory.file("store.json"), "-c", "open persons"])
  }

  private static let right = """
    {"persons": [{"id": "dino", "name": "Dino", "role": "Dog", "email": ""}], "groups": [],
     "users": [], "categories": [], "products": [], "giftCards": []}
    """

  @Test func `takes the place of the app's own`() throws {
    let ending = try run(Self.right)
    #expect(ending.output.contains("1  Dino  Dog\n"))
    #expect(ending.status == .exited(0))
  }

  @Test(arguments: [
    (#""role": "Dog", "#, "", "persons[0]: missing \"role\""),
    (#""groups": []"#, #""groups": ["#, "line 1: not valid JSON"),
  ])
  func `is refused with place and reason where it is wrong`(
    part: String, wrong: String, message: String
  ) throws {
    let ending = try run(Self.right.replacing(part, with: wrong))
    #expect(ending.errors == "\(directory.file("store.json")): \(message)\n")
    #expect(ending.output.isEmpty && ending.status == .exited(66))
  }

  @Test func `is refused where there is none`() throws {
    let ending = try Program.run(
      "flowsh", ["--app", "storefront", "--data", "/no/such/file", "-c", "tree"])
    #expect(ending.errors == "/no/such/file: no such file\n")
    #expect(ending.status == .exited(66))
  }

  @Test func `is wrong usage for an app that reads none`() throws {
    let ending = try run(Self.right, app: "contacts")
    #expect(ending.errors.contains("contacts reads no file of data; leave --data out"))
    #expect(ending.status == .exited(64))
  }
}
