/// A measurement of a single program.
struct Figure {
  let name: String
  let unit: Unit
  /// The goal for flowsh's figure or, in another program's figure, for flowsh's ratio to it.
  var goal: Goal?
  var samples = Samples()
  /// The processor time in seconds; empty unless the program runs in its own process.
  var processor = Samples()

  init(name: String, unit: Unit, goal: Goal? = nil) {
    self.name = name
    self.unit = unit
    self.goal = goal
  }
}
