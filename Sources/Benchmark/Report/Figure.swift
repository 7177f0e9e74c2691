/// What was measured of one program.
struct Figure {
  let name: String
  let unit: Unit
  /// What is asked: of the figure itself, or, of another program's, of the ratio to it.
  var goal: Goal?
  var samples = Samples()
  /// The seconds that the program kept processors busy, where it is a process of its own.
  var processor = Samples()

  init(name: String, unit: Unit, goal: Goal? = nil) {
    self.name = name
    self.unit = unit
    self.goal = goal
  }
}
