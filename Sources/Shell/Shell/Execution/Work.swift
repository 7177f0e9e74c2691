package import Script

/// A piece of work for an interpreter.
package enum Work {
  /// A line without its newline, from a script that is read while it runs, or from a prompt. A line
  /// from a prompt has no location.
  case line(String, at: SourceLocation? = nil)
  /// A statement in a file with the given path. For a loop, `row` is the index of the only row to
  /// run.
  case statement(Statement, in: String, row: Int? = nil)
  /// The end of a script. A block without `end` is reported, the last step's output is compared,
  /// the teardown runs, and the script's variables are discarded.
  case end
}
