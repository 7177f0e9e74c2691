public import AppDriver

/// What a command may look at to list what could come next.
public struct CompletionRequest {
  /// The words between the command's name and the one at the cursor.
  public let words: [String]
  /// What a person sees, nil where nothing is on the screen.
  public let screen: ScreenSnapshot?
  /// The shell.
  public let shell: Interpreter

  /// The labels of what is on the screen, of some kinds.
  public func labels(_ kinds: ElementKind...) -> [String] {
    (screen?.panes ?? []).flatMap(\.elements).filter { kinds.contains($0.kind) }.map(\.label)
  }
}
