public import AppDriver

/// The screens of an app and the moves between them that an exploration has found.
///
/// It contains no times and no addresses. Equal options and an app that behaves the same give an
/// equal map, on any number of cores.
public nonisolated struct AppMap: Sendable, Hashable, Codable {
  /// The screens, in the order in which they were found; the first one is that of the launch.
  public internal(set) var screens: [MapScreen] = []
  /// The moves, in the order of the screens that they leave.
  public internal(set) var moves: [Move] = []
  /// The findings of the oracles, the gravest kinds first.
  public internal(set) var findings: [Finding] = []
  /// The states and actions that were left out, by reason.
  public internal(set) var cuts: [Cut] = []
  /// The classes of screens whose states can't be distinguished, so that the same walk may lead to
  /// different screens.
  public internal(set) var unstableScreens: [String] = []
  /// An action on each of these screens, which depends on earlier ones.
  public internal(set) var unstableActions: [UnstableAction] = []
  /// The links that the app has refused wherever they were tried.
  public internal(set) var unopenedLinks: [String] = []
  /// The app's classes of view controllers that no action has shown, by name.
  public internal(set) var unreachedClasses: [String] = []
  /// Whether the moves were also taken with transitions that take time.
  package internal(set) var hasTakenTime = false
  /// The classes whose screens are distinguished by their titles.
  package internal(set) var titledClasses: [String] = []
  /// The labels of the moves from each screen, by its identity.
  package var labels: [String: [String]] {
    let none = Dictionary(screens.map { ($0.id, [String]()) }) { first, _ in first }
    return moves.reduce(into: none) { $0[$1.id.from, default: []].append($1.id.label) }
  }
  /// The number of states.
  public internal(set) var stateCount = 0
  /// The number of transitions between states.
  public internal(set) var transitionCount = 0

  /// Whether the exploration ended before everything was tried.
  package var isPartial: Bool { cuts.contains { $0.reason.endsEarly } }

  /// Creates an empty map.
  public init() {}
}

/// A screen on a map.
public nonisolated struct MapScreen: Sendable, Hashable, Codable {
  /// The identity: the class of the view controller, followed by the title if the class serves
  /// several screens.
  public let id: String
  /// The class of the view controller; for several panes, all of them.
  public let type: String
  /// The title, as it was first seen.
  public let title: String
  /// The style of presentation; `nil` if the screen isn't presented.
  public let style: ModalSnapshot.Style?
  /// The title of the tab that was selected when the screen was first seen; `nil` without tabs.
  public let tab: String?
  /// The coordinators in charge, beginning with the app's.
  public let flow: [String]
  /// The number of states in which the screen was seen.
  public let stateCount: Int
  /// The shortest walk from the launch.
  public let walk: [WalkStep]
  /// Whether no move leads away, although all choices were tried.
  public let isDeadEnd: Bool
  /// Whether some states weren't explored further.
  public let isCut: Bool
  /// Whether some states weren't explored further because they are deeper than
  /// `ExplorationOptions.depth`.
  package internal(set) var isTooDeep = false
  /// Whether the screen has shown different titles, none of which is that of all its states.
  package internal(set) var hasSeveralTitles = false

  /// The title; if the screen has shown different titles, the class without `ViewController`, as
  /// `expect screen` takes it.
  package var name: String {
    guard hasSeveralTitles else { return title }
    let suffix = "ViewController"
    return type.hasSuffix(suffix) && type != suffix ? String(type.dropLast(suffix.count)) : type
  }
}

/// A kind of action that leads from screen to screen.
public nonisolated struct Move: Sendable, Hashable, Codable {
  /// The identity of a move: the screens and the action.
  public struct ID: Sendable, Hashable, Codable {
    /// The identity of the screen that the move leaves.
    public let from: String
    /// The identity of the screen to which it leads.
    public let to: String
    /// The kind of the action.
    public let kind: MoveKind
    /// The title of the button or tab, with `#` for digits; empty where the kind is enough.
    public let label: String
  }

  /// The screens and the action.
  public let id: ID
  /// The number of transitions that take the move.
  public let transitionCount: Int
  /// The shortest walk whose last step takes the move.
  public let walk: [WalkStep]
}

/// An action that leads to different screens after different walks, although the states look the
/// same.
public nonisolated struct UnstableAction: Sendable, Hashable, Codable {
  /// The action's move after the fewest steps.
  public let first: Move.ID
  /// Its move after other steps.
  public let second: Move.ID
  /// A walk that takes the second move; empty if no step is known to decide.
  public internal(set) var walk: [WalkStep] = []
  /// The index of the step in the walk without which the action takes the first move.
  public internal(set) var cause = 0
}

/// A finding of an oracle.
public nonisolated struct Finding: Sendable, Hashable, Codable {
  /// The kind.
  public let kind: FindingKind
  /// The subject: the class of a coordinator or screen, or the name of a rule.
  public let subject: String
  /// The message, a sentence without a period.
  public let message: String
  /// The class of a coordinator that only this way to the screen has; `nil` for other kinds.
  package let extraCoordinator: String?
  /// The class of a coordinator that this way to the screen lacks; `nil` for other kinds.
  package let missingCoordinator: String?
  /// The identity of the screen on which the last step was made; empty for the launch.
  public let screen: String
  /// The shortest walk that shows it.
  public let walk: [WalkStep]
  /// The kinds and labels of the last steps that show it, such as `back` or `tap Done`.
  public internal(set) var actions: [String] = []
  /// The number of transitions that show it.
  public internal(set) var ways: Int
  /// Whether only transitions that take time show it, as with `@transitions timed`.
  public internal(set) var needsTime = false
  /// Whether the walk shows it again, unless that wasn't tried.
  package internal(set) var isRepeated = true
}

/// A part of the app that an exploration has left out.
public nonisolated struct Cut: Sendable, Hashable, Codable {
  /// A reason for leaving out a part.
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    /// More screens were pushed or presented than `ExplorationOptions.depth`.
    case tooDeep = "too deep"
    /// Screens are pushed in more than one of the tabs that aren't selected.
    case tooManyTabs = "too many tabs"
    /// A stack holds a screen of the same class and title twice.
    case repeatsScreen = "repeats a screen"
    /// The screen has more states than `ExplorationOptions.statesPerScreen`.
    case tooManyStates = "too many states"
    /// On so many screens, only the first, middle and last of many similar rows were tried.
    case rows
    /// More transitions than `ExplorationOptions.limit`.
    case limit
    /// Time ran out.
    case time
    /// The user has interrupted the exploration.
    case interrupted
    /// The wanted screen was found.
    case found
    /// Repeating the walk to a state doesn't reach it again.
    case unreachable = "not reached again"
    /// Each process that was to explore these states has ended there or on the way.
    case lost
    /// No walk from the launch takes these moves again, because hidden state decides.
    case notRepeated = "not repeated"
    /// Time ran out before the walks of these moves were repeated.
    case notRepeatedInTime = "not repeated in time"
    /// The app doesn't offer some steps of the walkthrough with which each walk begins.
    case beginning

    /// Whether the exploration ended early, so that a missing screen or move may exist.
    package var endsEarly: Bool {
      switch self {
      case .limit, .time, .notRepeatedInTime, .interrupted, .found: true
      default: false
      }
    }
  }

  /// The reason.
  public let reason: Reason
  /// The number of states that weren't explored further, of moves that are left out, or of screens.
  public let states: Int
}
