import Foundation
import Glibc
import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

/// The walkthroughs that `flowsh explore` reads as coverage, and those that it writes beside them.
@Suite(.blocking) struct `Walkthroughs beside explore` {
  private func explore(_ arguments: String..., program: String = "flowsh") throws -> Program.Ending
  {
    try Program.run(program, ["explore"] + arguments)
  }

  @Test func `writes walks that fail until the app is mended, and name the fault`() throws {
    let directory = try Directory()
    let ending = try explore("--app", "leaky", "--depth", "0", "--write", directory.file("out"))
    #expect(ending.status == .exited(1))
    let leak = "  leak: LoginCoordinator left behind, after: login; dismiss"
    let place = try #require(ending.lines.firstIndex { $0.hasPrefix(leak) })
    let line = ending.lines[place]
    #expect(ending.lines[place + 1].hasPrefix("    held by AppDelegate.appCoordinator → "))
    #expect(ending.lines[place + 1].hasSuffix(" → LoginCoordinator"))
    let path = try #require(line.split(separator: "→ ").last.map(String.init))
    let walk = directory.read(String(path.dropFirst(directory.path.count + 1)))
    #expect(
      walk.contains("\n@app leaky\n\n== leak: LoginCoordinator left behind\nlogin\ndismiss\n"))
    let test = try Program.run("flowsh", ["test", path])
    #expect(test.status == .exited(1))
    #expect(test.output.contains("expected no leaks, found \"LoginCoordinator\""))
    let again = try explore(
      "--app", "leaky", "--depth", "0", "--write", directory.file("out"), "--fail-on", "none")
    #expect(again.output == ending.output && again.status == .exited(0))
  }

  @Test(arguments: [("w", "w/"), ("w/", "w"), ("w/", "./w")])
  func `the folder that is written first may be that of the coverage, with or without a slash`(
    coverage: String, write: String
  ) throws {
    let directory = try Directory()
    let ending = try explore(
      "--app", "contacts", "--limit", "5", "--coverage",
      directory.path + "/" + coverage, "--write", directory.path + "/" + write)
    #expect(ending.status == .exited(0), "\(ending.errors)")
    #expect(ending.output.contains(": 0 of "), "\(ending.output)")
  }

  @Test func `marks what walkthroughs take, and writes walks for the rest, which pass`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nselect Fred\nback\n")
    let ending = try explore(
      "--app", "contacts", "--depth", "0", "--coverage", walk, "--write", directory.file("out"))
    let covered = try #require(ending.lines.first { $0.hasPrefix("covered by ") })
    #expect(
      covered.wholeMatch(of: /covered by .*: \d of \d+ moves onward to another screen \(\d+ %\)/)
        != nil, "\(covered)")
    let missing = directory.file("out/missing")
    #expect(ending.lines.last { !$0.isEmpty }?.hasSuffix("→ \(missing)/*.walk") == true)
    #expect(try Program.run("flowsh", ["test", missing]).status == .exited(0))
    let all = try explore("--app", "contacts", "--depth", "0", "--coverage", walk, missing)
    #expect(all.output.contains("(100 %)") && !all.output.contains("never taken"), "\(all.output)")
  }

  @Test func `writes the missing walks into the folder of the walkthroughs, where they stay`()
    throws
  {
    let directory = try Directory()
    let folder = directory.file("walks")
    func run() throws -> (output: String, walks: [String]) {
      let ending = try explore(
        "--app", "contacts", "--depth", "0", "--coverage", folder, "--write", folder)
      #expect(ending.status == .exited(0), "\(ending.errors)")
      let missing = try FileManager.default.contentsOfDirectory(
        atPath: directory.file("walks/missing"))
      return (ending.output, missing.sorted())
    }
    let first = try run()
    #expect(first.walks.count > 5 && !first.output.contains("(100 %)"))
    let name = "walks/missing/" + first.walks[0]
    directory.write(directory.read(name) + "\n== my own case\nopen Groups\n", to: name)
    for _ in 0..<2 {
      let next = try run()
      #expect(next.output.contains("(100 %)"), "\(next.output)")
      #expect(next.walks == first.walks)
    }
    #expect(directory.read(name).contains("== my own case"))
  }

  @Test func `keeps what its walkthroughs source, and the one from whose end it explores`() throws {
    let directory = try Directory()
    let out = directory.file("w")
    let contacts = ["explore", "--app", "contacts", "--depth", "0"]
    _ = try Program.run("flowsh", contacts + ["--write", out, "--coverage", out])
    let names = try FileManager.default.contentsOfDirectory(atPath: out + "/missing").sorted()
    let tour = directory.walk("@app contacts\n\nsource w/missing/\(names[0])\n", "tour.walk")
    for option in ["--coverage", "--from"] {
      _ = try Program.run(
        "flowsh", contacts + [option, tour, "--write", out, "--coverage", tour])
      #expect(try Program.run("flowsh", ["test", tour]).status == .exited(0))
    }
    let start = out + "/missing/" + names[1]
    let text = directory.read("w/missing/" + names[1])
    for _ in 0..<2 {
      _ = try explore(
        "--depth", "0", "--limit", "20", "--from", start, "--write", out, "--coverage", tour)
      #expect(directory.read("w/missing/" + names[1]) == text)
    }
  }

  @Test func `names the first case of its walkthroughs that fails, but no walk of a finding`()
    throws
  {
    let directory = try Directory()
    let out = directory.file("w")
    func run() throws -> String {
      try explore(
        "--app", "leaky", "--limit", "12", "--coverage", out, "--write", out
      ).errors
    }
    #expect(try run().isEmpty)
    #expect(try run().isEmpty)
    _ = directory.walk("@app leaky\n\n== nowhere\nopen Nowhere\n", "w/bad.walk")
    #expect(
      try run().contains(
        "1 case of --coverage failed, and only what ran until then counts; the first is in \(out)/bad.walk: nowhere"
      ))
  }

  @Test func `counts the walkthroughs of a linked folder, and refuses one that isn't there`() throws
  {
    let directory = try Directory()
    mkdir(directory.file("real"), 0o700)
    _ = directory.walk("@app contacts\n\nselect Fred\nback\n", "real/a.walk")
    #expect(symlink("real", directory.file("link")) == 0)
    let link = directory.file("link")
    let linked = try explore(
      "--app", "contacts", "--limit", "10", "--coverage", link, "--write", link + "/")
    #expect(linked.output.contains(": 1 of "), "\(linked.output)")
    #expect(!linked.output.contains("//"))
    let none = try explore(
      "--app", "contacts", "--coverage", directory.file("no/a"), "--write", directory.file("nor/b"))
    #expect(none.status == .exited(66), "\(none.errors)")
    let both = try explore("--app", "contacts", "--json", link + "/w", "--write", link + "/w")
    #expect(both.status == .exited(64) && both.errors.contains("can't both write to"))
  }

  @Test func `doesn't replace what its walkthroughs read`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nsource b.txt\n")
    directory.write("select Fred\n", to: "b.txt")
    for option in ["--coverage", "--from"] {
      let ending = try explore("--app", "contacts", option, walk, "--json", directory.file("b.txt"))
      #expect(ending.status == .exited(64) && ending.errors.contains("would replace"))
      #expect(directory.read("b.txt") == "select Fred\n")
    }
    let map = directory.file("map.json")
    let (file, link) = (["--json", map], directory.file("link.json"))
    _ = try Program.run("flowsh", ["explore", "--app", "contacts", "--limit", "1"] + file)
    #expect(symlink(map, link) == 0)
    let again = try explore(
      "--app", "contacts", "--limit", "1", "--baseline", link, "--json", map)
    #expect(again.status == .exited(0), "\(again.errors)")
  }

  @Test func `names walkthroughs in the same way on every machine`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nselect Fred\n")
    let ending = try explore(
      "--app", "contacts", "--limit", "5", "--coverage", directory.path, "--json", "-")
    #expect(!ending.output.contains(directory.path), "\(ending.output.suffix(500))")
    let names = [directory.path, walk].map { ($0 as NSString).lastPathComponent }
    #expect(ending.output.contains("\"\(names[0])\"") && ending.output.contains("\"\(names[1]): "))
  }
}
