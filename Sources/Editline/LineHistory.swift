/// The lines that were typed, in memory and, between sessions, in a file that others may share.
///
/// The file has libedit's own format. It is only ever added to: what is in it when this session
/// saves stays in it, up to the limit.
@MainActor public final class LineHistory {
  /// How many lines are kept, in memory and in the file.
  public let limit: Int

  /// The lines, oldest first.
  public private(set) var lines: [String] = []

  /// Changes whenever ``lines`` does.
  private(set) var revision = 0

  private let file: HistoryFile?
  private var added: [String] = []

  /// Creates an empty history; ``load()`` fills it.
  ///
  /// - Parameters:
  ///   - file: The path of the file, or `nil` for none.
  ///   - limit: How many lines are kept.
  public init(file: String?, limit: Int = 1000) {
    self.file = file.map(HistoryFile.init)
    self.limit = max(0, limit)
  }

  /// Reads the file, if there is one, and puts its lines before those of this session.
  ///
  /// - Throws: ``HistoryError``; the lines are then as before.
  public func load() throws(HistoryError) {
    guard let entries = try file?.read() else { return }
    lines = Array((entries.map(HistoryFormat.decode) + added).suffix(limit))
    revision += 1
  }

  /// Adds a line, unless it is empty, begins with a space or repeats the last one.
  ///
  /// - Parameter line: The line, without a newline.
  public func add(_ line: String) {
    guard !line.isEmpty, !line.hasPrefix(" "), line != lines.last else { return }
    lines = (lines + [line]).suffix(limit)
    added = (added + [line]).suffix(limit)
    revision += 1
  }

  /// Takes lines out that this session added; those that were loaded stay, as they do in the file.
  ///
  /// - Parameter isUnwanted: Whether a line is taken out.
  public func remove(where isUnwanted: (String) -> Bool) {
    guard added.contains(where: isUnwanted) else { return }
    let loaded = lines.dropLast(added.count)
    added.removeAll(where: isUnwanted)
    lines = loaded + added
    revision += 1
  }

  /// Adds what this session added to what is in the file now; does nothing if that is nothing.
  ///
  /// The new file is written beside the old one, for the owner only, and takes its place once it
  /// is safely on the disk. Sessions that save at the same time wait for each other.
  ///
  /// - Throws: ``HistoryError``; nothing is lost then, and saving can be tried again.
  public func save() throws(HistoryError) {
    guard let file, !added.isEmpty else { return }
    try file.append(added.map(HistoryFormat.encode), limit: limit)
    added = []
  }
}
