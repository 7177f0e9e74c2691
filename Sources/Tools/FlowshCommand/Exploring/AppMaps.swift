import Exploration
import Glibc
import Reports
import Shell
import TestRunner

/// The maps of several apps, with what workers need to measure their coverage.
struct AppMaps {
  /// The maps, without coverage.
  private(set) var maps: [MapReport] = []
  /// The names of screens and moves, for workers.
  private(set) var guide = CoverageGuide()
  /// The texts that the apps' entries declare for secure fields.
  private(set) var secrets = SecretFilter()

  /// Explores the apps, each from its launch.
  init(_ apps: [String], in catalog: AppCatalog, _ line: MovingLine) throws {
    for app in apps {
      let worker = try ExplorerProcess(
        ExplorerSetup(AppLaunch(app: app)),
        arguments: ChildRole.explorer(parent: getpid()).arguments)
      defer { worker.stop() }
      var options = ExplorationOptions()
      options.checksSizes = false
      options.tapsTwice = false
      let alphabet = ExplorationAlphabet(of: app, in: catalog)
      options.alphabet = alphabet.alphabet
      worker.setup.secrets = alphabet.secrets()
      secrets.add(worker.setup.filter)
      let explored = try AppExploration(options, worker, namesOptions: false, line)
      maps.append(explored.report)
      guide.add(explored.map, of: app)
    }
  }
}
