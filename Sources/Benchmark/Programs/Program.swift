/// A program that can be started.
struct Program {
  /// Its usual name.
  let name: String
  /// Its path.
  let path: String
}
