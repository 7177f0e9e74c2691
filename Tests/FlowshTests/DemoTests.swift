import Foundation
import Glibc
import PseudoTerminal
import Testing

/// Tests of the page that `--html` writes for scripts, commands and the prompt.
@Suite(.blocking) struct `A demo` {
  private static let walk = """
    # A comment.
    @app contacts
    == First
    note Fred is a person.
    select Fred
    back
    == Second
    login
    type Password s3same-s3same
    note The end.

    """
  private let directory: Directory
  private let page: String

  init() throws {
    directory = try Directory()
    page = directory.file("o.html")
  }

  private func run(_ arguments: [String], _ input: String = "") throws -> Program.Ending {
    try Program.run("flowsh", arguments + ["--html", page], input: input)
  }

  /// The commands of the page, one for each step.
  private var commands: [String] {
    directory.read("o.html").matches(of: /<h3>.*?<code>((?s:.*?))<\/code>/).map {
      String($0.output.1)
    }
  }

  @Test func `has the launch, cases, notes and commands of a script, and the same bytes again`()
    throws
  {
    let walk = directory.walk(Self.walk, "two.walk")
    let plain = try Program.run("flowsh", ["run", "--trace", walk])
    let ending = try run(["run", "--trace", walk])
    #expect(ending.status == .exited(0) && ending.output == plain.output)
    #expect(ending.errors.isEmpty, "\(ending.errors)")
    #expect(
      commands == [
        "@app contacts", "select Fred", "back", "Launch", "login", "type Password ********", "End",
      ])
    let text = directory.read("o.html")
    #expect(text.contains("<title>A comment – contacts</title>"))
    #expect(text.contains("<h2>First</h2>") && text.contains("<h2>Second</h2>"))
    #expect(text.contains("<p class=\"caption\">Fred is a person.</p>"))
    #expect(text.contains("<p class=\"caption\">The end.</p>"))
    #expect(text.contains(/<span class="place">[A-Za-z]+\.swift:\d+<\/span>/))
    #expect(!text.contains("s3same") && !text.contains(directory.path))
    #expect(try run(["run", "--trace", walk]).status == .exited(0))
    #expect(directory.read("o.html") == text)
  }

  /// `ScriptTitleTests` checks which comments are titles.
  @Test(arguments: [("# One two.\n# Three.\nwhere\n", "One two"), ("where\n# One.\n", "a")])
  func `has the comment on the first line as its title, or the name of the script`(
    text: String, title: String
  ) throws {
    let ending = try run(["--app", "contacts", directory.walk(text)])
    #expect(ending.status == .exited(0), "\(ending)")
    #expect(directory.read("o.html").contains("<h1>\(title)</h1>"))
  }

  @Test func `has a caption until its paragraph ends`() throws {
    let walk =
      "note One.\nselect Fred\nback\n\nselect Fred\nnote Two.\nback\n# More.\nselect Fred\n"
    for piped in [false, true] {
      let ending =
        piped
        ? try run(["--app", "contacts"], walk)
        : try run(["--app", "contacts", directory.walk(walk)])
      #expect(ending.status == .exited(0))
      let steps = directory.read("o.html").split(separator: "<article").dropFirst()
      #expect(
        steps.map { $0.prefix(80).contains("data-silent") }
          == [false, false, false, true, false, true])
    }
  }

  @Test func `lists what is left behind at the end, on its last step`() throws {
    let ending = try Program.run(
      "flowsh",
      [
        "--html", page, "--app", "leaky", "-c", "select Fred", "-c", "back", "-c", "note Bye.",
      ])
    #expect(ending.output.contains("left behind at the end"), "\(ending.output)")
    let last = directory.read("o.html").split(separator: "<article").last ?? ""
    #expect(commands.last == "End" && last.contains("<h4>Printed</h4><pre>"))
    #expect(last.contains("left behind at the end:"))
  }

  @Test func `has the beginning of long texts`() throws {
    let data = try String(
      contentsOf: Document.root.appending(path: "Sources/Apps/Storefront/Storefront.json"),
      encoding: .utf8)
    let long = "L" + String(repeating: "i", count: 100_000) + "n"
    directory.write(data.replacing("Linen dress", with: long), to: "long.json")
    let walk = directory.walk(
      "open catalog\nselect Women\nselect Dresses\n"
        + String(repeating: "select 1\nback\n", count: 10))
    let ending = try run(
      ["--app", "storefront", "--data", directory.file("long.json"), walk])
    #expect(ending.status == .exited(0), "\(ending.status) \(ending.errors.prefix(300))")
    let text = directory.read("o.html")
    #expect(commands.count == 24)
    #expect(text.contains("Liiiii") && text.utf8.count < 250_000, "\(text.utf8.count)")
  }

  /// `The arguments of the program` checks other options.
  @Test func `is written to one file only`() throws {
    let ending = try Program.run(
      "flowsh", ["-c", "where", "--html", page, "--html", page + "2"])
    #expect(ending.status == .exited(64) && ending.output.isEmpty)
    #expect(ending.errors.contains("--html is given twice; specify one value"), "\(ending.errors)")
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test func `has the title of a script that is too large to be read in advance`() throws {
    let note = String(repeating: "n", count: 100_000)
    let walk = directory.walk("# A long story.\n@app contacts\nnote \(note)\n", "long.walk")
    #expect(try run(["run", walk]).status == .exited(0))
    #expect(directory.read("o.html").contains("<title>A long story – contacts</title>"))
  }

  @Test func `is written for a pipe and for commands, with the app's name as its title`() throws {
    #expect(try run([], "@app contacts\nselect Fred\n").status == .exited(0))
    #expect(commands == ["@app contacts", "select Fred"])
    #expect(try run(["--app", "contacts", "-c", "select Fred; back"]).status == .exited(0))
    #expect(commands == ["Launch", "select Fred", "back"])
    #expect(directory.read("o.html").contains("<title>contacts</title>"))
  }

  @Test func `of a script that fails ends with the failure, and the status stays`() throws {
    let ending = try run(["--app", "contacts", "-c", "select Nobody <b>\nback"])
    #expect(ending.status == .exited(1))
    #expect(commands == ["Launch", "select Nobody &lt;b&gt;"])
    #expect(directory.read("o.html").contains("<p class=\"reason\">no row"))
  }

  @Test func `of an app that ends the process has the command that ended it`() throws {
    let ending = try Program.run(
      "FlowshProbe", ["--app", "traps", "-c", "tap Exit", "--html", page])
    #expect(ending.status == .exited(70))
    #expect(commands.last == "tap Exit")
    #expect(directory.read("o.html").contains("data-status=\"failed\""))
  }

  @Test func `goes to standard output in place of the transcript`() throws {
    let ending = try Program.run(
      "flowsh", ["--app", "contacts", "-c", "select Fred", "--html", "-"])
    #expect(ending.status == .exited(0))
    #expect(ending.output.hasPrefix("<!DOCTYPE html>") && ending.output.hasSuffix("</html>\n"))
  }

  @Test func `never replaces an input, and nothing runs`() throws {
    let walk = directory.walk("select Fred\n")
    for path in [walk, directory.path + "/./a.walk"] {
      let ending = try Program.run("flowsh", ["run", walk, "--html", path])
      #expect(ending.status == .exited(64) && ending.output.isEmpty)
      #expect(ending.errors.contains("would replace"))
    }
    let piped = try Program.shell("\"$FLOWSH\" --html \(walk) < \(walk)")
    #expect(piped.status == .exited(64) && piped.errors.contains("would replace /dev/stdin"))
    #expect(directory.read("a.walk") == "select Fred\n")
    #expect(try Program.run("flowsh", ["-c", "where", "--html", ""]).status == .exited(64))
  }

  @Test(arguments: ["", "/missing/o.html", "/a.walk/o.html"])
  func `that can't be written is refused before anything runs`(path: String) throws {
    directory.write("where\n", to: "a.walk")
    let ending = try Program.run(
      "flowsh", ["-c", "where", "--html", directory.path + path])
    #expect(ending.status == .exited(74) && ending.output.isEmpty)
    #expect(ending.errors.hasPrefix("\(directory.path + path): "), "\(ending.errors)")
  }

  @Test func `to a full disk leaves the status of an output that can't be written`() throws {
    let ending = try Program.run("flowsh", ["-c", "where", "--html", "/dev/full"])
    #expect(ending.status == .exited(74))
    #expect(ending.errors.contains("/dev/full"))
  }

  @Test func `of a prompt leaves out what was mistyped and taken back`() throws {
    let shell = try ShellTerminal("flowsh", ["--no-trace", "--html", page])
    try shell.enter("selct Fred", prompt: "Persons> ")
    try shell.enter("select Frod", prompt: "Persons> ")
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    try shell.enter("where", prompt: "Persons › Fred> ")
    try shell.enter("undo", prompt: "Persons> ")
    try shell.enter("redo", prompt: "Persons › Fred> ")
    try shell.enter("back", prompt: "Persons> ")
    try shell.enter("select Barney", prompt: "Persons › Barney> ")
    try shell.enter("undo 2", prompt: "Persons › Fred> ")
    try shell.enter("! select Nobody", prompt: "Persons › Fred> ")
    try shell.type("\u{4}", expecting: "o.html plays these commands")
    #expect(try shell.terminal.waitForExit() == .exited(0))
    #expect(commands == ["Launch", "select Fred", "where", "! select Nobody"])
  }

  @Test func `of a prompt has a link that the app refuses again after it was taken back`() throws {
    let shell = try ShellTerminal("flowsh", ["--no-trace", "--html", page])
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    try shell.enter("open foo://x", prompt: "Persons › Fred> ")
    try shell.enter("back", prompt: "Persons> ")
    try shell.enter("undo 2", prompt: "Persons › Fred> ")
    try shell.enter("redo", prompt: "Persons › Fred> ")
    try shell.enter("redo", prompt: "Persons> ")
    try shell.type("\u{4}", expecting: "o.html plays these commands")
    #expect(try shell.terminal.waitForExit() == .exited(0))
    #expect(commands == ["Launch", "select Fred", "open foo://x", "back"])
  }

  @Test func `of a prompt is written when the prompt ends, which says where`() throws {
    let shell = try ShellTerminal("flowsh", ["--no-trace", "--html", page])
    try shell.enter("select Fred", prompt: "Persons › Fred> ")
    #expect(!FileManager.default.fileExists(atPath: page))
    try shell.type("\u{4}", expecting: "o.html plays these commands")
    #expect(try shell.terminal.waitForExit() == .exited(0))
    #expect(commands == ["Launch", "select Fred"])
  }
}
