import BuildFormats
import Foundation

/// Adapts the sources, storyboards and resources of an iOS app for a build on Linux.
///
/// For each target, the build plugin `AppSources` has it make a plan, and the build starts it with
/// that; `flowsh adopt` has it find what doesn't compile here.
@main struct AdaptTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.first == "plan", let request = PlanRequest(Array(arguments.dropFirst())) {
        return FileHandle.standardOutput.write(try JSONEncoder().encode(try request.run()))
      }
      if arguments.first == "settle", arguments.count == 2 { return try Settling.run(arguments[1]) }
      guard let place = arguments.first, arguments.count == 1 else {
        fail(
          """
          usage: flowsh-adapt PLAN; a build starts it
                 flowsh-adapt plan PACKAGE NAME OUTPUT KIND (TARGET MODULE)...; the build plugin \
          AppSources starts it
                 flowsh-adapt settle PLAN; "flowsh adopt" starts it
          """)
      }
      let plan: BuildPlan = try decoded(place)
      // SwiftPM plans a build again if Package.swift has changed, but not for this file.
      if let origin = plan.origin, origin.hasChanged {
        fail(
          "\(origin.path):1:1: error: changed since the build was planned;"
            + " run \"touch Package.swift\" and build again")
      }
      try TargetSteps.run(plan)
    } catch {
      fail("\(error)")
    }
  }

  /// Reads a plan.
  ///
  /// - Throws: A `Diagnostic` if it can't be read.
  static func decoded<Plan: Decodable>(_ path: String) throws -> Plan {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(path, "the plan can't be read; build again")
    }
    do {
      return try JSONDecoder().decode(Plan.self, from: data)
    } catch {
      throw Diagnostic(
        path, "it isn't a plan of this version of flowsh; remove the build folder: \(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
