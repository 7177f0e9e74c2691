import ResourceCompiler

extension BuildPlan {
  /// The files on which the results depend.
  var inputs: [String] {
    let all =
      (sources + documents).map(\.input) + Configuration.Entry.files(in: resources.files)
      + [resources.infoPlist, leftOut].compactMap { $0 } + imports.flatMap(\.sources)
    return Set(all).sorted()
  }
}
