import AppDriver

/// What writes down what is done, while something does.
final class RecorderSlot {
  /// The recorder; nil where nothing is recorded.
  private(set) var recorder: (any StepRecorder)?

  /// Writes down what is done from now on; what was done since the launch is about to be done again.
  func begin(
    _ recorder: any StepRecorder, again: [[UserAction]], _ shell: ShellView
  ) throws(CommandError) {
    guard self.recorder == nil else {
      throw .cannotRecord("what is done is recorded already; record stop comes first")
    }
    try recorder.begin(shell, again: again)
    self.recorder = recorder
  }

  /// Writes down no more.
  ///
  /// - Returns: What to tell the person; nil where nothing was recorded.
  /// - Throws: where it can't be written.
  func finish(_ shell: ShellView) throws(CommandError) -> String? {
    guard let recorder else { return nil }
    self.recorder = nil
    return try recorder.finish(shell)
  }
}
