import AppDriver
import Foundation

/// Reads an app's state after each action.
struct StateReader {
  private(set) var outline = ScreenOutline()
  private(set) var key = StateKey(first: 0, second: 0)
  private var keys: KeyReader
  private let level: StateLevel
  private let refinement: Refinement
  /// The opener of each presented controller, by the controller's number.
  private var openers: [Int: UInt64] = [:]
  private var reader: ChoiceReader
  private let keepsReading: Bool
  /// Whether the last state that was read is that after the launch.
  private(set) var isStart = false

  /// Creates a reader; `keepsReading` promises that no code of the app runs between a reading and
  /// the next action.
  init(_ options: ExplorationOptions, _ refinement: Refinement, keepsReading: Bool = false) {
    self.keepsReading = keepsReading
    level = options.level
    self.refinement = refinement
    keys = KeyReader(level: options.level, refinement)
    reader = ChoiceReader(
      alphabet: options.alphabet, everyRow: refinement.withEveryRow, links: options.links)
  }

  var choices: ContiguousArray<Choice> { reader.choices }
  /// Whether some rows aren't tried, because others do the same.
  var leavesOutRows: Bool { reader.leavesOutRows }
  /// A hash that is the same for equal choices.
  var signature: UInt64 { reader.signature }
  /// A hash that is the same for choices with equal names, in this process.
  var names: UInt64 { reader.names }
  /// A hash of the titles of the panes.
  var titles: UInt64 { reader.titles }
  /// A hash of all texts and values on the screen.
  var content: UInt64 { reader.content }

  /// Reads the app's state.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - isStart: Whether this is the state after the launch.
  ///   - opener: A hash of the choice that was made since the last reading; 0 if none was. It
  ///     distinguishes states with a screen that it has presented, because later steps may depend
  ///     on the user's intention, such as the screen after a login.
  ///   - later: The pending work.
  mutating func read(
    _ session: AppSession, isStart: Bool = false, opener: UInt64 = 0, later: LaterWork = .none
  ) {
    readOutline(session)
    if keys.learns(outline) { readOutline(session) }
    self.isStart = isStart
    reader.read(outline, isStart: isStart, isWaiting: later != .none)
    var hash = StateHash()
    for number in outline.presented {
      let own = openers[number] ?? opener
      openers[number] = own
      hash.combine(own)
    }
    if later != .none { hash.combine(later.number) }
    // The screen doesn't show what the user has decided, and which notifications there are.
    for name in outline.notifications + outline.decisions { hash.combine(name) }
    if outline.arrivedCount > 0 { hash.combine(UInt64(outline.arrivedCount)) }
    key = keys.key(
      of: outline, signature: reader.signature, content: reader.content, openers: hash.value)
  }

  private mutating func readOutline(_ session: AppSession) {
    session.readOutline(
      into: &outline, titlesOf: keys.titled, rowLimit: ChoiceReader.rowLimit,
      keepsReading: keepsReading)
  }

  /// Returns whether titles distinguish the screens of a class.
  func isTitled(_ type: String) -> Bool { max(level, refinement.levels[type] ?? level) >= .params }

  /// Forgets the openers of controllers, as after a launch.
  mutating func forgetOpeners() { openers.removeAll(keepingCapacity: true) }

  /// Returns the subject of a leak: the class, with the title if the class serves several screens.
  func subject(of leak: Leak) -> String {
    isTitled(leak.type) ? leak.name.withoutDigits : leak.type
  }

  /// The classes of the visible panes.
  var paneTypes: [String] { outline.panes.map { AppSession.name(of: $0.type) } }

  /// The identity of the visible screen: the classes of its panes, and its title, in the
  /// development language, if a class serves several screens.
  func screenID(_ session: AppSession) -> String { screenIDs(session)[0] }

  /// The identities that the visible screen may have, where several titles are the same in the
  /// app's language.
  func screenIDs(_ session: AppSession) -> [String] {
    guard !outline.panes.isEmpty else { return ["nothing"] }
    let id = paneTypes.joined(separator: " + ")
    var title: String?
    if let last = outline.nodes.last, last.mark == .alert {
      title = last.title ?? ""
    } else if outline.panes.contains(where: { keys.levelOf($0.type) >= .params }) {
      title = session.screenName ?? ""
    }
    return title.map { $0.namesInMaps.map { "\(id) \"\($0)\"" } } ?? [id]
  }

  /// The facts about the visible screen.
  func screen(_ session: AppSession) -> ScreenFacts {
    let snapshot = session.screen(rowLimit: 0)
    return ScreenFacts(
      id: screenID(session), type: paneTypes.joined(separator: " + "),
      title: snapshot?.name ?? "nothing",
      style: snapshot?.modal?.style, tab: snapshot?.tabs.map { $0.titles[$0.selectedIndex] },
      flow: snapshot?.flow ?? [],
      controllers: Set(outline.nodes.map { ProgramClasses.qualifiedName(of: $0.type) }).sorted())
  }
}

/// The facts about a screen that a map shows.
nonisolated struct ScreenFacts: Hashable, Sendable, Codable {
  let id: String
  let type: String
  let title: String
  let style: ModalSnapshot.Style?
  let tab: String?
  let flow: [String]
  /// The classes and modules of all view controllers when the screen was first seen.
  let controllers: [String]
}
