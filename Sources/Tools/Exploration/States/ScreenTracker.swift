package import AppDriver
import Foundation

/// Follows a session from screen to screen, for the coverage of a map.
///
/// It reads the app after each action, as an exploration does, but keeps no states.
package struct ScreenTracker {
  private var reader: StateReader
  private var generic = GenericClasses()
  /// The labels of the moves from each screen of the map.
  private let labels: [String: [String]]
  /// The identity of the visible screen; `nil` if there is none.
  package private(set) var screen: String?
  /// Whether the last action has changed the state.
  package private(set) var hasChanged = false
  /// The class of the visible screen; for several panes, all of them.
  package var type: String { reader.paneTypes.joined(separator: " + ") }

  /// The other view controller classes in the modules of the present ones.
  package var otherControllers: [String] {
    ProgramClasses.otherControllers(
      besides: Set(reader.outline.nodes.map { ProgramClasses.qualifiedName(of: $0.type) }))
  }

  /// Creates a tracker.
  ///
  /// - Parameters:
  ///   - titled: The classes whose screens are distinguished by their titles, as on the map:
  ///     `AppMap.titledClasses`.
  ///   - labels: The labels of the moves from each screen of the map: `AppMap.labels`. They decide
  ///     where several texts of the development language are the same in the app's language.
  package init(titled: [String], labels: [String: [String]] = [:]) {
    self.labels = labels
    var refinement = Refinement()
    for name in titled { _ = refinement.add(.finer(screen: name, .params), above: .tabs) }
    reader = StateReader(ExplorationOptions(), refinement)
  }

  /// Notes the visible screen, as after a launch, without a move.
  package mutating func begin(_ session: AppSession) { screen = visible(session) }

  /// Notes the visible screen; returns its class if it turns out to serve several screens, which
  /// only a new tracker can distinguish.
  package mutating func learn(_ session: AppSession) -> String? {
    begin(session)
    guard screen != nil else { return nil }
    let actions = ChoiceActions(alphabet: Alphabet(), links: [])
    let found = FoundState(
      key: reader.key, signature: reader.signature, screen: reader.screen(session),
      choices: actions.names(of: reader), tree: 0, titles: reader.titles,
      depth: reader.depth, tab: Int32(reader.outline.selectedTab), cut: nil)
    return generic.add(found)
  }

  /// Notes the screen after an action, and returns the move; `nil` if no screen was visible before
  /// or is now.
  package mutating func move(by action: UserAction, in session: AppSession) -> Move.ID? {
    let (before, key) = (screen, reader.key)
    screen = visible(session)
    hasChanged = reader.key != key || screen != before
    guard let before, let after = screen else { return nil }
    let (kind, names) = Self.names(of: action)
    let known = labels[before] ?? []
    let label = names.first(where: known.contains) ?? names[0]
    return Move.ID(from: before, to: after, kind: kind, label: label)
  }

  private mutating func visible(_ session: AppSession) -> String? {
    guard session.isRunning else { return nil }
    reader.read(session)
    guard !reader.outline.panes.isEmpty else { return nil }
    let ids = reader.screenIDs(session)
    return ids.first { labels[$0] != nil } ?? ids[0]
  }

  /// Returns the kind of an action's move, and the labels that it may have in the development
  /// language.
  private static func names(of action: UserAction) -> (MoveKind, [String]) {
    func label(_ target: ElementTarget) -> [String] {
      target.row == nil ? target.label.namesInMaps : ["in row"]
    }
    return switch action {
    case .select: (.select, [""])
    case .tapQuickly(let target, _) where target.kind == .row: (.select, [""])
    case .tap(let target), .tapQuickly(let target, _):
      (target.kind == .field || target.kind == .search ? .edit : .tap, label(target))
    case .type(let target, _), .edit(let target, _):
      (target.kind == .search ? .search : .edit, label(target))
    case .toggle(let target): (.toggle, label(target))
    case .choose(let target, _), .chooseValue(let target, _): (.choose, label(target))
    case .submit(let target): (.submit, label(target))
    case .swipe: (.swipe, [""])
    case .press: (.press, [""])
    case .refresh: (.refresh, [""])
    case .scroll: (.scroll, [""])
    case .selectTab(let place): (.tab, ["\(place + 1)"])
    case .back, .swipeBack(letGo: false): (.back, [""])
    case .swipeBack(letGo: true): (.cancelBack, [""])
    case .swipeDown: (.dismiss, [""])
    case .swipeDownHalfway: (.cancelDismiss, [""])
    case .turnPage(let forward): (.page, [forward ? "next" : "previous"])
    case .open(let url): (.open, [url.absoluteString])
    case .notify(.named(let name), .tap?): (.notify, [name.withoutDigits])
    case .wait: (.wait, [""])
    case .resize, .rotate, .background, .foreground, .memoryWarning, .notify, .permit, .locate:
      (.device, [""])
    }
  }
}
