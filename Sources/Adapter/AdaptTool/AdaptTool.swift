import BuildFormats
import Foundation

/// Adapts the sources, storyboards and resources of an iOS app for a build on Linux.
///
/// The build plugin `AppSources` starts it once per target and build, with a plan; `flowsh adopt`
/// has it find what doesn't compile here.
@main struct AdaptTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let place = arguments.last, arguments.count == 1 || arguments.first == "settle" else {
      fail(
        "usage: flowsh-adapt PLAN; the build plugin AppSources starts it\n"
          + "       flowsh-adapt settle PLAN; \"flowsh adopt\" starts it")
    }
    do {
      if arguments.count == 2 { return try Settling.run(place) }
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
