/// A program that can be started.
struct Program {
  /// The program's usual name.
  let name: String
  /// The program's path.
  let path: String
}
