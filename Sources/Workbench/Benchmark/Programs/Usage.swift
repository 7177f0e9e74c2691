/// The elapsed time and processor time of a program run.
struct Usage {
  /// The elapsed time, from just before the program's start to just after its exit.
  let wall: Duration
  /// The processor time, which is the sum of user and system time.
  let processor: Duration
}
