import PseudoTerminal
import Testing

/// Tests of `run` with several scripts, each of which begins in the same world as in `test`.
@Suite(.blocking) struct `Several scripts in one run` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func shell(_ script: String) throws -> Program.Ending {
    try Program.shell("cd \"$DIR\"; \(script)", environment: ["DIR": directory.path])
  }

  /// Pairs of scripts, of which the first sets what the second expects not to hold.
  private static let pairs = [
    ("@app leaky\n== a\n@size regular\nexpect size regular\n", "expect size compact\n"),
    ("@app leaky\n@size regular\nselect Fred\n", "expect size compact; expect stack Persons\n"),
    ("@app contacts\nselect Fred\n", "expect button Poster\nexpect event windowRoot\n"),
    ("@app leaky\nset leaks off\n", "select Fred\nback\n! expect no leaks\n"),
    ("leaks keep PersonCoordinator\n", "select Fred\nback\n! expect no leaks\n"),
    ("select Fred\nback\n", "expect no leaks\n"),
    ("set trace off\n", "select Fred\nexpect call start\n"),
    ("@now 2020-02-02\n== a\nselect Fred\n", "@clock virtual\nexpect screen Persons\n"),
    ("relaunch leaky://groups/Choir\n", "== b\nexpect stack Persons\n"),
    ("screen\n", "expect no output Fred\n"),
    ("setup\nselect Fred\nend\nexpect screen Fred\n", "expect screen Persons\n"),
  ]

  @Test(arguments: ["test", "run", "run --no-echo"])
  func `begin in the same world`(way: String) throws {
    var files: [String] = []
    for (place, (first, second)) in Self.pairs.enumerated() {
      files += ["\(place)a.walk", "\(place)b.walk"]
      directory.write(first, to: "\(place)a.walk")
      directory.write(second, to: "\(place)b.walk")
    }
    let ending = try shell("exec \"$FLOWSH\" \(way) --app leaky \(files.joined(separator: " "))")
    #expect(ending.status == .exited(0) && ending.errors == "", "\(ending)")
    guard way == "run" else { return }
    // A script that isn't read in advance begins like the others.
    let pipes = files.filter { $0.hasSuffix("b.walk") }
    let writers = pipes.map { "mkfifo \($0).pipe; cat \($0) >\($0).pipe & " }.joined()
    let paths = files.map { pipes.contains($0) ? $0 + ".pipe" : $0 }.joined(separator: " ")
    let piped = try shell("\(writers)exec \"$FLOWSH\" run --app leaky \(paths)")
    #expect(piped.status == .exited(0) && piped.errors == "", "\(piped)")
  }

  @Test func `the options of a script aren't those of the next one`() throws {
    directory.write("set keep-going on\nset format json\n", to: "a.walk")
    directory.write("tap Nope\nnote reached\n", to: "b.walk")
    let ending = try shell("exec \"$FLOWSH\" run --app contacts a.walk b.walk")
    #expect(ending.status == .exited(1) && ending.errors.contains("b.walk:1: "), "\(ending)")
    #expect(!ending.output.contains("reached") && ending.output.contains("\nPersons> tap Nope\n"))
  }

  @Test func `the clock of a script isn't that of the next one`() throws {
    directory.write("set clock virtual\n", to: "a.walk")
    directory.write("@now 2020-02-02\n", to: "b.walk")
    directory.write("set clock\n", to: "c.walk")
    for first in ["a", "b"] {
      let ending = try shell("exec \"$FLOWSH\" run --app contacts \(first).walk c.walk")
      #expect(ending.output.contains("\nclock real\n"), "\(ending)")
    }
    let given = try shell("exec \"$FLOWSH\" run --no-leaks c.walk -c 'set leaks'")
    #expect(given.output.contains("\nleaks off\n"), "\(given)")
  }

  @Test func `a script begins after one that has crashed the app`() throws {
    directory.write("break\n", to: "a.walk")
    directory.write("expect stack Rules\n", to: "b.walk")
    let ending = try shell("exec \"$PROBE\" run --app rules --keep-going a.walk b.walk")
    #expect(ending.status == .exited(70) && ending.errors.contains("a.walk:1: "), "\(ending)")
    #expect(!ending.errors.contains("b.walk"), "\(ending)")
  }

  @Test func `a command of the option -c continues where the last script has ended`() throws {
    directory.write("select Fred\n", to: "a.walk")
    directory.write("select Barney\n", to: "b.walk")
    let ending = try shell(
      "exec \"$FLOWSH\" run --app contacts a.walk b.walk -c 'expect screen Barney' -c back")
    #expect(ending.status == .exited(0), "\(ending)")
  }

  @Test func `what outlives the app of a script is listed at its end`() throws {
    directory.write("browse\n", to: "a.walk")
    let one = try shell("exec \"$PROBE\" run --app survivors a.walk")
    let two = try shell("exec \"$PROBE\" run --app survivors a.walk a.walk")
    #expect(one.output.contains("left behind after the app ended:\nListCoordinator\n"))
    #expect(two.output == one.output + one.output)
  }

  @Test func `a page that plays scripts shows each launch`() throws {
    directory.write("@app contacts\nselect Fred\n", to: "a.walk")
    directory.write("select Barney\n", to: "b.walk")
    let ending = try shell(
      "\"$FLOWSH\" run --app contacts --html a.html a.walk b.walk >/dev/null"
        + " && grep -oE '<code>(@app contacts|Launch|select [A-Z][a-z]+)</code>' a.html")
    let steps = ["@app contacts", "select Fred", "Launch", "select Barney"]
    #expect(ending.output == steps.map { "<code>\($0)</code>\n" }.joined(), "\(ending)")
  }

  // MARK: Data

  private func writeData(_ person: String, to name: String) {
    directory.write(
      """
      {"persons": [{"id": "1", "name": "\(person)", "role": "", "email": ""}], "groups": [],
       "users": [], "categories": [], "products": [], "giftCards": []}
      """, to: name)
  }

  @Test func `@data is for the app above it, or for that of the command line`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app storefront\nscreen\n", to: "a.walk")
    directory.write("@app contacts\nscreen\n", to: "c.walk")
    directory.write("@data store.json\nopen persons\nexpect row Ann\n", to: "b.walk")
    for way in ["test", "run"] {
      let other = try shell("exec \"$FLOWSH\" \(way) --app contacts a.walk b.walk")
      #expect(
        other.errors == "b.walk:1: contacts doesn't read a data file; leave out --data and @data\n",
        "\(way): \(other)")
      #expect(other.status == .exited(64), "\(way): \(other)")
      for files in ["c.walk b.walk", "--app storefront c.walk b.walk"] {
        let ending = try shell("exec \"$FLOWSH\" \(way) \(files)")
        #expect(ending.status == .exited(0) && ending.errors == "", "\(way): \(ending)")
      }
    }
  }
}
