import Files
import Foundation
import JSONRPC

extension AgentServer {
  /// The seconds that a child may take that runs to its end, without what it takes to build an app.
  private static let patience = 600.0

  /// Begins a tool, whose result is passed to a closure.
  func perform(
    _ tool: String, _ arguments: ToolCall.Arguments, then: @escaping (ToolResult) -> Void
  ) throws {
    switch tool {
    case "start": try start(arguments, then)
    case "run": try run(arguments, then)
    case "explore": try explore(arguments, then)
    case "check": try check(arguments, then)
    case "test": try test(arguments, then)
    default: try adopt(arguments, then)
    }
  }

  private func start(
    _ arguments: ToolCall.Arguments, _ then: @escaping (ToolResult) -> Void
  ) throws {
    app = nil
    app = try AppProcess(
      stream, arguments.program,
      Self.options([
        ("--app", arguments.app), ("--size", arguments.size), ("--data", arguments.data),
      ]))
    try run(ToolCall.Arguments(), then)
  }

  private func run(
    _ arguments: ToolCall.Arguments, _ then: @escaping (ToolResult) -> Void
  ) throws {
    guard let app else { throw Failure("no app is running; \"start\" launches one") }
    endIfLate = { [unowned app] in app.endIfLate() }
    let seconds = min(max(arguments.seconds ?? 60, 1), 3_600)
    try app.run(arguments.commands ?? [], seconds: seconds) { [unowned self] outcome in
      if outcome.end != nil { self.app = nil }
      then(Self.result(of: outcome, detail: arguments.detail == true))
    }
  }

  private static func result(of outcome: AppProcess.Outcome, detail: Bool) -> ToolResult {
    let steps = outcome.answers.map { short($0, hiding: detail ? [] : ["screen"]) }
    var result = short(outcome.screen ?? [:], hiding: ["command", "status"])
    if !steps.isEmpty { result["steps"] = detail ? steps : steps.map(withoutEvents) }
    if outcome.omitted > 0 { result["omittedSteps"] = outcome.omitted }
    result["ended"] = outcome.end
    let hasFailed = steps.contains { ($0["status"] as? String ?? "ok") != "ok" }
    return ToolResult(ShortJSON.text(result), isError: outcome.end != nil || hasFailed)
  }

  private func explore(
    _ arguments: ToolCall.Arguments, _ then: @escaping (ToolResult) -> Void
  ) throws {
    let seconds = arguments.seconds ?? 30
    try report(
      arguments.program,
      ["explore", "--fail-on", "none", "--seconds", "\(seconds)"]
        + Self.options([("--app", arguments.app), ("--write", arguments.write)]),
      // The walks of findings are tried once more.
      seconds: min(max(seconds, 0), 86_400) + Self.patience
    ) { map, output in
      guard let map else { return then(ToolResult(ShortJSON.lines(output), isError: true)) }
      let screens = (map["screens"] as? [[String: Any]] ?? []).map { screen in
        screen.filter { ["name", "type", "walk", "deadEnd", "cut"].contains($0.key) }
      }
      var result: [String: Any] = ["screens": screens]
      for key in ["app", "findings", "cuts", "counts", "partial"] { result[key] = map[key] }
      then(ToolResult(ShortJSON.text(result)))
    }
  }

  private func check(
    _ arguments: ToolCall.Arguments, _ then: @escaping (ToolResult) -> Void
  ) throws {
    try finish(
      arguments.program,
      ["check"] + (arguments.fix == true ? ["--fix"] : []) + (try Self.paths(arguments)), then)
  }

  private func test(
    _ arguments: ToolCall.Arguments, _ then: @escaping (ToolResult) -> Void
  ) throws {
    let names = (arguments.names ?? []).map { name in
      "--name=" + name.map { "*?\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
    let accepts = arguments.accept == true
    try report(
      arguments.program,
      ["test"] + (accepts ? ["--accept"] : []) + names
        + Self.options([("--app", arguments.app)]) + (try Self.paths(arguments))
    ) { json, output in
      guard let json else { return then(ToolResult(ShortJSON.lines(output), isError: true)) }
      let failures = (json["cases"] as? [[String: Any]] ?? []).filter { item in
        !["passed", "skipped", "known"].contains(item["status"] as? String)
      }.map { item in
        var failure = item.filter { ["file", "title", "status", "reason"].contains($0.key) }
        let step = (item["steps"] as? [[String: Any]])?.last { $0["status"] as? String != "passed" }
        failure["step"] = step?.filter {
          ["command", "line", "reason", "difference", "screen"].contains($0.key)
        }
        return failure
      }
      var result: [String: Any] = ["failures": failures]
      result["counts"] = (json["counts"] as? [String: Int])?.filter { $0.value > 0 }
      if accepts { result["output"] = output }
      then(ToolResult(ShortJSON.text(result), isError: !failures.isEmpty))
    }
  }

  private func adopt(
    _ arguments: ToolCall.Arguments, _ then: @escaping (ToolResult) -> Void
  ) throws {
    try finish(
      nil,
      ["adopt", Self.path(arguments.path ?? ".")] + Self.options([("--into", arguments.into)]),
      seconds: 3_600, then)
  }

  // MARK: Children

  /// Runs a program to its end, whose output is the result.
  private func finish(
    _ program: String?, _ arguments: [String], seconds: Double = patience,
    _ then: @escaping (ToolResult) -> Void
  ) throws {
    try finish(program, arguments, seconds: seconds) { status, output in
      then(ToolResult(ShortJSON.lines(output), isError: status != 0))
    }
  }

  /// Runs a program that writes a report to `--json`, and passes on the report, which is `nil` if
  /// it couldn't, and what the program has printed.
  private func report(
    _ program: String?, _ arguments: [String], seconds: Double = patience,
    _ then: @escaping (_ json: [String: Any]?, _ output: String) -> Void
  ) throws {
    let file = try TemporaryReport()
    try finish(program, arguments + ["--json", file.path], seconds: seconds) { _, output in
      let data = FileManager.default.contents(atPath: file.path) ?? Data()
      then((try? JSONSerialization.jsonObject(with: data)) as? [String: Any], output)
    }
  }

  private func finish(
    _ given: String?, _ arguments: [String], seconds: Double,
    then: @escaping (_ status: Int32, _ output: String) -> Void
  ) throws {
    let started = try stream.finish(given, arguments + ["--color", "never"], then: then)
    program = started
    let deadline = ContinuousClock.now + .seconds(seconds)
    endIfLate = {
      guard .now > deadline else { return }
      started.end()
      then(1, "it took more than \(Int(seconds)) seconds, and was ended\n")
    }
  }

  private static func paths(_ arguments: ToolCall.Arguments) throws -> [String] {
    guard let paths = arguments.paths, !paths.isEmpty else { throw Failure("\"paths\" is empty") }
    return paths.map(path)
  }

  /// Returns a path that isn't taken for an option.
  private static func path(_ path: String) -> String { path.hasPrefix("-") ? "./\(path)" : path }

  private static func options(_ values: [(name: String, value: String?)]) -> [String] {
    values.compactMap { option in option.value.map { "\(option.name)=\($0)" } }
  }

  // MARK: JSON

  /// Returns an answer without what is the same in all of them.
  private static func short(_ answer: [String: Any], hiding keys: [String]) -> [String: Any] {
    answer.filter { !(keys + ["file", "line", "version"]).contains($0.key) }
  }

  /// Returns the answer of `why` with the calls, and without the events between them.
  private static func withoutEvents(_ answer: [String: Any]) -> [String: Any] {
    guard var report = answer["report"] as? [String: Any],
      let steps = report["steps"] as? [[String: Any]]
    else { return answer }
    report["steps"] = steps.filter { $0["event"] == nil }
    return answer.merging(["report": report]) { $1 }
  }
}
