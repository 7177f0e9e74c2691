/// Something that an app left behind: an object that outlives its screen, or a screen that outlives
/// its coordinator.
public nonisolated struct Leak: Sendable, Hashable, Codable {
  /// What is wrong.
  public enum Kind: String, Sendable, Codable {
    /// A controller that was on the screen, is in no window any more, and is still alive.
    case controller
    /// A coordinator that was in charge of screens, is in charge of none any more, directly or by
    /// way of others, and is still held.
    case coordinator
    /// A screen that can be reached and whose coordinator is gone, so that nobody hears it.
    case screen
  }

  /// What is wrong.
  public let kind: Kind
  /// The class of the object.
  public let type: String
  /// The title of the controller, where it has one.
  public let title: String?
  /// Tells this finding from others of the session, for as long as it stands.
  public let id: Int
  /// What the object keeps alive and was left behind with it, the controllers with their titles.
  public let with: [String]
  /// The shortest way of strong references that holds the object:
  /// `AppCoordinator.childCoordinators[1] → DetailCoordinator`; nil for a screen, and where none was
  /// found.
  public let path: String?
  /// Why there is no path, where one was looked for.
  public let noPath: String?
  /// The action after which the object should have gone, counted from 1 since launch; 0 is the launch.
  public let action: Int
  /// Whether the class was declared as kept on purpose.
  public let isKept: Bool

  /// The object as a person would call it: `Page "Fred"`.
  public var name: String { title.map { "\(type) \"\($0)\"" } ?? type }
}
