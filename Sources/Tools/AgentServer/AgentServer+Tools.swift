import Files
import Foundation

extension AgentServer {
  /// The seconds that a child may take that runs to its end, without what it takes to build an app.
  private static let patience = 600.0

  /// Performs a tool.
  func perform(_ tool: String, _ arguments: ToolCall.Arguments) throws -> ToolResult {
    switch tool {
    case "start": try start(arguments)
    case "run": try run(arguments)
    case "explore": try explore(arguments)
    case "check": try check(arguments)
    case "test": try test(arguments)
    default: try adopt(arguments)
    }
  }

  private func start(_ arguments: ToolCall.Arguments) throws -> ToolResult {
    app = nil
    app = try AppProcess(
      arguments.program,
      Self.options([
        ("--app", arguments.app), ("--size", arguments.size), ("--data", arguments.data),
      ]))
    return try run(ToolCall.Arguments(commands: []))
  }

  private func run(_ arguments: ToolCall.Arguments) throws -> ToolResult {
    guard let commands = arguments.commands else { throw Failure("\"commands\" is missing") }
    guard let app else { throw Failure("no app is running; \"start\" launches one") }
    let outcome = try app.run(commands)
    let steps = outcome.answers.map {
      Self.short($0, hiding: arguments.detail == true ? [] : ["screen"])
    }
    var result = Self.short(outcome.screen ?? [:], hiding: ["command", "status"])
    if !steps.isEmpty { result["steps"] = steps }
    if let end = outcome.end {
      self.app = nil
      result["ended"] = end
    }
    let isError = outcome.end != nil || steps.contains { ($0["status"] as? String ?? "ok") != "ok" }
    return ToolResult(Self.text(result), isError: isError)
  }

  private func explore(_ arguments: ToolCall.Arguments) throws -> ToolResult {
    let seconds = arguments.seconds ?? 30
    let report = try report(
      arguments.program,
      ["explore", "--fail-on", "none", "--seconds", "\(seconds)"]
        + Self.options([("--app", arguments.app), ("--write", arguments.write)]))
    guard let map = report.json else { throw Failure(report.output) }
    let screens = (map["screens"] as? [[String: Any]] ?? []).map { screen in
      screen.filter { ["name", "type", "walk", "deadEnd", "cut"].contains($0.key) }
    }
    var result: [String: Any] = ["screens": screens]
    for key in ["app", "findings", "cuts", "counts", "partial"] { result[key] = map[key] }
    return ToolResult(Self.text(result))
  }

  private func check(_ arguments: ToolCall.Arguments) throws -> ToolResult {
    let (status, output) = try finish(
      arguments.program,
      ["check"] + (arguments.fix == true ? ["--fix"] : []) + (try Self.paths(arguments)))
    return ToolResult(output, isError: status != 0)
  }

  private func test(_ arguments: ToolCall.Arguments) throws -> ToolResult {
    let names = (arguments.names ?? []).map { name in
      "--name=" + name.map { "*?\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
    let report = try report(
      arguments.program,
      ["test"] + (arguments.accept == true ? ["--accept"] : []) + names
        + Self.options([("--app", arguments.app)]) + (try Self.paths(arguments)))
    guard let json = report.json else { throw Failure(report.output) }
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
    if arguments.accept == true { result["output"] = report.output }
    return ToolResult(Self.text(result), isError: !failures.isEmpty)
  }

  private func adopt(_ arguments: ToolCall.Arguments) throws -> ToolResult {
    guard let path = arguments.path else { throw Failure("\"path\" is missing") }
    let (status, output) = try finish(
      nil, ["adopt", path] + Self.options([("--into", arguments.into)]), seconds: 3_600)
    return ToolResult(output, isError: status != 0)
  }

  // MARK: Children

  /// Runs a program to its end.
  private func finish(
    _ program: String?, _ arguments: [String], seconds: Double = patience
  ) throws -> (status: Int32, output: String) {
    let child = try ChildProgram(
      program, arguments + ["--color", "never"])
    guard let output = child.rest(until: .now + .seconds(seconds)), let status = child.status
    else { throw Failure("it took more than \(Int(seconds)) seconds, and was ended") }
    return (status, output)
  }

  /// Runs a program that writes a report to `--json`, and returns the report, which is `nil` if it
  /// couldn't, and what the program has printed.
  private func report(
    _ program: String?, _ arguments: [String]
  ) throws -> (json: [String: Any]?, output: String) {
    let file = try TemporaryReport()
    let (_, output) = try finish(program, arguments + ["--json", file.path])
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return ((try? JSONSerialization.jsonObject(with: data)) as? [String: Any], output)
  }

  private static func paths(_ arguments: ToolCall.Arguments) throws -> [String] {
    guard let paths = arguments.paths, !paths.isEmpty else { throw Failure("\"paths\" is missing") }
    // A path that begins with a hyphen would be taken for an option.
    return paths.map { $0.hasPrefix("-") ? "./\($0)" : $0 }
  }

  private static func options(_ values: [(name: String, value: String?)]) -> [String] {
    values.compactMap { option in option.value.map { "\(option.name)=\($0)" } }
  }

  // MARK: JSON

  /// Returns an answer without what is the same in all of them.
  private static func short(_ answer: [String: Any], hiding keys: [String]) -> [String: Any] {
    answer.filter { !(keys + ["file", "line", "version"]).contains($0.key) }
  }

  private static func text(_ value: [String: Any]) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
