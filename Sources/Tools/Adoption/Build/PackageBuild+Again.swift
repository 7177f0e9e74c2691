// Builds after a change of the project, while its app is running.
extension PackageBuild {
  /// Writes what has changed since an earlier build, and builds the app again.
  ///
  /// Files and packages that the earlier build has left out stay left out, and no more are.
  ///
  /// - Parameter earlier: The package as the earlier build has left it.
  /// - Returns: The report, also if the package doesn't build.
  /// - Throws: An error if the app has no Swift file, if the package can't be written, or if the
  ///   build can't be started or was interrupted.
  package mutating func runAgain(
    after earlier: AdoptedPackage
  ) throws(AdoptionError) -> AdoptionReport {
    try check()
    package.keepFindings(of: earlier)
    try update()
    try link()
    notify(.begins(.app))
    let output = try builder.build(.app, of: package) { notify(.step($0)) }
    report.result =
      output.succeeded ? .builds : .fails(output.errors, tail: output.tail)
    report.package = package
    return report
  }
}
