import BuildFormats
import Foundation
import ResourceCompiler

/// The command `settle`: finds for the targets of a package what each of its builds goes without.
enum Settling {
  /// Settles all targets, and prints what has become of each as a line of JSON.
  ///
  /// - Parameter path: The path of the plan.
  /// - Throws: An error if a file can't be read or written, or if the compiler can't be started.
  static func run(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for result in try results(path) {
      print(String(decoding: try encoder.encode(result), as: UTF8.self))
    }
  }

  /// Settles the targets one after the other.
  ///
  /// One for which nothing more could be left out is the last: those that import it could not be
  /// compiled.
  ///
  /// - Parameter path: The path of the plan.
  /// - Returns: What has become of the targets.
  /// - Throws: An error if a file can't be read or written, or if the compiler can't be started.
  static func results(_ path: String) throws -> [SettledTarget] {
    let plan: SettlePlan = try AdaptTool.decoded(path)
    let builds: [BuildPlan] = try plan.targets.map { try AdaptTool.decoded($0.plan) }
    defer { try? FileManager.default.removeItem(atPath: plan.folder) }
    let imported = Set(builds.flatMap(\.imports).map(\.module))
    var results: [SettledTarget] = []
    for (target, build) in zip(plan.targets, builds) {
      var step = SettleStep(plan, target, build)
      let result = try step.run(isImported: imported.contains(build.resources.module))
      results.append(result)
      if !result.errors.isEmpty { break }
    }
    return results
  }
}
