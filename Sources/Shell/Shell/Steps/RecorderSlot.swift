import AppDriver

/// A container for the current recorder, if a recording is running.
final class RecorderSlot {
  /// The recorder; `nil` if no recording is running.
  private(set) var recorder: (any StepRecorder)?
  /// The app and its launch when the recording began; `nil` if no recording is running.
  private(set) var launch: AppLaunch?

  /// Starts recording.
  ///
  /// After this call, the caller must repeat all commands that have run since launch.
  func begin(
    _ recorder: any StepRecorder, again: [[UserAction]], _ shell: ShellState
  ) throws(CommandError) {
    guard self.recorder == nil else { throw .cannotRecord(.isRunning) }
    try recorder.begin(shell, again: again)
    self.recorder = recorder
    launch = shell.launch
  }

  /// Stops recording and writes the file.
  ///
  /// - Returns: A summary; `nil` if no recording was running.
  /// - Throws: An error if the file can't be written. The recording then continues, so that the
  ///   user can try again.
  func finish(_ shell: ShellState) throws(CommandError) -> RecordingSummary? {
    guard let recorder else { return nil }
    let summary = try recorder.finish(shell)
    abandon()
    return summary
  }

  /// Discards the recording.
  func abandon() { (recorder, launch) = (nil, nil) }
}
