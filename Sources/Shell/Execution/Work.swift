package import Script

/// What an interpreter can be asked to run.
package enum Work {
  /// A line without its end: of a prompt, where it has no location, or of a script that is read while
  /// it runs.
  case line(String, at: SourceLocation? = nil)
  /// A statement of a file.
  case statement(Statement, in: String)
  /// The end of a script whose lines or statements were run: what its last step printed is compared, a
  /// block without `end` is an error, a teardown runs, and its variables are forgotten.
  case end
}
