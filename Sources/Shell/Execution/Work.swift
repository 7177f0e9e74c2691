package import Script

/// A piece of work for an interpreter.
package enum Work {
  /// A line without its newline: of a prompt, which has no location, or of a script that is read
  /// while it runs.
  case line(String, at: SourceLocation? = nil)
  /// A statement of a file.
  case statement(Statement, in: String)
  /// The end of a script. The output of the last step is compared, a block without `end` is an
  /// error, the teardown runs, and the script's variables are forgotten.
  case end
}
