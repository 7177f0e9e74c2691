import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Wireframes

@Suite(.serialized, .exclusive) struct `A picture of the screen` {
  private let folder: TemporaryFolder
  private var file: String { folder.file("home.svg") }

  init() throws { folder = try TemporaryFolder() }

  private func written() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  @Test func `is written to a file, which is replaced`() async throws {
    let walker = await Walker.on()
    #expect(await walker.output(of: "screen --picture \(file)") == "wrote \(file)\n\n")
    let display = try #require(walker.shell.state.shownDisplay())
    let picture = Picture(display).document()
    #expect(try written() == picture)
    await walker.run("select Fred")
    #expect(await walker.output(of: "screen \(file) --picture") == "wrote \(file)\n\n")
    #expect(try written().hasPrefix("<svg "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["home.svg"])
    #expect(walker.complaints.isEmpty)
  }

  @Test(arguments: [
    ("screen --picture", "screen: --picture needs a file"),
    ("screen --picture a b", "screen: unexpected argument \"b\""),
    ("screen --picture --all a", "screen: only one of --all, --views and --picture can be used"),
    ("screen --picture \"\"", "screen: the path is empty"),
    ("screen --pictur a", "unknown option \"--pictur\"; did you mean \"--picture\"?"),
    ("screen --picture /", "its name must end in .svg, unlike \"/\""),
    ("screen --picture own.walk", "its name must end in .svg, unlike \"own.walk\""),
    ("screen --picture -", "its name must end in .svg, unlike \"-\""),
    ("screen --picture /none/a.svg", "can't write /none/a.svg: its folder does not exist"),
  ])
  func `isn't written if`(command: String, problem: String) async throws {
    let walker = await Walker.on()
    await walker.run(command)
    let complaint = try #require(walker.complaints.first)
    #expect(complaint.contains(problem))
  }

  @Test func `can be completed with files`() async throws {
    try Data().write(to: URL(filePath: file))
    let walker = await Walker.on()
    let completer = Completer(walker.shell.state)
    #expect(
      completer.complete("screen --picture \(folder.path)/h").offers.map(\.name) == ["home.svg"])
    #expect(completer.complete("screen --all ").offers.isEmpty)
  }
}
