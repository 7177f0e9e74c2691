import Exploration
import Script

/// The words for the parts that an exploration has left out.
struct CutWords {
  private let options: ExplorationOptions
  private let namesOptions: Bool

  /// Creates the words for an exploration, with the command-line options of `flowsh explore` unless
  /// the command lacks them.
  init(_ options: ExplorationOptions, namesOptions: Bool) {
    self.options = options
    self.namesOptions = namesOptions
  }

  /// Returns the reason as a noun phrase that follows the number.
  func reason(_ cut: Cut) -> String {
    let isOne = cut.states == 1
    let (states, moves) = (isOne ? "state" : "states", isOne ? "move" : "moves")
    return switch cut.reason {
    case .tooDeep:
      "\(states) deeper than \(counted(options.depth, "pushed or presented screen"))\(option("--depth"))"
    case .tooManyTabs: "\(states) where more than one of the tabs not selected holds pushed screens"
    case .repeatsScreen: "\(states) with a screen twice in a stack"
    case .tooManyStates:
      "\(states) beyond the \(grouped(options.statesPerScreen)) explored of each screen"
    case .rows:
      "\(isOne ? "screen" : "screens") with many rows of a kind, of which three were tried"
    case .limit:
      "\(states) left after \(counted(options.limit, "transition"))\(option("--limit"))"
    case .time: "\(states) left when time ran out\(option("--seconds"))"
    case .interrupted: "\(states) left when it was interrupted"
    case .found: "\(states) left when the screen was found"
    case .unreachable:
      "\(states) that the same walk didn't reach again"
    case .beginning:
      "\(isOne ? "step" : "steps") of the walkthrough that the app doesn't offer when it is repeated"
    case .lost:
      "\(states) left because each process that tried \(isOne ? "it" : "them") ended"
    case .notRepeated: "\(moves) that the same walk didn't take again"
    case .notRepeatedInTime:
      "\(moves) whose \(isOne ? "walk wasn't" : "walks weren't") repeated before time ran out"
        + option("--seconds")
    }
  }

  /// Returns the option that changes what is left out, in parentheses.
  private func option(_ name: String) -> String { namesOptions ? " (\(name))" : "" }
}
