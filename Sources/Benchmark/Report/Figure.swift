/// A measurement of one program.
struct Figure {
  let name: String
  let unit: Unit
  /// The goal of flowsh's figure, or, for another program, of flowsh's ratio to it.
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
