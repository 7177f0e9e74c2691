// The app's own tests, without which it runs as well.
extension PackageBuild {
  /// Builds the tests; those that don't compile are dropped, because the app runs without them.
  mutating func buildTests() throws(AdoptionError) {
    guard package.targets.contains(where: { $0.kind == .tests }) else { return }
    try settleAgain(.tests)
    guard let failure = try build(.tests) else { return }
    let reason = failure.errors.first?.message ?? failure.tail.last ?? "the build says no more"
    guard canLeaveOut else {
      report.droppedTests.append(SkippedItem(name: "the tests", reason: "don't build: \(reason)"))
      return
    }
    for target in package.targets where target.kind == .tests {
      dropTests(target, "don't build: \(reason)")
    }
    try update()
  }

  mutating func dropEmptyTests() {
    for target in package.targets where target.kind == .tests {
      guard !package.files(of: target).contains(where: { Path.suffix(of: $0) == "swift" }) else {
        continue
      }
      dropTests(target, "have no file that compiles here")
    }
  }

  private mutating func dropTests(_ target: AppTarget, _ reason: String) {
    package.droppedTests.insert(target.module)
    let item = SkippedItem(name: target.name, reason: reason)
    report.droppedTests.append(item)
    notify(.drops(item))
  }
}
