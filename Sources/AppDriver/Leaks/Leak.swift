public import StrongReferences

/// Something that an app left behind: an object that outlives its screen, or a screen that outlives
/// its coordinator.
public nonisolated struct Leak: Sendable, Hashable {
  /// The kind of a leak.
  public enum Kind: String, Sendable, Codable {
    /// A controller that was on the screen and is still alive although it is no longer in any
    /// window.
    case controller
    /// A coordinator that is still held although it is no longer in charge of any screen, either
    /// directly or through other coordinators.
    case coordinator
    /// A screen that can still be reached although its coordinator is gone, so that nothing handles
    /// its events.
    case screen
  }

  /// The reason why no path to an object is known.
  public enum MissingPath: Sendable, Hashable {
    /// No readable reference holds the object.
    case unreadableHolder
    /// References can't be read in this process.
    case obstacle(Obstacle)
  }

  /// The kind of the leak.
  public let kind: Kind
  /// The class of the object.
  public let type: String
  /// The controller's title; nil if it has none.
  public let title: String?
  /// Identifies this finding in the session for as long as it exists.
  public let id: LeakID
  /// The names of the objects that were left behind because this object keeps them alive;
  /// controllers with their titles.
  public let with: [String]
  /// The shortest path of strong references to the object, such as
  /// `AppCoordinator.childCoordinators[1] → DetailCoordinator`; nil for a screen, and if no path
  /// was found.
  public let path: ReferencePath?
  /// The reason why there is no path; nil if there is one or none was searched for.
  public let noPath: MissingPath?
  /// The action after which the object should have been freed, counted from 1 since launch; 0 is
  /// the launch itself.
  public let action: Int
  /// Whether running work may hold the object: no readable reference does, and the app has had no
  /// time to finish the work.
  ///
  /// For example, a task of a popped screen keeps the screen alive until the task ends. A
  /// provisional finding is withdrawn if the object is freed. It becomes final once the `wait`
  /// actions since it was made add up to a second.
  public internal(set) var isProvisional: Bool
  /// Whether the class was declared as kept on purpose.
  public internal(set) var isKept = false

  /// The object's class and title, such as `Page "Fred"`.
  public var name: String { title.map { "\(type) \"\($0)\"" } ?? type }
}
