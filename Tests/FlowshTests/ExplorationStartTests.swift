import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Explorations from the end of a walkthrough, or from the prompt: the app is launched as the
/// walkthrough and the prompt launch it.
@Suite(.blocking) struct `An exploration begins with` {
  private func explore(
    _ arguments: String..., program: String = "flowsh"
  ) throws -> Program.Ending {
    try Program.run(program, ["explore"] + arguments)
  }

  /// Returns the contents of the files in a folder.
  private func texts(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }

  private static let alerts = """
    [{"url": "https://weather.example/v1/*", "body": {"sky": "Clear", "degrees": 7}}]

    """

  /// A session that keeps a class on purpose and explores from another screen than the first.
  private static let prompt = Result {
    try Program.run(
      "FlowshProbe", ["--app", "survivors", "--no-trace"],
      input: "leaks keep LoopingRouter\nbrowse\nexplore\nwhere\n")
  }

  @Test func `an alert that a link asks again, behind which nothing changes`() throws {
    let directory = try Directory()
    let walk = directory.walk(
      """
      @app storefront

      open Persons
      swipe Fred Edit
      login fred yabba
      cancel Fred Fred fred@example.org

      """)
    let ending = try explore(
      "--from", walk, "--open", "storefront://persons/Barney", "--limit", "20")
    #expect(ending.output.contains("findings: none"), "\(ending.output)")
  }

  @Test func `the fixtures of the walkthrough, which the written walks name`() throws {
    let directory = try Directory()
    directory.write(Self.alerts, to: "net.json")
    let walk = directory.walk("@network net.json\n\ntap Alerts\nexpect screen Weather\n")
    let test = try Program.run("WeatherProbe", ["test", walk])
    #expect(test.status == .exited(0), "\(test.output)")
    let out = directory.file("out")
    let ending = try explore(
      "--from", walk, "--coverage", walk, "--write", out, "--json", directory.file("map.json"),
      program: "WeatherProbe")
    #expect(!ending.output.contains("doesn't offer"), "\(ending.output)")
    #expect(!ending.output.contains("No fixture"), "\(ending.output)")
    let written = try Program.run("WeatherProbe", ["test", out])
    #expect(written.output.contains(" passed"), "\(ending.output) \(written.output)")
    #expect(!written.output.contains("No fixture"), "\(written.output)")
    let map = directory.read("map.json")
    #expect(map.contains("\"Weather\"") && !map.contains("No fixture"), "\(map)")
  }

  @Test func `the date of the walkthrough, which the written walks name`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app dated\n@now 2031-05-06T07:08:09.5+01:00\n\nscreen\n")
    let out = directory.file("out")
    let ending = try explore(
      "--from", walk, "--write", out, "--json", "-", program: "FlowshProbe")
    #expect(ending.output.contains("\"name\" : \"2031-05-06T06:08:09Z\""), "\(ending.output)")
    let finding = directory.read("out/findings/dead-end-1.walk")
    #expect(finding.contains("\n@now 2031-05-06T06:08:09.500Z\n"), "\(finding)")
    let test = try Program.run("FlowshProbe", ["test", out])
    #expect(test.output.contains("expected no screen \"2031-05-06T06:08:09Z\""), "\(test.output)")
  }

  @Test func `the launch URL of the walkthrough, with which the written walks begin`() throws {
    let directory = try Directory()
    let command = "relaunch storefront://products/linen-dress"
    let walk = directory.walk("@app storefront\n\n\(command)\n")
    let out = directory.file("out")
    _ = try explore("--from", walk, "--coverage", walk, "--write", out, "--limit", "5")
    let walks = try texts(in: out + "/missing")
    #expect(!walks.isEmpty && walks.allSatisfy { $0.contains("\n\(command)\n") }, "\(walks)")
    let test = try Program.run("flowsh", ["test", out + "/missing"])
    #expect(test.status == .exited(0), "\(test.output.suffix(2_000))")
  }

  @Test func `neither the steps of the teardown nor those before the last launch`() throws {
    let directory = try Directory()
    let teardown = directory.walk(
      "@app leaky\nteardown\n  open Groups\nend\n\n== a\nopen Settings\n")
    let end = try explore("--from", teardown, "--json", "-", "--limit", "1")
    #expect(end.output.contains("\"name\" : \"Settings\""), "\(end.errors)")
    #expect(!end.output.contains("\"name\" : \"Groups\""), "\(end.output)")
    let again = directory.walk("@app leaky\n\nopen Settings\nrelaunch\n")
    let start = try explore("--from", again, "--json", "-", "--limit", "1")
    #expect(start.output.contains("\"name\" : \"Persons\""), "\(start.errors)")
    #expect(!start.output.contains("\"name\" : \"Settings\""), "\(start.output)")
  }

  @Test func `the classes that are kept on purpose, in a walkthrough and at the prompt`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app leaky\n\nleaks keep LoginCoordinator\n")
    let ending = try explore(
      "--from", walk, "--depth", "0", "--write", directory.file("out"))
    #expect(ending.output.contains("leak: PersonCoordinator left behind"))
    #expect(!ending.output.contains("leak: LoginCoordinator"), "\(ending.output)")
    let leak = directory.read("out/findings/leak-1.walk")
    #expect(leak.contains("\nleaks keep LoginCoordinator\n"), "\(leak)")
    let test = try Program.run(
      "flowsh", ["test", directory.file("out/findings"), "--name", "leak: *"])
    #expect(!test.output.contains("found \"LoginCoordinator\""), "\(test.output)")
    let prompt = try Self.prompt.get()
    #expect(prompt.output.contains("leak: ObservingCoordinator left behind"))
    #expect(!prompt.output.contains("leak: LoopingRouter"), "\(prompt.output)")
  }

  @Test func `the screen of the prompt, which stays where it is`() throws {
    let output = try Self.prompt.get().output
    #expect(output.contains("findings: "), "\(output)")
    #expect(output.contains("\nStart › List ("), "the app hasn't moved")
  }

  @Test(.bug(id: "S1"))
  func `what the walkthrough types into a secure field, which walks name after the field`() throws {
    let directory = try Directory()
    let walk = directory.walk(
      "@app contacts\n@secret pw=env:PASSWORD\n@fill Username ${pw}\n\nlogin\n"
        + "type Password hunter2hunter2\n")
    let out = directory.file("out")
    let ending = try Program.run(
      "flowsh",
      [
        "explore", "--from", walk, "--json", "-", "--coverage", walk, "--write", out, "--limit",
        "20",
      ], environment: ["PASSWORD": "sesame pie"])
    let walks = try texts(in: out + "/missing")
    // Another secret has the environment variable PASSWORD, and the app declares a password, too.
    #expect(ending.output.contains("\"type Password ${password3}\""), "\(ending)")
    #expect(walks.contains { $0.contains("\n@secret password3=env:PASSWORD3\n") }, "\(walks)")
    let test = try Program.run(
      "flowsh", ["test", out + "/missing"],
      environment: [
        "PASSWORD": "sesame pie", "PASSWORD2": "yabba", "PASSWORD3": "hunter2hunter2",
      ])
    #expect(test.status == .exited(0), "\(test.output.suffix(2_000))")
    #expect(!(walks + [ending.output, ending.errors]).contains { $0.contains("hunter2") })
    #expect(!(walks + [ending.output, ending.errors]).contains { $0.contains("sesame") })
  }

  @Test(.bug(id: "S1"))
  func `a case that crashes the app, whose last words may contain what it has typed`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app confides\n\ncrash hunter2hunter2\n")
    let ending = try explore("--from", walk, program: "FlowshProbe")
    #expect(ending.status == .exited(64))
    #expect(
      ending.errors.contains(
        "\(walk): the first case ends the app's process: "
          + "FlowshProbe/ConfidingViewController.swift"),
      "\(ending.errors)")
    #expect(!(ending.output + ending.errors).contains("hunter2"))
  }

  @Test func `a recording names the date, too`() throws {
    let directory = try Directory()
    _ = try Program.run(
      "FlowshProbe", ["--app", "clock"],
      input: "@now 2031-05-06\nrecord \(directory.file("r.walk"))\nscreen\nrecord stop\n")
    #expect(directory.read("r.walk").contains("\n@now 2031-05-06T00:00:00Z\n"))
  }
}
