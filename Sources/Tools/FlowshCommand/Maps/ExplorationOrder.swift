import AppDriver
import Exploration
import Shell

/// An exploration that the shell needs.
nonisolated struct ExplorationOrder: Sendable {
  /// The app, with its launch.
  let launch: AppLaunch
  /// The classes that the app keeps on purpose.
  let keptOnPurpose: Set<String>
  /// The texts for fields.
  let alphabet: Alphabet
  /// The actions since the launch; empty if only the launch matters.
  let actions: [UserAction]
  /// The wanted screens.
  let wish: Wish
  /// Whether a person may be shown how far the exploration has come.
  let showsProgress: Bool

  /// The wanted screens.
  enum Wish: Sendable {
    /// The screens that the actions have shown.
    case visited
    /// All screens that can be reached from the launch, and the walk to one with a name, if any.
    case all(to: String?)
    /// All screens that can be reached after the actions, and what is wrong there.
    case fromHere
    /// The walk to a screen with a name that is near after the actions, or to one of those with
    /// some identities if they have it as their title.
    case near(String, titled: Set<String>)
  }
}
