/// A step that a walker performs.
struct WalkerStep {
  /// The choice; one about an element needs a state that was read after the step before.
  let choice: Choice
  /// The state and the index of the choice, as the step's number.
  let number: PathStep
  /// Whether to ask the oracles.
  let judges: Bool
  /// Whether the app's state is read afterwards.
  let reads: Bool

  /// Creates a step that makes a choice of the state that was read last, or one that isn't about an
  /// element.
  init(_ choice: Choice, _ number: PathStep, judges: Bool, reads: Bool = true) {
    self.choice = choice
    self.number = number
    self.judges = judges
    self.reads = reads
  }
}
