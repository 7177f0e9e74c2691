import Adoption
import Files
import Foundation
import Glibc
import ToolSupport

/// Adopts projects as a person would, and starts the apps.
struct Survey {
  /// The path of flowsh.
  let flowsh: String
  let sdk: String?
  /// The folder for the packages.
  let into: String
  /// The longest time for a project.
  let limit: Duration
  /// The time for the exploration of an app, in seconds; 0 for none.
  let exploring: Int

  /// Adopts a project, starts its app, and explores it.
  ///
  /// - Parameters:
  ///   - name: The name of its folder.
  ///   - folder: The folder around that.
  /// - Returns: How far it gets.
  /// - Throws: An error if a program can't be started, or a file can't be read.
  func app(named name: String, in folder: String) throws -> FieldApp {
    let start = ContinuousClock.now
    let package = "\(into)/\(name)"
    try FileManager.default.createDirectory(atPath: into, withIntermediateDirectories: true)
    let adoption = try run(
      flowsh,
      ["adopt", try path(of: name, in: folder), "--into", package, "--color", "never"]
        + (sdk.map { ["--sdk", $0] } ?? []))
    var app = FieldApp(name: name, seconds: (ContinuousClock.now - start) / .seconds(1))
    app.pieces = try pieces(in: package + "/LeftOut")
    guard let product = adoption.product else {
      app.outcome = adoption.status == nil ? .takesTooLong : .isNotBuilt
      app.detail = adoption.reason
      return app
    }
    let program = "\(package)/.build/debug/\(product)"
    let screen = try run(program, ["--no-echo", "--no-leaks", "-c", "screen"])
    app.warnings = screen.errors.count { $0.contains("not available here") }
    switch screen.status {
    case 0: (app.outcome, app.detail) = (.starts, screen.lines.first { $0.first != " " } ?? "")
    case nil: app.outcome = .takesTooLong
    default: (app.outcome, app.detail) = (.ends, screen.reason)
    }
    if app.outcome == .starts, exploring > 0 { try explore(program, &app) }
    return app
  }

  private func explore(_ program: String, _ app: inout FieldApp) throws {
    struct Map: Decodable {
      struct Screen: Decodable {}
      let screens: [Screen]
      let unreached: [String]?
    }
    let file = "\(into)/\(app.name).map.json"
    _ = try run(
      program, ["explore", "--seconds", "\(exploring)", "--fail-on", "none", "--json", file])
    guard let data = FileManager.default.contents(atPath: file) else { return }
    let map = try JSONDecoder().decode(Map.self, from: data)
    (app.screens, app.unreached) = (map.screens.count, map.unreached?.count ?? 0)
  }

  private func path(of name: String, in folder: String) throws -> String {
    let file = "\(folder)/\(name).path"
    guard FileManager.default.fileExists(atPath: file) else { return "\(folder)/\(name)" }
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    return "\(folder)/\(name)/\(lines.first ?? "")"
  }

  private func pieces(in folder: String) throws -> [LeftOutPiece] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".json") }.flatMap { name in
        let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
        return try JSONDecoder().decode(LeftOutPieces.self, from: data).files
          .sorted { $0.key < $1.key }.flatMap(\.value.pieces)
      }
  }

  // MARK: Processes

  /// The output of a program, and its status; `nil` if it took too long.
  private struct Output {
    var status: Int32?
    var lines: [String]
    var errors: [String]

    /// The product that flowsh says to run.
    var product: String? {
      lines.compactMap { $0.wholeMatch(of: /\s+swift run (\S+)/).map { String($0.1) } }.first
    }

    /// The line that says what went wrong.
    var reason: String {
      let own = errors.filter { !$0.contains("warning: ") && !$0.hasPrefix("app: ") }
      return own.first ?? errors.last ?? lines.last ?? ""
    }
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Output {
    let folder = try TemporaryFolder(prefix: "flowsh-field")
    defer { folder.remove() }
    let (output, errors) = ("\(folder.path)/output", "\(folder.path)/errors")
    let process = try ChildProcess.start(
      program, arguments, environment: ProcessInfo.processInfo.environment,
      streams: [0: .reading("/dev/null"), 1: .appending(output), 2: .appending(errors)])
    let status = wait(for: process)
    func lines(_ path: String) throws -> [String] {
      String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
    return Output(status: status, lines: try lines(output), errors: try lines(errors))
  }

  /// Waits until a process exits, and returns its status; ends it after the longest time.
  private func wait(for process: Int32) -> Int32? {
    let start = ContinuousClock.now
    var status: Int32 = 0
    var isLate = false
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now - start > limit, !isLate {
        isLate = true
        kill(process, SIGTERM)
      }
      usleep(20_000)
    }
    let (code, signal) = (status >> 8 & 0xFF, status & 0x7F)
    return isLate ? nil : signal == 0 ? code : 128 + signal
  }
}
