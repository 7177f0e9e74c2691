import AppDriver
import Foundation
import VirtualClock

/// Makes the actions of choices, and their names.
struct ChoiceActions {
  let alphabet: Alphabet
  let links: [URL]
  /// The number of seconds of a `wait` without a known deadline.
  private static let wait = 1.0
  /// A search text that finds nothing.
  private static let nothingFound = "zzzz"

  /// Returns the user's actions for a choice; `nil` if the row turns out not to offer the action.
  func actions(
    of choice: Choice, in outline: ScreenOutline, _ session: AppSession
  ) -> [UserAction]? {
    let place = Int(choice.place)
    switch choice.kind {
    case .back: return [choice.variant == 0 ? .back(steps: 1) : .swipeBack(letGo: false)]
    case .cancelBack: return [.swipeBack(letGo: true)]
    case .dismiss: return [.swipeDown]
    case .cancelDismiss: return [.swipeDownHalfway]
    case .tab: return [.selectTab(place)]
    case .page: return [.turnPage(forward: choice.variant == 0)]
    case .open: return [.open(links[place])]
    case .notify: return [.notify(.named(outline.notifications[place]), answer: .tap)]
    case .wait: return [.wait(seconds: Self.secondsToWait)]
    case .select, .tap, .edit, .submit, .toggle, .choose, .search, .swipe, .press, .refresh,
      .scroll:
      return actions(of: choice, on: outline.elements[place], in: outline, session)
    // A change of the size is no choice among what the screen shows.
    case .device: return nil
    }
  }

  /// The number of seconds until the next deadline, rounded up to tenths or, from one second on, to
  /// seconds.
  private static var secondsToWait: Double {
    guard let next = VirtualClock.deadlines.next else { return wait }
    let seconds = next / .seconds(1)
    return seconds < 1 ? max(1, (seconds * 10).rounded(.up)) / 10 : seconds.rounded(.up)
  }

  private func actions(
    of choice: Choice, on element: ScreenOutline.Element, in outline: ScreenOutline,
    _ session: AppSession
  ) -> [UserAction]? {
    let target = outline.target(of: element)
    switch choice.kind {
    case .select: return [.select(target)]
    case .tap where choice.variant == 0: return [.tap(target)]
    case .tap: return fill(outline, choice.variant - 1) + [.tap(target)]
    case .edit: return [.tap(target)]
    case .submit: return fill(outline, choice.variant - 1) + [.submit(target)]
    case .toggle: return [.toggle(target)]
    case .choose: return [.choose(target, option: Int(choice.variant))]
    case .search:
      return [.type(target, text: searchText(choice.variant, in: outline, pane: element.pane))]
    case .refresh: return [.refresh(target)]
    case .scroll: return [.scroll(target, toEnd: false)]
    case .swipe, .press:
      let gesture: RowGesture = choice.kind == .swipe ? .swipe : .press
      let offers = session.offers(of: target, by: gesture)
      guard offers.indices.contains(Int(choice.variant)) else { return nil }
      let offer = offers[Int(choice.variant)]
      guard offer.isEnabled else { return nil }
      if choice.kind == .press { return [.press(target, action: offer.title.nilIfEmpty)] }
      return [.swipe(target, action: offer.title)]
    default: return nil
    }
  }

  /// Returns actions that fill the screen's fields with valid texts, empty ones, or overlong ones.
  private func fill(_ outline: ScreenOutline, _ variant: Int16) -> [UserAction] {
    var fields: [ScreenOutline.Element] = []
    for place in outline.elements.indices
    where outline.elements[place].kind == .field && outline.elements[place].isEnabled {
      fields.append(outline.elements[place])
    }
    var valid = 1
    for field in fields {
      valid = max(valid, alphabet.count(of: field.label, isSecure: field.isSecure))
    }
    return fields.map { field in
      let text =
        switch Int(variant) {
        case ..<min(valid, 8):
          alphabet.text(Int(variant), of: field.label, isSecure: field.isSecure)
        case min(valid, 8): ""
        default: Alphabet.overlong
        }
      return .type(outline.target(of: field), text: text)
    }
  }

  private func searchText(_ variant: Int16, in outline: ScreenOutline, pane: Int) -> String {
    switch variant {
    case 0:
      let row = outline.elements.first { $0.kind == .row && $0.pane == pane }
      return row.flatMap { $0.label.first.map { String($0) } } ?? "a"
    case 1: return Self.nothingFound
    default: return ""
    }
  }

  // MARK: Names

  /// Returns the unique names of the choices of the state that was read last.
  func names(of reader: StateReader) -> [ChoiceName] {
    var rank = 0
    var seen: [ChoiceName: Int] = [:]
    return reader.choices.map { choice in
      if choice.kind == .select { rank += 1 }
      let name = name(of: choice, in: reader.outline, rank: rank)
      let count = seen[name, default: 0]
      seen[name] = count + 1
      // Titles that differ in digits have the same name.
      guard count > 0 else { return name }
      return ChoiceName(kind: name.kind, label: name.label, detail: "\(name.detail) · \(count + 1)")
    }
  }

  func name(of choice: Choice, in outline: ScreenOutline, rank: Int) -> ChoiceName {
    let place = Int(choice.place)
    let detail: String =
      switch choice.kind {
      case .back: choice.variant == 0 ? "" : "swipe"
      case .select: "row \(rank)"
      case .swipe, .press: "\(outline.elements[place].kind.rawValue) \(place) \(choice.variant)"
      case .tap, .submit, .edit, .toggle, .choose, .search:
        outline.elements[place].row < 0
          ? "\(choice.variant)"
          : "\(outline.elements[place].row).\(outline.elements[place].ordinal) \(choice.variant)"
      case .dismiss, .refresh, .scroll, .wait, .cancelBack, .cancelDismiss, .page, .open, .notify,
        .tab, .device:
        ""
      }
    return ChoiceName(kind: choice.kind, label: label(of: choice, in: outline), detail: detail)
  }

  /// Returns a hash of a choice's name, which is the same for all rows and texts.
  func opener(of choice: Choice, in outline: ScreenOutline) -> UInt64 {
    ChoiceName.opener(choice.kind, label(of: choice, in: outline))
  }

  private func label(of choice: Choice, in outline: ScreenOutline) -> String {
    let place = Int(choice.place)
    return switch choice.kind {
    case .page: choice.variant == 0 ? "next" : "previous"
    case .open: links[place].absoluteString
    case .notify: outline.notifications[place].withoutDigits
    case .tab: "\(place + 1)"
    case .tap, .submit, .edit, .toggle, .choose, .search:
      outline.elements[place].row < 0 ? outline.elements[place].label.nameInMaps : "in row"
    case .back, .dismiss, .refresh, .scroll, .wait, .cancelBack, .cancelDismiss, .select, .swipe,
      .press, .device:
      ""
    }
  }
}

extension ScreenOutline {
  func target(of element: Element) -> ElementTarget {
    ElementTarget(
      controller: panes[element.pane].controller, kind: element.kind, label: element.label,
      ordinal: element.ordinal, row: element.row < 0 ? nil : element.row)
  }
}

extension String {
  nonisolated fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
