import FlowshCommand
import Foundation
import Glibc
import HeadlessUIKit
import Shell

/// A loop that "rebuilds" this program, for the tests of prompts that come back.
///
/// `FlowshProbe rebuild-probe FILE` starts the prompt of an app whose trails are the lines of the
/// file. If the first line begins with `error`, the app doesn't build, and with `slow`, the build
/// takes until it is cancelled.
enum RebuildProbe {
  /// The variable by which the app finds the file.
  private static let variable = "PROBE_TRAILS"

  /// Runs the loop or its prompt if the arguments ask for it, and exits.
  static func runIfAsked(_ arguments: [String]) {
    if let file = ProcessInfo.processInfo.environment[variable] {
      let app = AppEntry(name: "trails", summary: "Shows the lines of a file") { _ in
        ProbeDelegate(TrailsViewController(file: file))
      }
      Flowsh.main(AppCatalog([app]))
    }
    guard arguments.count == 3, arguments[1] == "rebuild-probe" else { return }
    let file = arguments[2]
    setenv(variable, file, 1)
    do {
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      RebuildLoop(
        "Trails", program: program, try PromptProcess(), StandardOutput(),
        look: { WatchedFiles([file]) }
      ) { changes, isCancelled in
        guard changes.all == [file] else { return .failed(["changed: \(changes.all)"]) }
        let first = Self.lines(of: file).first ?? ""
        if first.hasPrefix("error") { return .failed(["\(file):1:1: \(first)"]) }
        guard first.hasPrefix("slow") else { return .built() }
        while !isCancelled() { poll(nil, 0, 10) }
        return .cancelled
      }.run()
    } catch {
      print(error)
      exit(1)
    }
  }

  /// Returns the lines of a file.
  static func lines(of file: String) -> [String] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}

/// The first screen of an app whose trails are the lines of a file.
final class TrailsViewController: UITableViewController {
  private let trails: [String]

  init(file: String) {
    trails = RebuildProbe.lines(of: file)
    super.init(style: .plain)
    title = "Trails"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = trails[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let trail = trails[indexPath.row]
    if trail == "Abyss" { fatalError("nobody returns from there") }
    if trail == "Circuit" {
      // Past the capture of output, so that a test knows when the action runs.
      let terminal = open("/dev/tty", O_WRONLY)
      _ = "round and round\n".withCString { write(terminal, $0, strlen($0)) }
      while true { poll(nil, 0, 10) }
    }
    let detail = UIViewController()
    detail.title = trail
    navigationController?.pushViewController(detail, animated: true)
  }
}
