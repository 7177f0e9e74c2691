import AppDriver

/// The JSON form of a screen: what its text shows.
struct ScreenJSON {
  private let screen: ScreenSnapshot
  private let tapCommands: [String]
  private let isInBackground: Bool

  /// Creates the form; `tapCommands` contains the command for each button, in screen order.
  init(_ screen: ScreenSnapshot, tapCommands: [String], isInBackground: Bool) {
    self.screen = screen
    self.tapCommands = tapCommands
    self.isInBackground = isInBackground
  }

  func write(to json: inout JSONWriter) {
    if let back = screen.back {
      json.object("back") { json in
        json.member("below", back.below)
        json.member("canSwipe", back.canSwipe)
        json.member("hasButton", back.hasButton)
      }
    }
    json.member("container", ifAny: screen.container)
    json.member("flow", screen.flow)
    if isInBackground { json.member("isInBackground", true) }
    if let modal = screen.modal { json.object("modal") { modal.write(to: &$0) } }
    writePanes(to: &json)
    json.member("stack", paths: screen.paths)
    if let tabs = screen.tabs {
      json.object("tabs") { json in
        if !tabs.badges.isEmpty { json.encoded("badges", tabs.badges) }
        json.member("isReachable", tabs.isReachable)
        json.member("selectedIndex", tabs.selectedIndex)
        json.member("titles", tabs.titles)
      }
    }
  }

  private func writePanes(to json: inout JSONWriter) {
    var tapCommands = tapCommands[...]
    let names = RowControlNames(screen)
    json.array("panes", screen.panes.indices) { json, place in
      let pane = screen.panes[place]
      json.object { json in
        json.member("controller", pane.controller)
        json.array("elements", pane.elements) { json, element in
          json.object { json in
            write(element, ofPane: place, &tapCommands, names, to: &json)
          }
        }
        json.member("path", pane.path ?? screen.stack)
        json.member("rowCount", pane.rowCount)
        if let count = pane.sectionsLeftOut { json.member("sectionsLeftOut", count) }
        json.member("title", pane.title)
        json.member("type", pane.type)
      }
    }
  }

  private func write(
    _ element: ElementSnapshot, ofPane pane: Int, _ tapCommands: inout ArraySlice<String>,
    _ names: RowControlNames, to json: inout JSONWriter
  ) {
    if element.canSubmit { json.member("canSubmit", true) }
    var tapCommand: String?
    if element.kind == .button {
      tapCommand =
        element.row == nil
        ? tapCommands.popFirst()
        : "tap \(SafeText.quotedLabel(names.label(of: element, pane: pane)))"
    }
    json.member("command", ifAny: tapCommand)
    if !element.disabledOptions.isEmpty {
      json.member(
        "disabledOptions",
        element.disabledOptions.compactMap { place in
          element.options.indices.contains(place) ? element.options[place] : nil
        })
    }
    json.member("expected", ifAny: element.expectedValue)
    json.member("identifier", ifAny: element.identifier)
    if element.indentation > 0 { json.member("indentation", element.indentation) }
    if element.isEditing { json.member("isEditing", true) }
    if element.isEmpty { json.member("isEmpty", true) }
    if !element.isEnabled { json.member("isEnabled", false) }
    if let isExpanded = element.isExpanded { json.member("isExpanded", isExpanded) }
    if element.isSecure { json.member("isSecure", true) }
    if element.isSelected { json.member("isSelected", true) }
    json.member("kind", element.kind.rawValue)
    json.member("label", element.label)
    if element.kind == .row {
      json.member("number", RowNumber(pane: pane, row: element.ordinal))
    }
    if !element.options.isEmpty { json.member("options", element.options) }
    if let row = element.row { json.member("row", RowNumber(pane: pane, row: row)) }
    json.member("value", ifAny: element.value)
    // A verb is one word; the other commands are `tap` with a title or a number.
    if element.row == nil, let tapCommand, !tapCommand.utf8.contains(UInt8(ascii: " ")) {
      json.member("verb", tapCommand)
    }
  }
}

nonisolated extension ModalSnapshot {
  /// Writes the members of the JSON form.
  func write(to json: inout JSONWriter) {
    json.member("canBeSwiped", canBeSwiped)
    let paths = [over] + (overBeside ?? [])
    json.member("over", paths: paths)
    json.member("paths", paths)
    json.member("style", style.rawValue)
  }
}
