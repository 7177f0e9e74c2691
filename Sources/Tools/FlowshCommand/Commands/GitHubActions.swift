import Files
import Foundation
import Reports
import Shell

/// The annotations and the summary of a run in a job of GitHub Actions.
///
/// While the run prints the app's text, workflow commands are off, so that no text of an app can
/// become an annotation or change the job.
struct GitHubActions {
  /// The file to which the summary of the job's step is appended; `nil` if there is none.
  private let summary: String?
  /// The path of the current folder from the root of the repository.
  let folder: String
  private let token = "flowsh-\(UUID().uuidString)"

  /// Reads the variables of the environment; returns `nil` outside of GitHub Actions.
  init?(environment: [String: String], folder current: String) {
    guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
    summary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    let root = environment["GITHUB_WORKSPACE"].map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "/"
    let path = current.hasSuffix("/") ? current : current + "/"
    folder = root != "/" && path.hasPrefix(root) ? String(path.dropFirst(root.count)) : ""
  }

  /// Reads the environment of the process.
  static var current: GitHubActions? {
    GitHubActions(
      environment: ProcessInfo.processInfo.environment,
      folder: FileManager.default.currentDirectoryPath)
  }

  /// The line after which workflow commands are off.
  var start: String { "::stop-commands::\(token)\n" }

  /// The line after which workflow commands are on again.
  var end: String { "::\(token)::\n" }

  /// Returns an annotation for each failure.
  func annotations(of report: RunReport) -> String { GitHubReport(folder: folder).text(of: report) }

  /// Appends the summary of the run to that of the job's step, or reports why it can't be written.
  ///
  /// - Returns: Whether the summary could be written.
  @MainActor func appendSummary(of report: RunReport) -> Bool {
    guard let summary else { return true }
    do throws(FileError) {
      try FileDescriptor.append(MarkdownReport().bytes(of: report) + Array("\n".utf8), to: summary)
      return true
    } catch {
      StandardStreams.complain("\(error.path): \(error)")
      return false
    }
  }
}
