/// The lines that the user has typed, in memory and in a file that sessions share.
///
/// The file has libedit's format. Saving appends to it, so lines that other sessions have saved
/// stay in it, up to the limit.
@MainActor package final class LineHistory {
  /// The maximum number of lines to keep, in memory and in the file.
  package let limit: Int

  /// The lines, oldest first.
  package private(set) var lines: [String] = []

  /// Changes whenever ``lines`` does.
  private(set) var revision = 0

  private let file: HistoryFile?
  private var added: [String] = []

  /// Creates an empty history; ``load()`` fills it.
  ///
  /// - Parameters:
  ///   - file: The path of the file, or `nil` for none.
  ///   - limit: The maximum number of lines to keep.
  package init(file: String?, limit: Int = 1000) {
    self.file = file.map(HistoryFile.init)
    self.limit = max(0, limit)
  }

  /// Reads the file, if there is one, and puts its lines before those of this session.
  ///
  /// - Throws: ``HistoryError``. The lines are unchanged.
  package func load() throws(HistoryError) {
    guard let entries = try file?.read() else { return }
    lines = Array((entries.map(HistoryFormat.decode) + added).suffix(limit))
    revision += 1
  }

  /// Adds a line, unless it is empty, begins with a space or repeats the last one.
  ///
  /// - Parameter line: The line, without a newline.
  package func add(_ line: String) {
    guard !line.isEmpty, !line.hasPrefix(" "), line != lines.last else { return }
    lines = (lines + [line]).suffix(limit)
    added = (added + [line]).suffix(limit)
    revision += 1
  }

  /// Removes lines that this session added.
  ///
  /// Lines that were loaded stay, here and in the file.
  ///
  /// - Parameter isUnwanted: Whether to remove a line.
  package func remove(where isUnwanted: (String) -> Bool) {
    guard added.contains(where: isUnwanted) else { return }
    let loaded = lines.dropLast(added.count)
    added.removeAll(where: isUnwanted)
    lines = loaded + added
    revision += 1
  }

  /// Appends the lines of this session to the file.
  ///
  /// Does nothing if there are none.
  ///
  /// The new file is written beside the old one, readable by its owner only, and replaces it once
  /// it is on the disk. Sessions that save at the same time wait for each other.
  ///
  /// - Throws: ``HistoryError``. No line is lost, and the caller can try again.
  package func save() throws(HistoryError) {
    guard let file, !added.isEmpty else { return }
    try file.append(added.map(HistoryFormat.encode), limit: limit)
    added = []
  }
}
