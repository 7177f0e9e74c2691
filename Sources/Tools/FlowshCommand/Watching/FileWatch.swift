/// Compares files with an earlier look at them, and reports changes once there are no more.
struct FileWatch {
  private let look: () -> WatchedFiles
  private var files: WatchedFiles
  private var changes = WatchedFiles.Changes()
  /// The time to wait before the next look.
  private(set) var interval = shortest

  /// The shortest time between two looks.
  private static let shortest = Duration.milliseconds(200)

  /// Begins with a first look.
  ///
  /// - Parameters:
  ///   - changes: Changes that have been found before it.
  ///   - files: The files as an earlier look has found them; `nil` to look now.
  ///   - look: Looks at the files.
  init(
    changes: WatchedFiles.Changes = WatchedFiles.Changes(), since files: WatchedFiles? = nil,
    look: @escaping () -> WatchedFiles
  ) {
    self.look = look
    self.changes = changes
    self.files = files ?? look()
  }

  /// Looks at the files again.
  ///
  /// - Returns: The changes since they were last returned, as soon as a look finds no more: an
  ///   editor may write more than once. `nil` if there are none, or they go on.
  mutating func next() -> WatchedFiles.Changes? {
    let start = ContinuousClock.now
    let now = look()
    // So that many folders cost a twentieth of a processor at most.
    interval = max(Self.shortest, (ContinuousClock.now - start) * 20)
    let more = now.changes(since: files)
    files = now
    if more.isEmpty, !changes.isEmpty { return exchange(&changes, with: .init()) }
    changes.add(more)
    return nil
  }
}
