/// A record of the commands and settings of a shell, for another process to repeat.
///
/// It contains secrets in the clear.
package nonisolated struct ShellJournal: Codable, Sendable, Equatable {
  /// A launch of the app, and the commands that have acted on the app since.
  package struct Launch: Codable, Sendable, Equatable {
    package let launch: AppLaunch
    /// The commands; `nil` if there were too many to keep.
    let commands: [Command]?
  }

  /// A command that acted on the app.
  package struct Command: Codable, Sendable, Equatable {
    /// The command as the user knows it, with secrets redacted.
    let shown: String
    /// Its actions as they can be typed, each with the labels of the screen that it was performed
    /// on.
    let lines: [String]
    /// The number that the commands of one `goto` share; `nil` for others.
    let way: Int?
  }

  /// A secret that the user has named with `@secret`.
  struct NamedSecret: Codable, Equatable {
    let name: String
    let variable: String
    let value: String
  }

  /// A line with the number that `history` shows.
  struct RecentLine: Codable, Equatable {
    let number: Int
    let line: String
  }

  /// The launches since the app was last launched without what it had left before, such as files;
  /// never empty.
  package let launches: [Launch]
  /// The values of the options that `set` changes, by their names.
  let settings: [String: String]
  let aliases: [String: String]
  let variables: [String: String]
  let namedSecrets: [NamedSecret]
  /// All values that are hidden in the output.
  let secrets: [String]
  /// The classes whose objects are kept on purpose.
  let kept: [String]
  let recentLines: [RecentLine]
  /// Whether the user has entered a `setup` or a `teardown`, which isn't part of the state.
  package let hasFixtures: Bool

  /// The launch to begin with.
  package var first: AppLaunch { launches[0].launch }
}
