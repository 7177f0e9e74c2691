import Foundation

/// The resources that a generator gets from its worker: a folder for files, and counters.
struct Workbench {
  /// The path of the worker's folder, which is the current folder.
  let folder: String
  private let progress: Progress?

  init(folder: String, progress: Progress? = nil) {
    self.folder = folder
    self.progress = progress
  }

  /// Removes the recordings of an earlier script from the folder of a worker.
  func removeFiles() {
    // Without a worker, the folder may contain other files, which must not be removed.
    guard progress != nil else { return }
    let paths = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for path in paths where !WorkerFiles(folder: folder).isOwn(path) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
  }

  /// Counts commands, which shows that the trial is still advancing.
  func count(_ commands: Int = 1) { progress?.count(commands) }
}
