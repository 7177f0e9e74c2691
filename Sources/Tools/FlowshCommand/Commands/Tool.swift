package import ArgumentParser
package import Shell

/// A subcommand, with its line in the usage of the program.
///
/// The protocol is nonisolated, because arguments are parsed in a nonisolated context.
package nonisolated protocol Tool: ParsableCommand {
  /// The arguments as the usage of the program shows them, such as `[<options>] <path>`.
  static var arguments: String { get }

  /// Runs the subcommand and exits the process.
  @MainActor func perform(_ catalog: AppCatalog) throws -> Never
}

nonisolated extension Tool {
  /// The word that selects the subcommand.
  static var name: String { configuration.commandName ?? _commandName }
}
