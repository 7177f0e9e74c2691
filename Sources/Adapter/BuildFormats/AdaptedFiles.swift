/// The results of the build plugin's tool for a target's files; `flowsh adopt` reads them as JSON.
///
/// Adoption is compiled with this folder, too.
package struct AdaptedFiles: Codable {
  /// The name of the file beside the tool's other results.
  package static let fileName = "result.json"

  /// The paths of what the compiler reads, by those of the Swift sources.
  package var outputs: [String: String] = [:]
  /// The sources in which nothing had to be changed.
  package var unchanged: Set<String> = []
  /// The storyboards and nibs.
  package var documents: [String] = []
  /// The outlets and actions of documents that the app doesn't have.
  package var brokenConnections: [Diagnostic] = []
  /// The parts of sources, documents and resources that the build goes without.
  package var skippedParts: [Diagnostic] = []

  /// The pieces of sources and documents that don't compile here.
  package var leftOut: [LeftOutPiece] = []

  package init() {}
}
