/// What the build plugin has made of a target's files.
package struct AdaptedFiles {
  /// The paths of what the compiler reads, by those of the Swift sources.
  package var outputs: [String: String] = [:]
  /// The sources in which nothing had to be changed.
  package var unchanged: Set<String> = []
  /// The storyboards and nibs.
  package var documents: [String] = []
}
