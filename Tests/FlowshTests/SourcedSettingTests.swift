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

  /// Runs scripts in one process, and returns the head of a recording that each begins at its end.
  private func heads(after scripts: [String]) throws -> [[Substring]] {
    try heads(recordedBy: scripts.map { $0 + "record r.walk\n" })
  }

  /// Runs scripts in one process, and returns the head of the recording `r.walk` of each.
  ///
  /// Each script comes through a pipe, so it isn't read in advance. The process opens its pipe when
  /// the script before has ended.
  private func heads(recordedBy scripts: [String]) throws -> [[Substring]] {
    var writers = ""
    for (place, script) in scripts.enumerated() {
      directory.write(script + "screen\nrecord stop\n", to: "\(place).steps")
      let keep = place == 0 ? "" : "mv r.walk \(place - 1).walk; "
      writers += "mkfifo \(place); (exec 3>\(place); \(keep)cat \(place).steps >&3) & "
    }
    let pipes = scripts.indices.map { " \($0)" }.joined()
    let ending = try Program.shell(
      "cd \"$DIR\"; rm -f r.walk \(pipes); \(writers)"
        + "\"$FLOWSH\" run --app contacts --no-trace \(pipes) && mv r.walk \(scripts.count - 1).walk",
      environment: ["DIR": directory.path])
    #expect(ending.status == .exited(0) && ending.errors == "", "\(ending)")
    return scripts.indices.map { place in
      directory.read("\(place).walk").split(separator: "\n").filter { $0 != "@app contacts" }
    }
  }

  private static let now = "@now 2020-02-02T00:00:00Z"

  @Test func `holds until the next title, and a later one of the main script beyond it`() throws {
    let settings: [(lines: String, running: [String]?, ofCase: [String])] = [
      ("source now.steps\n@clock virtual\n", [Self.now], []),
      ("source now.steps\n@now 2021-01-01\n", nil, ["@now 2021-01-01T00:00:00Z"]),
      ("@now 2020-02-02\nsource clock.steps\n@clock virtual\n", [Self.now], [Self.now]),
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
        ["@size regular", "@network x.json", Self.now], []
      ),
      ("source size.steps\nset clock virtual\n@size compact\n", nil, []),
    ]
    let running = settings.filter { $0.running != nil }
    let heads = try heads(
      after: running.map(\.lines) + settings.map { "\($0.lines)== b\n" })
    for (head, setting) in zip(heads, running) {
      #expect(head.map(String.init) == setting.running, "\(setting.lines)")
    }
    for (head, setting) in zip(heads.dropFirst(running.count), settings) {
      #expect(head.map(String.init) == setting.ofCase, "\(setting.lines), in a case")
    }
  }

  @Test func `about fixtures adds to those of the scripts around it for its own cases`() throws {
    let record = "== c\nrecord r.walk\n"
    directory.write("@network y.json\n", to: "inner.steps")
    directory.write("@network x.json\nsource inner.steps\n\(record)", to: "outer.steps")
    let source = "source outer.steps\n"
    #expect(try heads(recordedBy: [source]) == [["@network x.json"]])
    directory.write("@network y.json\n\(record)", to: "inner.steps")
    directory.write("@network x.json\nsource inner.steps\n", to: "outer.steps")
    #expect(try heads(recordedBy: [source]) == [["@network x.json", "@network y.json"]])
    directory.write("@network y.json\n== c\nscreen\n", to: "inner.steps")
    #expect(try heads(after: ["\(source)== b\n"]) == [[]])
  }

  @Test func `holds for the cases of the scripts that are sourced below it`() throws {
    directory.write("== c\nrecord r.walk\n", to: "inner.steps")
    directory.write("@now 2020-02-02\nsource inner.steps\n", to: "outer.steps")
    // What a case of a sourced script has for itself ends with it.
    directory.write("@network x.json\n== t\n@size regular\nscreen\n", to: "titled.steps")
    let settings: [(lines: String, head: [String])] = [
      ("source outer.steps\n", [Self.now]),
      ("source now.steps\nsource inner.steps\n", [Self.now]),
      ("source now.steps\n== b\nsource inner.steps\n", []),
      ("== a\n@size regular\nsource inner.steps\n", ["@size regular"]),
      ("== a\n@size regular\n== b\nsource inner.steps\n", []),
      (
        "== a\n@now 2020-02-02\nsource size.steps\nsource inner.steps\n",
        ["@size regular", Self.now]
      ),
      ("source titled.steps\nsource inner.steps\n", ["@network x.json"]),
      ("source data.steps\nsource inner.steps\n", ["@app storefront", "@data store.json"]),
      ("source data.steps\n@app contacts\nsource inner.steps\n", []),
      (
        "each a in (1)\n@size regular\nsource now.steps\nsource inner.steps\nend\n",
        ["@size regular", Self.now]
      ),
      ("set clock virtual\n@size regular\nsource inner.steps\n", ["@size regular"]),
    ]
    for (head, setting) in zip(try heads(recordedBy: settings.map(\.lines)), settings) {
      #expect(head.map(String.init) == setting.head, "\(setting.lines)")
    }
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
