/// A program with its arguments and input.
struct Command {
  let program: Program
  let arguments: [String]
  /// The path of the file to use as standard input.
  let input: String
  /// The name of the command in the table.
  let name: String

  init(_ program: Program, _ arguments: [String], input: String = "/dev/null", name: String) {
    self.program = program
    self.arguments = arguments
    self.input = input
    self.name = name
  }

  /// Runs the program, discards its output, and measures it.
  func run() throws -> Usage { try Child(self).wait() }

  /// Runs the program and passes its output to a closure.
  func run(reading read: (UnsafeRawBufferPointer) -> Void) throws {
    let pipe = try Pipe()
    let child = try Child(self, output: pipe.writing)
    pipe.drain(read)
    _ = try child.wait()
  }
}
