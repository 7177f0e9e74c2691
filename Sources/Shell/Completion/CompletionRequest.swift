package import AppDriver

/// What a command may look at to list what could come next.
package struct CompletionRequest {
  /// The words between the command's name and the one at the cursor.
  package let words: [String]
  /// What a person sees, nil where nothing is on the screen.
  package let screen: ScreenSnapshot?
  /// The shell.
  package let shell: ShellView

  /// The labels of what is on the screen, of some kinds.
  package func labels(_ kinds: ElementKind...) -> [String] {
    (screen?.panes ?? []).flatMap(\.elements).filter { kinds.contains($0.kind) }.map(\.label)
  }
}
