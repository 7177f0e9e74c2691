import Foundation
import JSONRPC
import PseudoTerminal
import Testing

/// Tests of what limits a tool of `flowsh mcp`: the client, time, size, and its arguments.
@Suite(.blocking) struct `Limits of the server for agents` {
  @Test func `while a tool runs, the server answers, and the client can cancel it`() throws {
    let client = try ServerClient.agent(program: BuiltProduct.path(of: "FlowshProbe"))
    _ = try client.call("start", ["app": "traps"])
    let spin = try client.begin(
      "tools/call",
      [
        "name": "run", "arguments": ["commands": ["spin"]], "_meta": ["progressToken": "spinning"],
      ])
    let waiting = try client.begin(
      "tools/call", ["name": "run", "arguments": ["commands": ["back"]]])
    #expect(try client.result("ping", [String: Any]()) == "{}")
    let progress = try client.notification("notifications/progress")
    #expect(progress.contains(#""progressToken":"spinning""#))
    try client.notify("notifications/cancelled", ["requestId": spin])
    // The cancelled call has no answer, and the next one finds no app.
    #expect(
      try client.text(ofResult: try client.answer(to: waiting), isError: true)
        == "no app is running; \"start\" launches one")
    #expect(try client.call("start", ["app": "traps"]).contains(#""verb":"spin""#))
    #expect(!client.program.output.contains(Array("\"id\":\(spin),".utf8)))
    _ = try client.begin("tools/call", ["name": "run", "arguments": ["commands": ["spin"]]])
    // The end of the client ends the app that still runs.
    #expect(try client.finish().status == .exited(0))
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func `an app ends with its server`(signal: Int32) throws {
    let directory = try Directory()
    // The app has the pipe open until its end.
    let pipe = directory.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    directory.write("#!/bin/sh\nexec 5>\(pipe)\necho up >&5\nwhile :; do :; done\n", to: "app")
    chmod(directory.file("app"), 0o700)
    let client = try ServerClient.agent()
    _ = try client.begin(
      "tools/call", ["name": "start", "arguments": ["program": directory.file("app")]])
    let reader = open(pipe, O_RDONLY)
    defer { close(reader) }
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(reader, &bytes, bytes.count) == 3)
    kill(client.program.process, signal)
    #expect(try client.program.waitForEnd().status == .signaled(signal))
    var entry = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 60_000) == 1 && read(reader, &bytes, bytes.count) == 0)
  }

  @Test func `batches larger than a pipe run, and answers stay short`() throws {
    let client = try ServerClient.agent(program: BuiltProduct.path(of: "FlowshProbe"))
    _ = try client.call("start", ["app": "chatter"])
    let note = "note " + String(repeating: "x", count: 1_000)
    let notes = try client.call("run", ["commands": Array(repeating: note, count: 500)])
    #expect(notes.contains("more)") && notes.utf8.count < 30_000)
    let many = try client.call(
      "run", ["commands": Array(repeating: "stack", count: 501)], isError: true)
    #expect(many.hasPrefix("501 commands; the limit is 500"))
    let flood = try client.call("run", ["commands": ["tap Flood"]])
    #expect(flood.contains("appOutput") && flood.utf8.count < 30_000)
    let why = try client.call("run", ["commands": ["relaunch", "why"]])
    #expect(why.contains(#""call""#) && !why.contains(#""event""#))
    let detail = try client.call("run", ["commands": ["relaunch", "why"], "detail": true])
    #expect(detail.contains(#""event""#))
  }

  @Test func `a command may wait for longer than an answer may take`() throws {
    let client = try ServerClient.agent()
    _ = try client.call("start", ["app": "contacts"])
    let found = try client.call(
      "run", ["commands": ["expect screen Fred within 2"], "seconds": 1], isError: true)
    #expect(found.contains("expected screen") && !found.contains("ended"))
  }

  @Test func `tools say what they change, and take only their arguments`() throws {
    let client = try ServerClient(["mcp"], .lines)
    #expect(
      try ServerClient.text(try client.answer("tools/list", [String: Any]())).contains(
        #"the first request must be \"initialize\""#))
    #expect(try client.result("ping", [String: Any]()) == "{}")
    let start: [String: Any] = [
      "protocolVersion": "2025-03-26", "capabilities": [String: Any](),
      "clientInfo": ["name": "test", "version": "1"],
    ]
    #expect(try client.result("initialize", start).contains("2025-03-26"))
    let again = try ServerClient.text(try client.answer("initialize", start))
    #expect(again.contains("the server has been initialized"))
    let tools = try client.result("tools/list", [String: Any]())
    #expect(tools.contains(#""additionalProperties":false"#))
    #expect(tools.contains(#""destructiveHint":true"#))
    func refusal(_ tool: String, _ arguments: [String: Any]) throws -> String {
      let answer = try client.answer("tools/call", ["name": tool, "arguments": arguments])
      let error = try #require(answer["error"] as? [String: Any], "\(answer)")
      return try #require(error["message"] as? String)
    }
    #expect(
      try refusal("check", ["paths": ["a.walk"], "nosuch": 1])
        == "check has no argument \"nosuch\"; it has fix, paths, program")
    #expect(try refusal("check", [:]) == "\"paths\" is missing")
    #expect(
      try client.call("check", ["paths": [String]()], isError: true) == "\"paths\" is empty")
    #expect(
      try client.call("adopt", ["path": "--help"], isError: true).contains("--help"))
  }

  @Test func `a program that was rebuilt runs what comes after`() throws {
    let directory = try Directory()
    let program = directory.file("MyApp")
    try FileManager.default.copyItem(atPath: BuiltProduct.path(of: "flowsh"), toPath: program)
    directory.write("#!/bin/sh\necho rebuilt, $1\n", to: "new")
    chmod(directory.file("new"), 0o700)
    let client = try ServerClient.agent(program: program)
    // A linker replaces the file in this way.
    #expect(rename(directory.file("new"), program) == 0)
    #expect(try client.call("check", ["paths": ["a.walk"]]) == "rebuilt, check\n")
  }
}
