package import AppDriver

/// The context in which a command completes its arguments.
package struct CompletionRequest {
  /// The words between the command's name and the text to complete.
  package let words: [String]
  /// The visible screen; `nil` if the app shows nothing.
  package let screen: ScreenSnapshot?
  /// A read-only view of the shell.
  package let shell: ShellView

  /// Returns the labels of all elements on the screen with the given kinds.
  package func labels(_ kinds: ElementKind...) -> [String] {
    (screen?.elements(of: kinds) ?? []).map(\.label)
  }
}
