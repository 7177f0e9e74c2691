import PseudoTerminal
import Testing

/// `--data`: an app's data from a file, which is checked before anything starts.
@Suite(.blocking) struct `A file of data` {
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

  @Test func `replaces the app's own data`() throws {
    let ending = try run(Self.right)
    #expect(ending.output.contains("1  Dino  Dog\n"))
    #expect(ending.status == .exited(0))
  }

  @Test(arguments: [
    (#""role": "Dog", "#, "", "persons[0]: missing \"role\""),
    (#""groups": []"#, #""groups": ["#, "line 1: not valid JSON"),
  ])
  func `is refused with position and reason if it is invalid`(
    part: String, wrong: String, message: String
  ) throws {
    let ending = try run(Self.right.replacing(part, with: wrong))
    #expect(ending.errors == "\(directory.file("store.json")): \(message)\n")
    #expect(ending.output.isEmpty && ending.status == .exited(66))
  }

  @Test func `is refused if the file doesn't exist`() throws {
    let ending = try Program.run(
      "flowsh", ["--app", "storefront", "--data", "/no/such/file", "-c", "tree"])
    #expect(ending.errors == "/no/such/file: no such file\n")
    #expect(ending.status == .exited(66))
  }

  @Test func `is wrong usage for an app that reads no data`() throws {
    let ending = try run(Self.right, app: "contacts")
    #expect(ending.errors.contains("contacts doesn't read a data file; remove --data"))
    #expect(ending.status == .exited(64))
  }
}
