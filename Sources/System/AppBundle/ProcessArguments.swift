/// The arguments of this process, which an app finds in `ProcessInfo` and `CommandLine`.
package enum ProcessArguments {
  /// Replaces the arguments, except for the program's name.
  package static func use(_ arguments: [String]) {
    setArguments(CommandLine.arguments.prefix(1) + arguments)
  }

  /// The arguments for `ProcessInfo`, as `arguments.c` calls it.
  @_silgen_name("flowsh_arguments")
  package static func current() -> [String] { CommandLine.arguments }
}

/// The setter of `CommandLine.arguments`, which Swift 6 doesn't offer.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: __owned [String])
