import PseudoTerminal

/// The lines that a program prints to standard output.
struct OutputOfProgram {
  let lines: [String]

  init(_ path: String) throws {
    lines = try ProgramOutput.text(of: path).split(separator: "\n").map(String.init)
  }
}
