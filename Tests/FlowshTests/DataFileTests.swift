import PseudoTerminal
import Testing

/// Tests of `--data`, which reads an app's data from a file and checks it before anything starts.
@Suite(.blocking) struct `A data file` {
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
  func `is rejected with the position and the reason if it is invalid`(
    part: String, wrong: String, message: String
  ) throws {
    let ending = try run(Self.right.replacing(part, with: wrong))
    #expect(ending.errors == "\(directory.file("store.json")): \(message)\n")
    #expect(ending.output.isEmpty && ending.status == .exited(66))
  }

  @Test func `is rejected if it doesn't exist`() throws {
    let ending = try Program.run(
      "flowsh", ["--app", "storefront", "--data", "/no/such/file", "-c", "tree"])
    #expect(ending.errors == "/no/such/file: no such file\n")
    #expect(ending.status == .exited(66))
  }

  @Test func `is rejected with the system's reason if it can't be read`() throws {
    let long = "/" + String(repeating: "x", count: 300)
    let ending = try Program.run("flowsh", ["--app", "storefront", "--data", long, "-c", "tree"])
    #expect(ending.errors == "\(long): can't be read: File name too long\n")
    #expect(ending.status == .exited(66))
  }

  @Test func `is rejected for an app that reads no data`() throws {
    let ending = try run(Self.right, app: "contacts")
    #expect(ending.errors.contains("contacts doesn't read a data file; leave out --data and @data"))
    #expect(ending.status == .exited(64))
  }
}
