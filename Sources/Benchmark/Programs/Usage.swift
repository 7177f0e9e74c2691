/// What a run of a program took.
struct Usage {
  /// From before its start to after its end.
  let wall: Duration
  /// In the processors, its own and the system's for it.
  let processor: Duration
}
