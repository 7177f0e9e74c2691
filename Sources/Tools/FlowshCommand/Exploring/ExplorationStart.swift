import Script
import Shell
import Walkthroughs

/// From where `flowsh explore` explores an app: which one, and the walkthrough of `--from`.
struct ExplorationStart {
  /// The name of the app.
  let app: String
  /// The walkthrough of `--from`; `nil` if there is none.
  let file: WalkthroughFile?

  /// Reads the walkthrough of `--from`, and exits the process if there is a mistake in it.
  init(
    _ command: ExploreCommand, _ catalog: AppCatalog, _ files: ScriptFiles,
    _ writer: StandardOutput
  ) {
    guard let path = command.from else {
      app = command.app ?? catalog.standard.name
      file = nil
      return
    }
    let check = WalkthroughCheck(
      catalog, app: command.app ?? catalog.standard.name, files: files)
    let reading = WalkthroughFile.read(
      path, files, onWait: { StandardStreams.complainOfWait(for: path) })
    check.check(reading)
    let unset = check.warnings.filter(VariableArguments.isAboutSecret)
    for mistake in check.mistakes + unset { StandardStreams.complain(mistake.line) }
    guard check.mistakes.isEmpty, unset.isEmpty, let read = reading.file else {
      writer.finish(with: check.mistakes.isEmpty ? .usage : check.status)
    }
    guard !read.cases.isEmpty else {
      StandardStreams.complain("\(path): it has no steps")
      writer.finish(with: .badInput)
    }
    let name = read.app ?? command.app ?? catalog.standard.name
    if let wanted = command.app, wanted != name {
      StandardStreams.complain(
        "--from \(path) is a walkthrough of the app \(name), not of \(wanted); specify another file,"
          + " or --app \(name)")
      writer.finish(with: .usage)
    }
    app = name
    file = read
  }
}
