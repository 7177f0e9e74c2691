import PseudoTerminal
import Testing

/// Tests of the pictures that `flowsh test` and `flowsh picture` write.
@Suite(.blocking) struct `Pictures of walkthroughs` {
  private let directory: Directory
  private let walk: String

  init() throws {
    directory = try Directory()
    directory.write(
      """
      @app contacts
      == a person
      select Fred
      back
      expect screen Persons
      == a failure
      select Barney
      expect screen Persons
      """, to: "a.walk")
    walk = directory.file("a.walk")
  }

  private func shell(_ script: String) throws -> Program.Ending {
    try Program.shell("cd \"$DIR\"; \(script)", environment: ["DIR": directory.path])
  }

  private func picture(_ arguments: String...) throws -> Program.Ending {
    try Program.run("flowsh", ["picture", walk] + arguments)
  }

  @Test func `and recordings of a script are written to paths that start at its folder`() throws {
    let ending = try shell(
      "mkdir -p sub/in; printf '@app contacts\\nscreen --picture in/x.svg\\nrecord in/r.walk\\n' > sub/p.walk;"
        + " \"$FLOWSH\" run sub/p.walk >/dev/null && rm sub/in/* && \"$FLOWSH\" test sub/p.walk && ls sub/in;"
        + " printf 'screen --picture y.svg\\n' | \"$FLOWSH\" --app contacts >/dev/null; ls y.svg")
    #expect(ending.output.hasSuffix("r.walk\nx.svg\ny.svg\n"), "\(ending)")
  }

  @Test func `are in the HTML report, and in a merged one byte for byte`() throws {
    let walks = "test \(walk) --jobs 1"
    let one = try Program.run(
      "flowsh",
      walks.split(separator: " ").map(String.init) + [
        "--html", directory.file("1.html"), "--json", directory.file("1.json"),
      ])
    #expect(one.status == .exited(1))
    _ = try Program.run(
      "flowsh", ["merge", directory.file("1.json"), "--html", directory.file("2.html")])
    let page = directory.read("1.html")
    #expect(page.contains("<symbol id=\"p1\"") && page.contains("<use href=\"#p1\"/>"))
    #expect(directory.read("2.html") == page)
    _ = try Program.run(
      "flowsh",
      walks.split(separator: " ").map(String.init) + ["--json", directory.file("3.json")])
    #expect(!directory.read("3.json").contains("markup"))
    _ = try Program.run(
      "flowsh",
      walks.split(separator: " ").map(String.init) + [
        "--json", directory.file("4.json"), "--pictures",
      ])
    let pictures = directory.read("1.json").matches(of: /"markup": "([^"]|\\")*"/).map(\.0)
    #expect(
      directory.read("4.json").matches(of: /"markup": "([^"]|\\")*"/).map(\.0) == pictures)
    #expect(pictures.count >= 2)
  }

  @Test func `are the same for one worker and several`() throws {
    var pictures: [[Substring]] = []
    for jobs in ["1", "2"] {
      _ = try Program.run(
        "flowsh",
        ["test", walk, "--jobs", jobs, "--json", directory.file("a.json"), "--pictures"])
      let json = directory.read("a.json")
      pictures.append(json.matches(of: /"(markup|frames)": [^\n]*?[\]"](,|})/).map(\.0))
    }
    #expect(pictures[0] == pictures[1] && pictures[0].count > 5)
  }

  @Test func `a picture of a step goes to standard output or to a file`() throws {
    let after = try picture("--step", "1")
    #expect(after.output.hasPrefix("<svg xmlns=") && after.output.hasSuffix("</svg>\n"))
    #expect(after.errors == "" && after.status == .exited(0))
    let file = directory.file("a.svg")
    let written = try picture("--step", "1", "-o", file, "--case", "a per*")
    #expect(written.output == "" && written.errors == "" && written.status == .exited(0))
    #expect(directory.read("a.svg") == after.output)
    let before = try picture("--step", "2", "--before")
    #expect(before.output.hasPrefix("<svg xmlns=") && before.status == .exited(0))
    let wide = try picture("--step", "1", "--size", "regular")
    #expect(wide.output != after.output && wide.status == .exited(0))
  }

  @Test func `a picture of a failed step is written, and the failure is reported`() throws {
    let ending = try picture("--step", "2", "--case", "a failure")
    #expect(ending.output.hasPrefix("<svg "))
    #expect(ending.errors.hasPrefix("\(walk):8: expected screen \"Persons\", found"))
    #expect(ending.status == .exited(1))
    #expect(try picture("--step", "1", "--case", "a failure").status == .exited(0))
  }

  @Test func `a picture that can't be made is a usage error, or that of its file`() throws {
    let cases: [([String], String, Int32)] = [
      (["--step", "4"], "no step 4: the case \"a person\" has 3 steps", 64),
      (["--step", "0"], "--step must be a number from 1 on, not 0", 64),
      (["--step", "1", "--case", "none"], "no case has a title like \"none\"", 64),
      (
        ["--step", "3", "--case", "a failure"],
        "no step 3: the case \"a failure\" ended after 2 steps: expected screen", 64
      ),
      (["--step", "1", "-o", walk], "a picture is SVG, so its name must end in .svg", 64),
      (["--step", "1", "-o", "/tmp"], "it is a folder", 74),
      (["--step", "1", "-o", "/none/a.svg"], "the folder /none does not exist", 74),
      (["--step", "1", "--app", "none"], "no app \"none\"", 64),
      (["--step", "1", "--size", "wide"], "--size can't be 'wide'", 64),
      (["--step", "1", "--data", ""], "--data needs the path of a file", 64),
    ]
    for (arguments, message, status) in cases {
      let ending = try Program.run("flowsh", ["picture", walk] + arguments)
      #expect(ending.errors.contains(message), "\(arguments): \(ending.errors)")
      #expect(ending.status == .exited(status), "\(arguments)")
      #expect(ending.output == "")
    }
    let folder = try Program.run("flowsh", ["picture", directory.path, "--step", "1"])
    #expect(folder.errors.contains("it is a folder") && folder.status == .exited(66))
    let none = try Program.run("flowsh", ["picture", "/none.walk", "--step", "1"])
    #expect(none.status == .exited(66))
    let pictures = try Program.run("flowsh", ["test", walk, "--pictures"])
    #expect(pictures.errors.contains("--pictures needs --json or --html"))
  }

  @Test func `a crash of the process keeps the last picture, and the step before it is drawn`()
    throws
  {
    directory.write("@app traps\nexpect button Trap\ntrap\n", to: "t.walk")
    let ending = try shell(
      """
      "$PROBE" test t.walk --html t.html --json t.json >/dev/null; echo "status $?"
      "$PROBE" picture t.walk --step 1 -o 1.svg; echo "status $?"
      "$PROBE" picture t.walk --step 2 -o 2.svg; echo "status $?"
      cmp 1.svg 2.svg && echo same
      """)
    #expect(ending.output == "status 70\nstatus 0\nstatus 70\nsame\n", "\(ending)")
    #expect(directory.read("t.json").ranges(of: "\"frames\": [{\"picture\": 0").count == 2)
  }

  @Test func `a data file and a variable change what is drawn`() throws {
    directory.write("select ${who}\n", to: "b.walk")
    let file = directory.file("b.walk")
    let ending = try Program.run(
      "flowsh", ["picture", file, "--app", "contacts", "--set", "who=Fred", "--step", "1"])
    #expect(ending.status == .exited(0), "\(ending)")
    let data = try Program.run(
      "flowsh", ["picture", file, "--app", "contacts", "--data", "x.json", "--step", "1"])
    #expect(data.errors.contains("takes no data") || data.errors.contains("data"), "\(data)")
    #expect(data.status == .exited(64), "\(data)")
  }
}
