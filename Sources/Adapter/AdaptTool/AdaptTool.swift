import BuildFormats
import Foundation

/// Adapts the sources, storyboards and resources of an iOS app for a build on Linux.
///
/// The build plugin `AppSources` starts it once per target and build, with a plan.
@main struct AdaptTool {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      fail("usage: flowsh-adapt PLAN; the build plugin AppSources starts it")
    }
    do {
      let plan = try plan(CommandLine.arguments[1])
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

  private static func plan(_ path: String) throws -> BuildPlan {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Diagnostic(path, "the plan can't be read; build again")
    }
    do {
      return try JSONDecoder().decode(BuildPlan.self, from: data)
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
