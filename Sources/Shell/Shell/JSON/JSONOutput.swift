/// The shell's JSON output.
package nonisolated enum JSONOutput {
  /// The version of the format, which every object contains.
  ///
  /// It increases when a member is removed or gets another meaning, and stays when one is added.
  package static let version = 1
}
