import PseudoTerminal

/// An exploration of Contacts, which is made once for all tests that read what it has written.
struct ExploredContacts {
  private static let result = Result { try Self() }

  /// How `explore` ended.
  let ending: Program.Ending
  /// The map as JSON.
  let map: String
  /// The map as a page.
  let page: String

  private init() throws {
    let directory = try Directory()
    let (map, page) = (directory.file("map.json"), directory.file("map.html"))
    ending = try Program.run(
      "flowsh", ["explore", "--app", "contacts", "--json", map, "--html", page])
    self.map = directory.read("map.json")
    self.page = directory.read("map.html")
  }

  /// Returns the exploration, which the first caller waits for.
  static func get() throws -> Self { try result.get() }
}

extension Directory {
  /// Writes the map of Contacts as JSON and returns its path.
  func mapOfContacts() throws -> String {
    write(try ExploredContacts.get().map, to: "map.json")
    return file("map.json")
  }
}
