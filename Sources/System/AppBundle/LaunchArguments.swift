/// The arguments with which an app was launched.
package enum LaunchArguments {
  /// Replaces the arguments of this process, except for the program's name.
  ///
  /// The app finds them in `ProcessInfo` and `CommandLine`.
  package static func use(_ arguments: [String]) {
    setArguments(CommandLine.arguments.prefix(1) + arguments)
  }
}

/// The setter of `CommandLine.arguments`, which Swift 6 doesn't offer.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: __owned [String])

@_silgen_name("flowsh_arguments")
package func arguments() -> [String] { CommandLine.arguments }
