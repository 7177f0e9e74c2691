import Adoption
import Files
import FlowshCommand
import Foundation
import Shell

/// The progress of `flowsh adopt`: on a terminal a line that moves, in a pipe a line for each
/// build.
final class AdoptionProgress {
  private let writer: StandardOutput
  private let line: MovingLine
  private var project: AppProject?
  private var name: String { project?.main.name ?? "" }
  /// Whether the next build of the app is the first one.
  private var isFirst = true

  init(_ writer: StandardOutput) {
    self.writer = writer
    line = MovingLine(writer)
  }

  /// Says what is adopted, and where the package is.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - path: The path that the user named.
  func announce(_ package: AdoptedPackage, foundAt path: String) {
    project = package.project
    say(
      "adopting \(name) of \(package.project.shownFile(foundAt: path, in: StartFolder.absolute(".")))"
    )
    say("  the package is \(package.shownFolder(from: StartFolder.absolute(".")))")
    let others = package.project.shownOthers(foundAt: path, in: StartFolder.absolute("."))
    if !others.isEmpty {
      say("  other projects there; name one of them to adopt it: \(others.joined(separator: ", "))")
    }
  }

  /// Shows an event of a build.
  func show(_ event: PackageBuild.Event) {
    switch event {
    case .accepted: break
    case .fetches(let url): say("  fetching \(url)")
    case .compiles(let module, let package): say("  building \(module) of \(package)")
    case .waits: say("  waiting for another flowsh that builds packages")
    case .begins(.dependencies): say("  fetching the packages that \(name) depends on")
    case .begins(.app):
      say("  building \(name)\(isFirst ? "" : " again")")
      isFirst = false
    case .begins(.tests): say("  building the tests of \(name)")
    case .step(let step): line.show("  \(step.number)/\(step.count)  \(step.title)")
    case .settles: say("  finding what doesn't compile here")
    case .leavesOut(let files):
      say(
        "  \(names(of: files)) \(files.count == 1 ? "doesn't" : "don't") compile and "
          + "\(files.count == 1 ? "is" : "are") left out")
    case .drops(let item): say("  \(item.name) \(item.reason)")
    case .skipsBrokenConnections:
      say("  storyboards have outlets or actions that \(name) doesn't have, and these are skipped")
    }
  }

  /// The maximum number of files that are named; the report lists all of them.
  private static let mostNames = 5

  private func names(of files: [LeftOutFile]) -> String {
    var names = files.prefix(Self.mostNames).map { project?.shownPath(of: $0.path) ?? $0.path }
    let rest = files.count - names.count
    if rest > 0 { names.append("\(rest) more file\(rest == 1 ? "" : "s")") }
    return names.formatted(.list(type: .and).locale(Locale(identifier: "en")))
  }

  private var last = ""

  private func say(_ line: String) {
    clear()
    guard line != last else { return }
    last = line
    writer.text.writeSafely(line)
    writer.text.write("\n")
    writer.text.flush()
  }

  /// Removes the line that moves.
  func clear() { line.clear() }
}
