/// A program that can be started.
struct Program {
  /// What people call it.
  let name: String
  /// Where it is.
  let path: String
}
