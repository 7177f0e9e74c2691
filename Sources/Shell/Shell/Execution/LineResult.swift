import Script

package nonisolated struct LineResult: Sendable, Hashable {
  /// The most severe status among the line's commands.
  package private(set) var status = ExitStatus.success
  /// Whether the line may contain a secret and therefore must not be saved in the history.
  package private(set) var carriesSecret = false
  /// Whether the text of the line contains a secret that is no variable's.
  package private(set) var writesSecret = false
  /// The typed lines that turned out to contain a secret when they ran, such as lines of a block.
  ///
  /// They include the first lines of loops that may have supplied the secret.
  package private(set) var secretLines: Set<String> = []
  /// Whether the shell ends after this line.
  package private(set) var isLast = false

  /// Whether a command failed after which a script doesn't go on.
  package private(set) var hasFailed = false

  /// Notes that a command failed with a status; a script goes on after a soft failure.
  mutating func note(_ status: ExitStatus, isSoft: Bool) {
    self.status = max(self.status, status)
    if !isSoft { hasFailed = true }
  }

  /// Notes that the line may contain a secret.
  ///
  /// - Parameters:
  ///   - line: The typed line that contains the secret, which may be part of a block; `nil` if it
  ///     is the whole line.
  ///   - openBlocks: The first lines of the open blocks. They are noted too if the line uses
  ///     variables, because a loop may have supplied the secret.
  mutating func noteSecret(in line: ScriptLine? = nil, openBlocks: @autoclosure () -> [ScriptLine])
  {
    carriesSecret = true
    guard let line else { return }
    secretLines.insert(line.text)
    guard Expansion.isNeeded(line.text) else { return }
    secretLines.formUnion(openBlocks().map(\.text))
  }

  /// Notes that the text of the line contains a secret that is no variable's.
  mutating func noteWrittenSecret() { writesSecret = true }

  /// The way in which the script that stands still is to go on; `nil` if the line doesn't say.
  package private(set) var resumption: Resumption?

  /// Notes that the script that stands still is to go on.
  mutating func resume(_ resumption: Resumption) { self.resumption = resumption }

  /// Notes that the shell ends after this line.
  mutating func end() { isLast = true }
}
