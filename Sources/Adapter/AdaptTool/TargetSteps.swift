/// All that is done for one target.
enum TargetSteps {
  /// Adapts the sources, makes the bundle, and compiles the documents.
  ///
  /// Prints the parts that each of them goes without, and writes them for `flowsh adopt`, also
  /// if there is an error.
  ///
  /// - Parameter plan: The plan.
  /// - Throws: A diagnostic if something is wrong with the target.
  static func run(_ plan: BuildPlan) throws {
    var skipped: [SkippedPart] = []
    defer { for part in skipped { print(part) } }
    do {
      var sources = SourceStep(plan)
      try sources.run(&skipped)
      let tables = try ResourceStep(plan).run(&skipped)
      try InterfaceStep(plan, sources.index, tables).run(&skipped)
    } catch {
      try SkippedPart.write(skipped, beside: plan.cache)
      throw error
    }
    try SkippedPart.write(skipped, beside: plan.cache)
  }
}
