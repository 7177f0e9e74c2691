/// Options that later runs of "flowsh adopt" use again, unless they are given others.
package struct AdoptionOptions: Codable, Equatable, Sendable {
  /// The patterns of files that are left out, relative to the project's folder.
  package var exclude: [String] = []
  /// The name of the target that the user has chosen.
  package var target: String?
  /// The absolute path of flowsh.
  package var flowsh: String?

  package init(exclude: [String] = [], target: String? = nil, flowsh: String? = nil) {
    self.exclude = exclude
    self.target = target
    self.flowsh = flowsh
  }

  /// Adopts the options of an earlier run that this run isn't given.
  ///
  /// - Returns: The options that are taken.
  package mutating func complete(with earlier: AdoptionOptions) -> AdoptionOptions {
    var taken = AdoptionOptions()
    if exclude.isEmpty { taken.exclude = earlier.exclude }
    if target == nil { taken.target = earlier.target }
    if flowsh == nil { taken.flowsh = earlier.flowsh }
    exclude += taken.exclude
    target = target ?? taken.target
    flowsh = flowsh ?? taken.flowsh
    return taken
  }

  /// Returns the options with the path of flowsh changed.
  func mappingPath(_ change: (String) -> String) -> AdoptionOptions {
    var options = self
    options.flowsh = flowsh.map(change)
    return options
  }
}
