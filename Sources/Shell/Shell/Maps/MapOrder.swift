package import AppDriver
package import Exploration

/// What the shell asks of the program that explores for it.
package nonisolated struct MapOrder: Sendable {
  /// The app, and what it is launched with.
  package let launch: AppLaunch
  /// The classes that the app keeps on purpose.
  package let keptOnPurpose: Set<String>
  /// The texts for fields.
  package let alphabet: Alphabet
  /// The actions since the launch; empty if only the launch matters.
  package let actions: [UserAction]
  /// What is wanted.
  package let wish: Wish
  /// Whether a person may be shown how far the exploration has come.
  package let showsProgress: Bool

  /// What is wanted.
  package enum Wish: Sendable {
    /// The screens that the actions have shown.
    case visited
    /// All screens that can be reached from the launch.
    case all
    /// All screens that can be reached after the actions, and what is wrong there.
    case fromHere
    /// The way to a screen with a name that is near after the actions, or to one of those with some
    /// identities if they have it as their title.
    case near(String, titled: [String])
  }
}
