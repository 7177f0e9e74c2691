/// Something that an app needs to show its first screen, and that isn't built.
package struct LaunchGap: Equatable, Sendable {
  package enum Role: Equatable, Sendable {
    /// The file in which the app begins.
    case entry
    /// The scene's delegate, which gives the scene its window unless a storyboard does.
    case sceneDelegate(hasStoryboard: Bool)
    case mainStoryboard
    /// The class of the first screen in a storyboard.
    case firstScreen(storyboard: String)
  }

  package let role: Role
  /// The name of the class or storyboard, or of the file in which the app begins.
  package let name: String
  /// The absolute path of the file that has it.
  package let path: String
  package let absence: Absence
}
