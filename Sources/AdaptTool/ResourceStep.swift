import Foundation
import ResourceCompiler

/// Makes the bundle of a target.
struct ResourceStep {
  private let plan: BuildPlan

  init(_ plan: BuildPlan) { self.plan = plan }

  /// Writes what has changed.
  ///
  /// - Returns: The target's localized texts.
  /// - Throws: A `ResourceDiagnostic`, or a `Diagnostic` for a file that can't be written.
  func run() throws -> StringTables {
    let contents = try BundleContents(plan.resources)
    for diagnostic in contents.diagnostics { print(diagnostic) }
    try contents.write(to: plan.bundle)
    try OutputFile.write(Array(contents.support.utf8), to: plan.support)
    return contents.tables
  }
}
