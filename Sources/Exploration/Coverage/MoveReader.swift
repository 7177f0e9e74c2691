package import AppDriver
import Foundation

/// Reads which screens a person sees and which moves they make, named as on the map.
package struct MoveReader {
  /// A screen, as the map names it.
  package struct Screen: Hashable {
    /// The identity.
    package let id: String
    /// The class of the view controller; for several panes, all of them.
    package let type: String
    /// The title.
    package let title: String
  }

  /// What an action is on the map, without the screens.
  package struct Name: Hashable {
    /// The kind of the action.
    package let kind: MoveKind
    /// The title of the button or tab, with `#` for digits; empty where the kind is enough.
    package let label: String

    /// Creates a name.
    package nonisolated init(kind: MoveKind, label: String) {
      self.kind = kind
      self.label = label
    }
  }

  private var reader: StateReader

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - refinement: What the exploration has told apart (`Exploration.toldApart`), because the identity of
  ///     some screens depends on it.
  ///   - level: The level of the exploration's states.
  package init(_ refinement: CrewRefinement, level: StateLevel = .tabs) {
    var options = ExplorationOptions()
    options.level = level
    reader = StateReader(options, refinement.refinement)
  }

  /// Returns the visible screen; `nil` if the app shows nothing.
  package mutating func screen(of session: AppSession) -> Screen? {
    guard session.isRunning else { return nil }
    reader.read(session)
    guard !reader.paneTypes.isEmpty else { return nil }
    let facts = reader.screen(session)
    return Screen(id: facts.id, type: facts.type, title: facts.title)
  }

  /// Returns what an action is on the map; `nil` if it is only a part of a move, as typing into a field is, or
  /// if no exploration does it.
  ///
  /// Call it before the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - session: The session, whose app is asked for a row's actions.
  /// - Returns: The name.
  package func name(of action: UserAction, in session: AppSession) -> Name? {
    switch action {
    case .select: Name(kind: .select, label: "")
    case .tap(let target):
      Name(
        kind: target.kind == .field || target.kind == .search ? .edit : .tap, label: label(target))
    case .type(let target, _):
      target.kind == .search ? Name(kind: .search, label: label(target)) : nil
    case .toggle(let target): Name(kind: .toggle, label: label(target))
    case .choose(let target, _), .chooseValue(let target, _):
      Name(kind: .choose, label: label(target))
    case .submit(let target): Name(kind: .submit, label: label(target))
    case .swipe(let target, let title):
      Name(kind: .swipe, label: number(of: title, of: target, by: .swipe, session))
    case .press(let target, let title):
      Name(kind: .press, label: number(of: title ?? "", of: target, by: .press, session))
    case .refresh: Name(kind: .refresh, label: "")
    case .scroll: Name(kind: .scroll, label: "")
    case .selectTab(let place): Name(kind: .tab, label: "\(place + 1)")
    case .back: Name(kind: .back, label: "")
    case .swipeBack(let isLetGo): Name(kind: isLetGo ? .cancelBack : .back, label: "")
    case .swipeDown: Name(kind: .dismiss, label: "")
    case .swipeDownHalfway: Name(kind: .cancelDismiss, label: "")
    case .turnPage(let isForward): Name(kind: .page, label: isForward ? "next" : "previous")
    case .open(let url): Name(kind: .open, label: url.absoluteString)
    case .wait: Name(kind: .wait, label: "")
    case .resize, .rotate, .background, .foreground, .memoryWarning: nil
    }
  }

  private func label(_ target: ElementTarget) -> String {
    target.row == nil ? target.label.withoutDigits : "in row"
  }

  /// Returns the number of an action among those that an element offers.
  private func number(
    of title: String, of target: ElementTarget, by gesture: RowGesture, _ session: AppSession
  ) -> String {
    let place = session.offers(of: target, by: gesture).firstIndex { $0.title == title }
    return "\((place ?? 0) + 1)"
  }
}

extension CrewRefinement {
  /// Tells nothing apart beyond the level of all states.
  package static var none: CrewRefinement { CrewRefinement(refinement: Refinement()) }
}

extension Exploration {
  /// What the exploration has told apart beyond the level of all states.
  package var toldApart: CrewRefinement { CrewRefinement(refinement: refinement) }
}
