import ArgumentParser
import Shell

/// The `flowsh apps` subcommand, which lists the apps.
struct AppsCommand: Tool {
  static let arguments = "[<options>]"
  static let configuration = CommandConfiguration(
    commandName: "apps", abstract: "List the apps that can be run.")

  @OptionGroup var coloring: ColorOptions

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    let writer = try coloring.standardOutput()
    let apps = catalog.apps
    let width = apps.map(\.name.count).max() ?? 0
    for app in apps {
      let gap = String(repeating: " ", count: width - app.name.count + 2)
      writer.text.write(app.name, .bold)
      writer.text.write("\(gap)\(app.summary)\n")
    }
    writer.finish(with: .success)
  }
}
