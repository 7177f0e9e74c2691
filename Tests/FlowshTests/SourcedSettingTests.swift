import PseudoTerminal
import Testing

/// Tests that what a sourced script sets holds until the next title of the script that sources it,
/// and no longer.
///
/// The head of a recording says what the app was launched with.
@Suite(.blocking) struct `A setting of a sourced script` {
  private let directory: Directory

  init() throws {
    directory = try Directory()
    directory.write("[]", to: "x.json")
    directory.write("[]", to: "y.json")
    directory.write(
      """
      {"persons": [{"id": "1", "name": "Ann", "role": "", "email": ""}], "groups": [],
       "users": [], "categories": [], "products": [], "giftCards": []}
      """, to: "store.json")
    for setting in [
      "now 2020-02-02", "clock virtual", "size regular", "network x.json", "app storefront",
    ] {
      directory.write("@\(setting)\n", to: "\(setting.prefix { $0 != " " }).steps")
    }
    directory.write("@app storefront\n@data store.json\n", to: "data.steps")
  }

  /// Runs lines through a pipe, and returns the head of a recording that begins then.
  private func head(after lines: String) throws -> [Substring] {
    try head(recordedBy: lines + "record r.walk\n")
  }

  private func head(recordedBy lines: String) throws -> [Substring] {
    let ending = try Program.shell(
      "cd \"$DIR\"; rm -f r.walk; exec \"$FLOWSH\" --app contacts --no-trace",
      input: lines + "screen\nrecord stop\n", environment: ["DIR": directory.path])
    #expect(ending.status == .exited(0) && ending.errors == "", "\(ending)")
    return directory.read("r.walk").split(separator: "\n").filter { $0 != "@app contacts" }
  }

  private static let now = "@now 2020-02-02T00:00:00Z"

  @Test(
    arguments: [
      ("source now.steps\n@clock virtual\n", [now], []),
      ("source now.steps\n@now 2021-01-01\n", nil, ["@now 2021-01-01T00:00:00Z"]),
      ("@now 2020-02-02\nsource clock.steps\n@clock virtual\n", [now], [now]),
      (
        "source size.steps\n@network y.json\n", ["@size regular", "@network y.json"],
        ["@network y.json"]
      ),
      (
        "source network.steps\n@size regular\n", ["@size regular", "@network x.json"],
        ["@size regular"]
      ),
      (
        "source network.steps\n@network y.json\n", ["@network x.json", "@network y.json"],
        ["@network y.json"]
      ),
      ("source network.steps\nsource size.steps\n", ["@size regular", "@network x.json"], []),
      (
        "source data.steps\n@app storefront\n", ["@app storefront", "@data store.json"],
        ["@app storefront"]
      ),
      ("source app.steps\n@data store.json\n", ["@app storefront", "@data store.json"], []),
      (
        "source data.steps\n@size regular\n",
        ["@app storefront", "@size regular", "@data store.json"], ["@size regular"]
      ),
      ("source data.steps\n@app contacts\n", [], []),
      (
        "== a\n@size regular\nsource network.steps\n@now 2020-02-02\n",
        ["@size regular", "@network x.json", now], []
      ),
      ("source size.steps\nset clock virtual\n@size compact\n", nil, []),
    ] as [(String, [String]?, [String])])
  func `holds until the next title, and a later one of the main script beyond it`(
    lines: String, running: [String]?, ofCase: [String]
  ) throws {
    if let running { #expect(try head(after: lines) == running.map { $0[...] }, "\(lines)") }
    #expect(try head(after: lines + "== b\n") == ofCase.map { $0[...] }, "\(lines)")
  }

  @Test func `about fixtures adds to those of the scripts around it for its own cases`() throws {
    let record = "== c\nrecord r.walk\n"
    directory.write("@network y.json\n", to: "inner.steps")
    directory.write("@network x.json\nsource inner.steps\n\(record)", to: "outer.steps")
    #expect(try head(recordedBy: "source outer.steps\n") == ["@network x.json"])
    directory.write("@network y.json\n\(record)", to: "inner.steps")
    directory.write("@network x.json\nsource inner.steps\n", to: "outer.steps")
    #expect(
      try head(recordedBy: "source outer.steps\n") == ["@network x.json", "@network y.json"])
    directory.write("@network y.json\n== c\nscreen\n", to: "inner.steps")
    #expect(try head(after: "source outer.steps\n== b\n") == [])
  }

  @Test(
    arguments: [
      ("source outer.steps\n", [now]),
      ("source now.steps\nsource inner.steps\n", [now]),
      ("source now.steps\n== b\nsource inner.steps\n", []),
      ("== a\n@size regular\nsource inner.steps\n", ["@size regular"]),
      ("== a\n@size regular\n== b\nsource inner.steps\n", []),
      ("== a\n@now 2020-02-02\nsource size.steps\nsource inner.steps\n", ["@size regular", now]),
      ("source titled.steps\nsource inner.steps\n", ["@network x.json"]),
      ("source data.steps\nsource inner.steps\n", ["@app storefront", "@data store.json"]),
      ("source data.steps\n@app contacts\nsource inner.steps\n", []),
      (
        "each a in (1)\n@size regular\nsource now.steps\nsource inner.steps\nend\n",
        ["@size regular", now]
      ),
      ("set clock virtual\n@size regular\nsource inner.steps\n", ["@size regular"]),
    ] as [(String, [String])])
  func `holds for the cases of the scripts that are sourced below it`(
    lines: String, head: [String]
  ) throws {
    directory.write("== c\nrecord r.walk\n", to: "inner.steps")
    directory.write("@now 2020-02-02\nsource inner.steps\n", to: "outer.steps")
    // What a case of a sourced script has for itself ends with it.
    directory.write("@network x.json\n== t\n@size regular\nscreen\n", to: "titled.steps")
    #expect(try self.head(recordedBy: lines) == head.map { $0[...] }, "\(lines)")
  }

  @Test func `of a case holds in the cases that it sources, in a test as in a run`() throws {
    directory.write("== c\nexpect size regular\n", to: "inner.steps")
    directory.write(
      "@app contacts\n== a\n@size regular\nsource inner.steps\n== b\nexpect size compact\n",
      to: "a.walk")
    for way in ["run", "test"] {
      let ending = try Program.shell(
        "cd \"$DIR\"; exec \"$FLOWSH\" \(way) a.walk", environment: ["DIR": directory.path])
      #expect(ending.status == .exited(0), "\(way): \(ending)")
    }
  }
}
