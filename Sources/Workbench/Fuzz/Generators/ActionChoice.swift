import AppDriver
import Script
import Shell

/// A choice among the actions that are possible on a screen.
struct ActionChoice {
  private let interpreter: Interpreter

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  /// Returns a command for a random action.
  func command(_ random: inout Random) -> String {
    guard let screen = interpreter.screen else {
      return random.pick(["relaunch", "foreground", "undo", "screen"])
    }
    if interpreter.session.isInBackground, !random.one(in: 4) { return "foreground" }
    switch random.below(20) {
    case 0: return "undo"
    case 1: return device(&random)
    case 2: return look(&random)
    case 3, 4: return navigation(screen, &random)
    default: return element(screen, &random) ?? navigation(screen, &random)
    }
  }

  private func device(_ random: inout Random) -> String {
    random.pick([
      "size regular", "size compact", "rotate", "background", "foreground", "memory", "relaunch",
      "wait 0", "open storefront://persons/Fred", "open storefront://products/linen-dress",
      "open contacts://persons/Fred",
    ])
  }

  private func look(_ random: inout Random) -> String {
    random.pick([
      "screen", "screen --all", "screen --views", "tree", "stack", "where", "actions", "why",
      "events", "leaks",
      "history 3",
    ])
  }

  private func navigation(_ screen: ScreenSnapshot, _ random: inout Random) -> String {
    var ways = ["back", "dismiss", "dismiss --cancel"]
    if let back = screen.back {
      if back.canSwipe { ways += ["back --swipe", "back --cancel"] }
      ways += back.below.indices.map { "back \($0 + 1)" } + ["back root"]
    }
    if let tabs = screen.tabs {
      ways += tabs.titles.map { "open \(Quoting.quoteLabel($0))" }
      ways += tabs.titles.indices.map { "open \($0 + 1)" }
    }
    return random.pick(ways)
  }

  private func element(_ screen: ScreenSnapshot, _ random: inout Random) -> String? {
    let elements = screen.elements.filter {
      ($0.kind != .text || $0.mayPress) && $0.kind != .header
    }
    guard !elements.isEmpty else { return nil }
    let element = random.pick(elements)
    let label = Quoting.quote(element.label)
    switch element.kind {
    case .gesture:
      return element.label == "scroll" ? random.pick(["scroll", "scroll end"]) : "refresh"
    case .row where element.maySwipe && random.one(in: 3): return "swipe \(label) Delete"
    case .row where element.mayPress && random.one(in: 3): return "press \(label)"
    case .field where element.canSubmit && random.one(in: 4): return "submit \(label)"
    case .row:
      let count = screen.panes.reduce(0) { $0 + $1.rowCount }
      return "select " + (random.one(in: 2) ? label : "\(random.number(in: 1...max(1, count)))")
    case .button: return "tap \(label)"
    case .field: return "type \(label) \(text(element, &random))"
    case .search: return "search \(text(element, &random))"
    case .toggle: return "toggle \(label)"
    case .choice:
      return "choose \(label) "
        + (element.options.isEmpty ? "1" : Quoting.quote(random.pick(element.options)))
    case .text: return "press \(label)"
    case .header: return nil
    }
  }

  /// Returns text for a field, often a user's name, which the login accepts.
  private func text(_ field: ElementSnapshot, _ random: inout Random) -> String {
    // A password that is also part of other text would hide that text.
    if field.isSecure { return random.pick(["yabba", "wr0ng-pw"]) }
    if random.one(in: 2) { return "fred" }
    return Quoting.quote(
      random.pick(["", "a", "dress", "é日本", "x \"y\" \\", "\u{1B}[m", "${x}", "- -"]))
  }
}
