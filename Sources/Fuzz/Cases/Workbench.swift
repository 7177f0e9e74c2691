/// What a generator gets from its worker: a folder for files, and counters.
struct Workbench {
  /// The path of the worker's folder, which is the current folder.
  let folder: String
  private let progress: Progress?

  init(folder: String, progress: Progress? = nil) {
    self.folder = folder
    self.progress = progress
  }

  /// Counts commands and shows that the case hasn't stopped.
  func count(_ commands: Int = 1) { progress?.count(commands) }
}
