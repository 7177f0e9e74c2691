/// An executable program.
struct Program {
  /// The usual name of the program.
  let name: String
  /// The path of the executable.
  let path: String
}
