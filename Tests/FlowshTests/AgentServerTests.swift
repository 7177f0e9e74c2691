import Foundation
import JSONRPC
import PseudoTerminal
import Testing

/// Tests of `flowsh mcp` with the real program.
@Suite(.blocking) struct `The server for agents` {
  @Test func `an agent finds a leak, and writes the walkthrough for it`() throws {
    let directory = try Directory()
    let client = try ServerClient.agent()
    let tools = try client.result("tools/list", [String: Any]())
    for tool in ["start", "run", "explore", "check", "test", "adopt"] {
      #expect(tools.contains(#""name":"\#(tool)""#))
    }
    let map = try client.call(
      "explore", ["app": "leaky", "seconds": 300, "write": directory.file("walks")])
    #expect(map.contains("PersonCoordinator left behind"))
    #expect(map.contains(#""walk":["select Fred","back"]"#))
    #expect(try client.call("start", ["app": "leaky"]).contains(#""label":"Fred""#))
    let steps = try client.call("run", ["commands": ["select Fred", "back", "leaks", "why"]])
    #expect(steps.contains("PersonsCoordinator.childCoordinators[0] → PersonCoordinator"))
    #expect(steps.contains(#""command":"why""#))
    let walk = directory.file("walks/findings/leak-1.walk")
    #expect(try client.call("check", ["paths": [walk]]) == "1 file, no mistakes\n")
    let failures = try client.call("test", ["paths": [walk]], isError: true)
    #expect(failures.contains("PersonCoordinator") && failures.contains(#""failed":1"#))
    // A recording has what was done, such as for a test of the mended app.
    let recording = directory.file("fred.walk")
    _ = try client.call(
      "run", ["commands": ["record --expect \(recording)", "select Barney", "record stop"]])
    #expect(try String(contentsOfFile: recording, encoding: .utf8).contains("select Barney"))
    #expect(try client.finish().status == .exited(0))
  }

  @Test func `an app that ends between two calls doesn't end the server`() throws {
    let directory = try Directory()
    // It reads the command of the start, and nothing else.
    directory.write(
      "#!/bin/sh\nread line\nexec 0<&-\necho '{\"file\": \"<stdin>\", \"line\": 1}'\n", to: "app")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: directory.file("app"))
    let client = try ServerClient.agent()
    #expect(try client.call("start", ["program": directory.file("app")]) == "{}")
    let ended = try client.call("run", ["commands": ["back"]], isError: true)
    #expect(ended.contains("the app's process ended with status 0"))
    #expect(try client.finish().status == .exited(0))
  }

  @Test func `a crash, a mistake and a secret are answers`() throws {
    let client = try ServerClient.agent(environment: ["AGENT_PW": "hunter22"])
    #expect(
      try client.call("run", ["commands": ["back"]], isError: true)
        == "no app is running; \"start\" launches one")
    _ = try client.call("start", ["app": "contacts"])
    #expect(
      try client.call("run", ["commands": ["if screen X"]], isError: true)
        == "the block \"if screen X\" has no \"end\"")
    let refused = try client.call("run", ["commands": ["bogus", "select Fred"]], isError: true)
    #expect(refused.contains(#""kind":"unknown-command""#) && refused.contains("Persons › Fred"))
    let typed = try client.call(
      "run",
      ["commands": ["@secret pw=env:AGENT_PW", "login", "type Username ${pw}"], "detail": true])
    #expect(!typed.contains("hunter22") && typed.contains("********"))
    let ended = try client.call("run", ["commands": ["quit"]], isError: true)
    #expect(ended.contains("the app's process ended with status 1"))
    let program = BuiltProduct.path(of: "FlowshProbe")
    _ = try client.call("start", ["program": program, "app": "traps"])
    let crash = try client.call("run", ["commands": ["trap"]], isError: true)
    #expect(crash.contains("the app's process ended with status 132"))
    #expect(crash.contains("Illegal instruction") && crash.contains("TrappingViewController.swift"))
    #expect(
      try client.call("start", ["program": program, "app": "traps"]).contains(#""verb":"trap""#))
    let unknown = try client.answer("tools/call", ["name": "fly"])
    #expect(try ServerClient.text(unknown).contains(#"no tool \"fly\"; the tools are start, run"#))
    try client.send(bytes: Array("{nonsense\n".utf8))
    let malformed = try client.message { $0["error"] != nil && $0["id"] is NSNull }
    #expect(try ServerClient.text(malformed).contains("-32700"))
    #expect(try client.result("ping", [String: Any]()) == "{}")
    #expect(try client.finish().status == .exited(0))
  }

  @Test func `an answer belongs to its call after a sourced script, too`() throws {
    let directory = try Directory()
    directory.write(
      "select Fred\nback\nselect Barney\nback\nselect Wilma\n", to: "s.steps")
    let client = try ServerClient.agent()
    _ = try client.call("start", ["app": "contacts"])
    let sourced = try client.call("run", ["commands": ["source \(directory.file("s.steps"))"]])
    #expect(sourced.contains("Persons › Wilma"))
    let back = try client.call("run", ["commands": ["back"]])
    #expect(back.contains(#""command":"back""#) && !back.contains("Wilma\"],"))
    #expect(try client.call("run", ["commands": ["stack"]]).contains(#""command":"stack""#))
  }
}
