/// A step that a walker performs.
struct WalkerStep {
  /// The choice, which isn't about an element if the state wasn't read after the step before.
  let choice: Choice
  /// The state and the index of the choice, as the step's number.
  let number: PathStep
  /// The choice's code, or its index.
  let code: Int32
  /// Whether to ask the oracles.
  let judges: Bool
  /// Whether the app's state is read afterwards.
  let reads: Bool
  /// The choice as it was made after an earlier launch, which is made again without reading the app
  /// before.
  let known: KnownWalks.Step?

  /// Creates a step that makes a choice of the state that was read last, or one that isn't about an
  /// element.
  init(_ choice: Choice, _ number: PathStep, judges: Bool, reads: Bool = true) {
    self.choice = choice
    self.number = number
    code = choice.code ?? number.choice
    self.judges = judges
    self.reads = reads
    known = nil
  }

  /// Creates a step that makes a known choice again.
  init(_ known: KnownWalks.Step, _ number: PathStep, reads: Bool) {
    choice = known.choice
    self.number = number
    code = known.code
    judges = false
    self.reads = reads
    self.known = known
  }
}
