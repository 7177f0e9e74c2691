public import StrongReferences

/// Something that an app left behind: an object that outlives its screen, or a screen that outlives
/// its coordinator.
public nonisolated struct Leak: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: String, Sendable, Codable {
    /// A controller that was on the screen, is in no window any more, and is still alive.
    case controller
    /// A coordinator that was in charge of screens, is in charge of none any more, directly or by
    /// way of others, and is still held.
    case coordinator
    /// A screen that can be reached and whose coordinator is gone, so that nobody answers it.
    case screen
  }

  /// Why no path leads to an object.
  public enum MissingPath: Sendable, Hashable {
    /// Nothing that can be read holds the object.
    case unreadableHolder
    /// References can't be read in this process.
    case obstacle(Obstacle)
  }

  /// What is wrong.
  public let kind: Kind
  /// The class of the object.
  public let type: String
  /// The title of the controller, where it has one.
  public let title: String?
  /// Tells this finding from others of the session, for as long as it stands.
  public let id: LeakID
  /// What the object keeps alive and was left behind with it, the controllers with their titles.
  public let with: [String]
  /// The shortest way of strong references that holds the object:
  /// `AppCoordinator.childCoordinators[1] → DetailCoordinator`; nil for a screen, and where none was
  /// found.
  public let path: ReferencePath?
  /// Why there is no path, where one was looked for.
  public let noPath: MissingPath?
  /// The action after which the object should have gone, counted from 1 since launch; 0 is the launch.
  public let action: Int
  /// Whether work under way may hold the object: nothing that can be read does, and the app was not
  /// given time since.
  ///
  /// A task of a screen that was popped keeps the screen until the task ends. Such a finding is
  /// withdrawn if the object goes, and stands once the actions `wait` since it was made add up to a
  /// second.
  public internal(set) var isProvisional: Bool
  /// Whether the class was declared as kept on purpose.
  public internal(set) var isKept = false

  /// The object as a person would call it: `Page "Fred"`.
  public var name: String { title.map { "\(type) \"\($0)\"" } ?? type }
}
