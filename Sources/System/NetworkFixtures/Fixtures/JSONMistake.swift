/// The reason why a text isn't JSON, and its line.
package struct JSONMistake: Hashable, Sendable {
  package let line: Int
  package let problem: String

  /// Looks for the first mistake in a text; the result is `nil` if it is JSON.
  package init?(in bytes: ArraySlice<UInt8>) {
    do throws(JSONReader.Defect) {
      _ = try JSONReader.read(bytes)
      return nil
    } catch { (line, problem) = (error.line, error.problem) }
  }
}
