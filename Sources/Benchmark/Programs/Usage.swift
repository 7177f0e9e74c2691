/// The time that a run of a program took.
struct Usage {
  /// The elapsed time, from before the program's start to after its end.
  let wall: Duration
  /// The processor time, user and system.
  let processor: Duration
}
