import Foundation
import ResourceCompiler

/// Makes the bundle of a target.
struct ResourceStep {
  private let plan: BuildPlan

  init(_ plan: BuildPlan) { self.plan = plan }

  /// Writes what has changed.
  ///
  /// - Parameter skipped: What the bundle goes without is added here.
  /// - Returns: The target's localized texts.
  /// - Throws: A `ResourceDiagnostic`, or a `Diagnostic` for a file that can't be written.
  func run(_ skipped: inout [SkippedPart]) throws -> StringTables {
    let contents = try BundleContents(plan.resources)
    skipped += contents.diagnostics.map {
      SkippedPart(path: $0.path, line: $0.line, message: $0.message)
    }
    try contents.write(to: plan.bundle)
    try OutputFile.write(Array(contents.support.utf8), to: plan.support)
    return contents.tables
  }
}
