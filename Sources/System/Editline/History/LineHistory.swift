/// The lines that the user has typed, stored in memory and in a file shared by all sessions.
///
/// The file has libedit's format. Saving appends to the file, so lines saved by other sessions are
/// preserved, up to the limit.
@MainActor package final class LineHistory {
  /// The maximum number of lines to keep, in memory and in the file.
  package let limit: Int

  /// The lines, oldest first.
  package private(set) var lines: [String] = []

  /// A line that Up brings back before ``lines``; it is neither one of them nor saved.
  package var unsaved: String? {
    didSet { if unsaved != oldValue { revision += 1 } }
  }

  /// A number that changes whenever the lines that Up brings back change.
  private(set) var revision = 0

  private let file: HistoryFile?
  /// The lines that this session has added and not saved, oldest first.
  package private(set) var added: [String] = []

  /// Creates an empty history.
  ///
  /// To fill it, call ``load()``.
  ///
  /// - Parameters:
  ///   - file: The path of the file, or `nil` for none.
  ///   - limit: The maximum number of lines to keep.
  package convenience init(file: String?, limit: Int = 1000) {
    self.init(file.map { HistoryFile($0) }, limit: limit)
  }

  init(_ file: HistoryFile?, limit: Int) {
    self.file = file
    self.limit = max(0, limit)
  }

  /// Reads the file, if there is one, and inserts its lines before those of this session.
  ///
  /// - Throws: ``HistoryError``, in which case the lines are unchanged.
  package func load() throws(HistoryError) {
    guard let entries = try file?.read() else { return }
    lines = Array((entries.suffix(limit).map(HistoryFormat.decode) + added).suffix(limit))
    revision += 1
  }

  /// Adds a line unless it is empty, begins with a space, or repeats the last line.
  package func add(_ line: String) {
    guard !line.isEmpty, !line.hasPrefix(" "), line != lines.last else { return }
    lines = (lines + [line]).suffix(limit)
    added = (added + [line]).suffix(limit)
    revision += 1
  }

  /// Removes lines that this session added.
  ///
  /// Lines that were loaded are kept in memory and in the file.
  package func remove(where isUnwanted: (String) -> Bool) {
    guard added.contains(where: isUnwanted) else { return }
    let loaded = lines.dropLast(added.count)
    added.removeAll(where: isUnwanted)
    lines = loaded + added
    revision += 1
  }

  /// Appends the lines of this session to the file.
  ///
  /// If there are none, does nothing.
  ///
  /// The new file is written next to the old one, is readable only by its owner, and replaces the
  /// old file after it has been flushed to disk. Sessions that save at the same time wait for each
  /// other.
  ///
  /// - Throws: ``HistoryError``, in which case no line is lost and the caller can try again.
  package func save() throws(HistoryError) {
    guard let file, !added.isEmpty else { return }
    try file.append(added.map(HistoryFormat.encode), limit: limit)
    added = []
  }
}
