package import AppDriver

/// The context in which a command completes its arguments.
package struct CompletionRequest {
  /// The words between the command's name and the one at the cursor.
  package let words: [String]
  /// The visible screen; nil if the app shows nothing.
  package let screen: ScreenSnapshot?
  /// The shell.
  package let shell: ShellView

  /// Returns the labels of the screen's elements of some kinds.
  package func labels(_ kinds: ElementKind...) -> [String] {
    (screen?.elements(of: kinds) ?? []).map(\.label)
  }
}
