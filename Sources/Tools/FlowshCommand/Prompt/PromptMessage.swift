/// A message to the prompt of an app that another program rebuilds.
package nonisolated enum PromptMessage: Codable, Sendable, Equatable {
  /// Lines to show above the prompt.
  case note(String)
  /// Lines to show above the prompt as an error.
  case problem(String)
  /// There is a new program of the app, which is to take over; the text says how it came about.
  case rebuilt(String)
}
