import Adoption
import Files
import Shell

/// What `flowsh adopt` shows while it builds: on a terminal a line that moves, in a pipe a line for
/// each build.
final class AdoptionProgress {
  private let writer: StandardOutput
  private let canMove = StandardStreams.outputIsTerminal && !StandardStreams.terminalIsDumb
  private var name = ""

  init(_ writer: StandardOutput) { self.writer = writer }

  /// Says what is adopted, and where the package is.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - path: The path that the user named.
  func announce(_ package: AdoptedPackage, foundAt path: String) {
    name = package.project.main.name
    say(
      "adopting \(name) of \(package.project.shownFile(foundAt: path, in: StartFolder.absolute(".")))"
    )
    say("  the package is \(package.shownFolder(from: StartFolder.absolute(".")))")
  }

  /// Shows an event of a build.
  func show(_ event: PackageBuild.Event) {
    switch event {
    case .accepted: break
    case .begins(.dependencies): say("  fetching the packages that \(name) depends on")
    case .begins(.app): say("  building flowsh and \(name); the first build takes minutes")
    case .begins(.tests): say("  building the tests of \(name)")
    case .step(let step): move("\(step.number)/\(step.count)  \(step.title)")
    case .leavesOut(let files):
      say(
        "  \(files.count == 1 ? "1 file doesn't" : "\(files.count) files don't") compile and "
          + "\(files.count == 1 ? "is" : "are") left out")
    case .drops(let item): say("  \(item.name) \(item.reason)")
    case .skipsBrokenConnections:
      say("  storyboards have outlets or actions that \(name) doesn't have, and these are skipped")
    }
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

  private func move(_ line: String) {
    guard canMove else { return }
    clear()
    // A line that wraps couldn't be cleared.
    var rest = (StandardStreams.terminalLayout()?.columns ?? 80) - 3
    var shown = ""
    for character in SafeText.escaped(line) {
      rest -= DisplayWidth.of(String(character))
      if rest < 0 { break }
      shown.append(character)
    }
    writer.text.write("  " + shown)
    writer.text.flush()
  }

  /// Removes the line that moves.
  func clear() {
    if canMove { writer.text.write("\r\u{1B}[K") }
  }
}
