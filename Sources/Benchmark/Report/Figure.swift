/// A measurement of one program.
struct Figure {
  let name: String
  let unit: Unit
  /// The goal for flowsh's figure or, with another program's figure, for flowsh's ratio to it.
  var goal: Goal?
  var samples = Samples()
  /// The processor seconds, if the program is a process of its own.
  var processor = Samples()

  init(name: String, unit: Unit, goal: Goal? = nil) {
    self.name = name
    self.unit = unit
    self.goal = goal
  }
}
