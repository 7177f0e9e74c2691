public import StrongReferences

/// An object that outlives its screen or its app, or a screen that outlives its coordinator.
public nonisolated struct Leak: Sendable, Hashable {
  /// The kind of a leak.
  public enum Kind: String, Sendable, Codable {
    /// A controller that was on screen and is still alive, although it is no longer in any window,
    /// or only a child of a custom container that shows another one.
    case controller
    /// A coordinator that is still alive, although it is no longer in charge of any screen,
    /// directly or through other coordinators.
    case coordinator
    /// A screen that the user can still reach, although its coordinator has been freed, so that
    /// nothing handles its events.
    case screen
  }

  /// The reason the path to a leaked object is unknown.
  public enum MissingPath: Sendable, Hashable {
    /// No readable reference holds the object.
    case unreadableHolder
    /// References can't be read in this process.
    case obstacle(Obstacle)
  }

  /// The kind of the leak.
  public let kind: Kind
  /// The name of the object's class.
  public let type: String
  /// The controller's title; `nil` if it has none.
  public let title: String?
  /// An identifier of this finding, which is unique in the session while the finding exists.
  public internal(set) var id: LeakID
  /// The names of the other objects that leaked because this object keeps them alive.
  ///
  /// Controllers are named with their titles.
  public let with: [String]
  /// The classes of the coordinators that a screen has outlived; empty for other kinds, or if they
  /// had been freed when the screen was first seen.
  public internal(set) var lost: [String] = []
  /// The name of the container that has taken the controller's view off the screen without removing
  /// the controller from its children, which takes `removeFromParent()`; `nil` for others.
  public internal(set) var container: String?
  /// The shortest path of strong references to the object, such as
  /// `AppCoordinator.childCoordinators[1] → DetailCoordinator`; `nil` for a screen, or if no path
  /// was found.
  public let path: ReferencePath?
  /// The reason there is no path; `nil` if there is one or no search was made.
  public let noPath: MissingPath?
  /// The number of the action after which the object should have been freed.
  ///
  /// Actions are counted from 1 since launch; 0 stands for the launch itself, which ended the
  /// previous app.
  public let action: Int
  /// Whether the object is still alive although its app has ended.
  ///
  /// Such an object is a leak if only the app's own objects hold it, because it is part of a
  /// reference cycle or a cycle leads to it. Otherwise, the finding is provisional.
  public internal(set) var outlivedApp = false
  /// Whether running work may still hold the object.
  ///
  /// If so, no readable reference holds it, and the app has had no time to finish the work. For
  /// example, a popped screen's task keeps the screen alive until the task ends. A provisional
  /// finding is withdrawn if the object is freed. It becomes final when the `wait` actions since
  /// its discovery add up to one second, unless the object outlived its app: a global variable,
  /// which lives as long as the process, may then hold it.
  public internal(set) var isProvisional: Bool
  /// Whether the object's class is in the session's `keptOnPurpose` or, if the object outlived the
  /// app of an earlier session that this one replaced, was in that session's.
  public package(set) var isKept = false

  /// The object's class and title, such as `Page "Fred"`.
  public var name: String { title.map { "\(type) \"\($0)\"" } ?? type }
}
