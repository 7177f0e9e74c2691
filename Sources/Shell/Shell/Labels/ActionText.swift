package import AppDriver
import DeviceSettings
import Files
import Foundation
import Script

/// A formatter that writes user actions as commands with full labels.
package struct ActionText {
  let shell: ShellState
  let screen: ScreenSnapshot?
  /// A closure that returns the text to write for a field; for a secure field, a reference to a
  /// secret.
  let text: (_ text: String, _ field: ElementTarget, _ isSecure: Bool) -> String
  /// The way to tap buttons.
  package var buttons = ButtonText.verb
  /// The path of the folder to which the paths of files are relative; `nil` if they stay as they
  /// are.
  package var folder: String?

  /// A way to tap a button.
  package enum ButtonText: CaseIterable {
    /// The verb if possible and if it doesn't resemble a command, `tap` and the title, or `tap` and
    /// the number.
    case verb, title, number
  }

  /// Creates a formatter for the actions on a screen.
  ///
  /// - Parameters:
  ///   - shell: The shell whose app shows the screen.
  ///   - screen: The screen; `nil` if the app shows nothing.
  ///   - text: A closure that returns the text to write for a field; for a secure field, a
  ///     reference to a secret.
  package init(
    shell: ShellState, screen: ScreenSnapshot?,
    text: @escaping (_ text: String, _ field: ElementTarget, _ isSecure: Bool) -> String
  ) {
    self.shell = shell
    self.screen = screen
    self.text = text
  }

  /// Returns the command that performs an action.
  package func command(for action: UserAction) -> String {
    switch action {
    case .select(let row): "select \(self.row(row))"
    case .tap(let button): reach(of: button)
    case .tapQuickly(let target, let times): quickly(target, times)
    case .type(let field, let words): typing(words, field)
    case .edit(let field, let edit): editing(edit, field)
    case .toggle(let toggle): "toggle \(label(toggle, among: [.toggle], isLast: true))"
    case .choose(let control, let option): choice(control, option)
    case .chooseValue(let control, let words):
      "choose \(label(control, among: [.choice], isLast: false)) \(SafeText.quotedLabel(words))"
    case .submit(let field): submit(field)
    case .swipe(let row, let action): gesture("swipe", target: row, action)
    case .press(let target, let action): gesture("press", target: target, action)
    case .refresh: "refresh" + (hasButton("refresh") ? " --pull" : "")
    case .scroll(let target, let toEnd): scroll(target, toEnd)
    case .selectTab(let place): "open \(tab(place))"
    case .back(let steps): back(steps)
    case .swipeBack(let isLetGo): isLetGo ? "back --cancel" : "back --swipe"
    case .swipeDown: "dismiss"
    case .swipeDownHalfway: "dismiss --cancel"
    case .turnPage(let isForward): isForward ? "page next" : "page previous"
    case .open(let url): "open \(Quoting.quote(url.absoluteString))"
    case .resize(let size): "size \(size.rawValue)"
    case .rotate: "rotate"
    case .background: "background"
    case .foreground: "foreground"
    case .memoryWarning: "memory"
    case .notify(let source, let answer): "notify " + notification(source, answer)
    case .permit(let permission, let status):
      "permission \(permission.rawValue) \(status.rawValue)"
    case .locate(let place): "location \(place?.text ?? "none")"
    case .wait(let seconds): "wait \(Int(exactly: seconds).map(String.init) ?? "\(seconds)")"
    }
  }

  private func path(_ file: String) -> String {
    folder.map { RelativePath.path(to: file, from: $0) } ?? file
  }

  private func notification(
    _ source: NotificationSource, _ answer: NotificationAnswer?
  ) -> String {
    let name =
      switch source {
      case .push(let push): push.file.map(path) ?? ""
      case .named(let name): name
      }
    let words: [String] =
      switch answer {
      case nil: []
      case .tap: ["--tap"]
      case .dismiss: ["--dismiss"]
      case .action(let name, let text):
        ["--action"] + [name, text].compactMap(\.self).map(Quoting.quote)
      }
    return ([Quoting.quote(name)] + words).joined(separator: " ")
  }

  /// Returns a single command that fills the fields in order and then taps a button.
  ///
  /// The result is `nil` if the actions do anything else.
  package func verb(for actions: [UserAction]) -> String? {
    guard actions.count > 1, case .tap(let button)? = actions.last else { return nil }
    let reach = reach(of: button)
    let fields = elements([.field])
    guard !reach.hasPrefix("tap "), actions.count - 1 <= fields.count else { return nil }
    var words = [reach]
    for (action, field) in zip(actions.dropLast(), fields) {
      guard case .type(let target, let typed) = action, target == field.target else { return nil }
      words.append(text(typed, target, field.element.isSecure))
    }
    return words.joined(separator: " ")
  }

  private func elements(_ kinds: [ElementKind]) -> [LocatedElement] {
    screen?.locatedElements(of: kinds) ?? []
  }

  /// Returns the command for several quick taps.
  private func quickly(_ target: ElementTarget, _ times: Int) -> String {
    switch target.kind {
    case .row: return "select \(row(target, isLast: false)) --times \(times)"
    case .toggle:
      return "toggle \(label(target, among: [.toggle], isLast: false)) --times \(times)"
    default: break
    }
    var text = self
    if text.buttons == .verb { text.buttons = .title }
    return text.reach(of: target, isLast: false) + " --times \(times)"
  }

  /// Returns a row's title, or its number if the title isn't unique or can't be typed.
  ///
  /// A title that is unique only within its pane is preceded by the pane's name.
  private func row(
    _ target: ElementTarget, isLast: Bool = true, isQuoted: Bool = true
  ) -> String {
    func typed(_ label: String) -> String {
      !isQuoted ? label : isLast ? Quoting.quoteLabel(label) : Quoting.quote(label)
    }
    var alike = 0
    var alikeInPane = 0
    shell.session.visitRows { controller, _, title in
      if LabelMatch.isWhole(target.label, title) {
        alike += 1
        if controller == target.controller { alikeInPane += 1 }
      }
      return alikeInPane < 2
    }
    let pane = screen?.panes.firstIndex { $0.controller == target.controller } ?? 0
    let place = RowNumber(pane: pane, row: target.ordinal)
    let number = place.text
    let isNumber = screen?.rowsNamedAsNumbers.contains(place) ?? false
    guard alikeInPane == 1, canBeTyped(target.label), !isNumber else { return number }
    if alike == 1 { return typed(target.label) }
    guard let name = screen?.paneName(pane) else { return number }
    return typed("\(name): \(target.label)")
  }

  /// Returns the command for a gesture on a row or button.
  private func gesture(_ name: String, target: ElementTarget, _ action: String?) -> String {
    let label =
      target.kind == .row
      ? row(target, isLast: false) : label(target, among: [target.kind], isLast: false)
    guard let action, !action.isEmpty else { return "\(name) \(label)" }
    return "\(name) \(label) \(SafeText.quotedLabel(action))"
  }

  private func submit(_ field: ElementTarget) -> String {
    let option = hasButton("submit") ? " --return" : ""
    guard elements([.field, .search]).count(where: { $0.element.canSubmit }) != 1 else {
      return "submit" + option
    }
    return "submit \(label(field, among: [.field, .search], isLast: true))" + option
  }

  private func scroll(_ target: ElementTarget, _ toEnd: Bool) -> String {
    let end = toEnd ? " end" : ""
    guard let screen, screen.gestures("scroll").first?.pane.controller != target.controller,
      let pane = screen.panes.firstIndex(where: { $0.controller == target.controller }),
      let name = screen.paneName(pane)
    else { return "scroll" + end }
    return "scroll \(name)" + end
  }

  /// Returns whether a button has the verb.
  private func hasButton(_ verb: String) -> Bool {
    ScreenVerbs(screen).hasWholeVerb(verb)
  }

  /// Returns the command that taps a button or field; `isLast` is whether no option follows.
  private func reach(of target: ElementTarget, isLast: Bool = true) -> String {
    guard target.row == nil else {
      return "tap \(label(target, among: [.button], isLast: isLast))"
    }
    if target.kind != .button { return "tap \(SafeText.quotedLabel(target.label))" }
    let buttons = elements([.button]).filter { $0.element.row == nil }
    let reaches = ScreenVerbs(screen).tapCommands(among: shell.table)
    guard let place = buttons.firstIndex(where: { $0.target == target }),
      reaches.indices.contains(place)
    else { return "tap \(SafeText.quotedLabel(target.label))" }
    let isNumber = NumberedTitles.places(of: buttons.map(\.element.label)).contains(place)
    let isMistakable =
      !reaches[place].hasPrefix("tap ") && shell.table.nearest(to: reaches[place]) != nil
    let way = isMistakable && self.buttons == .verb ? .title : self.buttons
    return switch isNumber && way == .title ? .number : way {
    case .verb: reaches[place]
    case .title: "tap \(label(target, among: [.button], isLast: isLast))"
    case .number: "tap \(place + 1)"
    }
  }

  /// Returns an element's label, or its number among elements of the given kinds if the label isn't
  /// unique or can't be typed.
  private func label(
    _ target: ElementTarget, among kinds: [ElementKind], isLast: Bool
  ) -> String {
    let all = elements(kinds)
    if let row = target.row { return control(target, inRow: row, isLast: isLast) }
    let alike = all.count { LabelMatch.isWhole(target.label, $0.element.label) }
    if alike == 1, canBeTyped(target.label) {
      return isLast ? Quoting.quoteLabel(target.label) : Quoting.quote(target.label)
    }
    let numbered = all.filter { $0.element.row == nil }
    return String((numbered.firstIndex { $0.target == target } ?? 0) + 1)
  }

  /// Returns the label of a control in a row, such as `Fred: Follow`, or with the row's number if
  /// the row's title isn't unique or can't be typed.
  private func control(_ target: ElementTarget, inRow row: Int, isLast: Bool) -> String {
    func typed(_ label: String) -> String {
      isLast ? Quoting.quoteLabel(label) : Quoting.quote(label)
    }
    let title = shell.session.rowTitle(controller: target.controller, place: row) ?? ""
    let pane = screen?.panes.firstIndex { $0.controller == target.controller } ?? 0
    let number = RowNumber(pane: pane, row: row).text
    let name =
      target.label.hasPrefix(title + ": ")
      ? String(target.label.dropFirst(title.count + 2)) : target.label
    let controls = shell.session.rowControls(controller: target.controller, place: row)
      .filter { $0.kind == target.kind }
    guard controls.count(where: { $0.label == target.label }) == 1, canBeTyped(name) else {
      return typed("\(number): \((controls.firstIndex { $0.ordinal == target.ordinal } ?? 0) + 1)")
    }
    let rowTarget = ElementTarget(
      controller: target.controller, kind: .row, label: title, ordinal: row)
    // A row that is named by its title or its number, and by its pane if that is needed.
    let label = self.row(rowTarget, isQuoted: false)
    return typed("\(label): \(name)")
  }

  private func typing(_ words: String, _ target: ElementTarget) -> String {
    let fields = elements([.field, .search])
    let text = text(words, target, isSecure(target))
    let isOnlySearch = fields.count { $0.element.kind == .search } == 1
    if target.kind == .search, isOnlySearch { return "search \(text)" }
    return "type \(label(target, among: [.field, .search], isLast: false)) \(text)"
  }

  /// Returns the command for an edit where the cursor is.
  ///
  /// For a secure field, it types the whole text, because a piece of a secret has no name, and may
  /// be too short to hide.
  private func editing(_ edit: TextEdit, _ field: ElementTarget) -> String {
    if let whole = shell.session.secret(after: edit, of: field) { return typing(whole, field) }
    return switch edit {
    case .append(let words): "type --here \(text(words, field, false))"
    case .delete(let count): "type --delete" + (count.map { " \($0)" } ?? "")
    }
  }

  private func isSecure(_ field: ElementTarget) -> Bool {
    elements([.field, .search]).contains { $0.target == field && $0.element.isSecure }
  }

  private func choice(_ target: ElementTarget, _ option: Int) -> String {
    let options = elements([.choice]).first { $0.target == target }?.element.options ?? []
    let label = label(target, among: [.choice], isLast: false)
    guard options.indices.contains(option) else { return "choose \(label) \(option + 1)" }
    return "choose \(label) \(only(options[option], among: options, or: option + 1))"
  }

  private func tab(_ place: Int) -> String {
    let titles = screen?.tabs?.titles ?? []
    guard titles.indices.contains(place) else { return String(place + 1) }
    return only(titles[place], among: titles, or: place + 1)
  }

  private func back(_ steps: Int) -> String {
    let below = screen?.back?.below ?? []
    guard steps > 1 else { return "back" }
    guard below.indices.contains(below.count - steps) else { return "back \(steps)" }
    let name = below[below.count - steps]
    return "back \(name == "root" ? "\(steps)" : only(name, among: below, or: steps))"
  }

  private func only(_ label: String, among labels: [String], or number: Int) -> String {
    let isAlone = labels.count { LabelMatch.isWhole(label, $0) } == 1
    return isAlone && canBeTyped(label) ? Quoting.quoteLabel(label) : String(number)
  }

  private func canBeTyped(_ label: String) -> Bool {
    !label.isEmpty && SafeText.isSafe(label)
  }
}
