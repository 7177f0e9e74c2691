import AppDriver
import Script

extension Command {
  static var filling: [Command] { [type, toggle, choose, search, submit] }

  private static let type = Command(
    "type", .fillIn, arguments: "FIELD TEXT | --here TEXT | --delete [N]",
    summary: "Type into a field",
    details: [
      "The text replaces the field's content; \"\" clears it. If a field's name has several words,",
      "quote it or use only the first word. At a terminal, a secure field's text can be omitted;",
      "flowsh then asks for it. \"type --here TEXT\" types after the text of the field that is",
      "being edited, or was touched last, and \"type --delete [N]\" deletes its last characters, or all.",
      "As on a device, the first of these keys clears a secure field that has begun to be edited again.",
    ],
    secrets: { invocation, shell in
      if invocation.onlyDeletes { return nil }
      if invocation.typesHere {
        let isSecure = (try? shell.focusedField())?.element.isSecure ?? false
        return isSecure && invocation.words.count > 1 ? 1..<invocation.words.count : nil
      }
      guard let name = invocation.words.first, invocation.words.count > 1,
        shell.session.hasSecureField
      else { return nil }
      let field = try? shell.finder().find([.field, .search], name.text)
      return field?.element.isSecure == false ? nil : 1..<invocation.words.count
    },
    complete: { request in
      guard request.words.isEmpty else { return [] }
      return request.elements(.field, .search, as: .word)
        + (request.typed.hasPrefix("-") ? ["--here", "--delete"] : [])
    }
  ) { invocation throws(CommandError) in
    if let edit = try invocation.textEdit() {
      return .onScreen { shell throws(CommandError) in
        .act([.edit(try shell.focusedField().target, edit)])
      }
    }
    try invocation.requireArguments("needs a field and text")
    return .onScreen { shell throws(CommandError) in
      let field = try invocation.element([.field, .search], shell.finder())
      if invocation.words.count == 1, field.element.isSecure {
        return .ask(fields: [field.element.label]) { [.type(field.target, text: $0[0])] }
      }
      try invocation.requireArguments("needs text", count: 2)
      let text = invocation.words.dropFirst().map(\.text).joined(separator: " ")
      return .act([.type(field.target, text: text)])
    }
  }

  private static let toggle = Command(
    "toggle", .fillIn, arguments: "NAME [--times N]", summary: "Flip a switch",
    details: [quickTaps], complete: { $0.words.isEmpty ? $0.elements(.toggle) : times($0) }
  ) { invocation throws(CommandError) in
    let (times, invocation) = try invocation.takingTimes()
    try invocation.requireArguments("needs a switch")
    return .onScreen { shell throws(CommandError) in
      let target = try shell.finder().find([.toggle], invocation.label).target
      return .act([times.map { .tapQuickly(target, times: $0) } ?? .toggle(target)])
    }
  }

  private static let choose = Command(
    "choose", .fillIn, arguments: "CONTROL OPTION", summary: "Choose an option of a control",
    details: [
      "The value of a control without a list of options is written out: a date as 2026-11-23, a time as",
      "14:30.",
    ],
    complete: { request in
      guard let name = request.words.first else { return request.elements(.choice, as: .word) }
      guard request.words.count == 1,
        let control = try? request.shell.finder().find([.choice], name)
      else { return [] }
      if let expected = control.element.expectedValue {
        let value = control.element.pickerValue ?? control.element.value
        return Candidates(value.map { [Candidate($0, summary: expected)] } ?? [])
      }
      return Candidates(control.element.options, as: .label)
    }
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a control and an option", count: 2)
    return .onScreen { shell throws(CommandError) in
      let control = try invocation.element([.choice], shell.finder())
      let label = invocation.words.dropFirst().map(\.text).joined(separator: " ")
      if control.element.expectedValue != nil {
        return .act([.chooseValue(control.target, text: label)])
      }
      var search = LabelSearch<Int>(label, wholeOnly: shell.options.wholeLabelsOnly)
      let options = control.element.options
      for (place, option) in options.enumerated() { search.consider(option, place) }
      search.considerNumber(upTo: options.count)
      let option = try search.result(.option, on: control.element.label)
      return .act([.choose(control.target, option: option)])
    }
  }

  private static let search = Command(
    "search", .fillIn, arguments: "TEXT", summary: "Type into the search field",
    details: ["\"\" clears it."]
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs text")
    return .onScreen { shell throws(CommandError) in
      let finder = try shell.finder()
      let fields = finder.screen.locatedElements(of: [.search])
      guard let field = fields.first else {
        throw .notFound(.searchField, label: "", on: finder.screen.name, there: [])
      }
      guard fields.count == 1 else {
        throw .ambiguous(
          .searchField, label: "search", candidates: fields.map(\.element.label))
      }
      return .act([.type(field.target, text: invocation.label)])
    }
  }
}

extension Command {
  fileprivate static let submit = Command(
    "submit", .fillIn, arguments: "[FIELD] [--return]", summary: "Tap the keyboard's Return key",
    details: [
      "In a field, this usually ends editing or sends the form, as the app likes; in a text of several",
      "lines, it begins a new line, unless the app ends editing instead. Only a screen with such a field",
      "has this command. FIELD is needed if there are several and none is being edited. If the screen",
      "also has a button of that name, the command taps it, and --return taps the key.",
    ],
    isOfScreen: true,
    isOffered: { $0.elements(of: [.field, .search]).contains(where: \.canSubmit) },
    complete: { request in
      guard request.words.isEmpty else { return [] }
      return Candidates(
        request.elements(.field, .search, as: .label).list.filter { candidate in
          request.screen?.elements(of: [.field, .search])
            .contains { $0.canSubmit && candidate.text.hasSuffix($0.label) } ?? false
        })
    }
  ) { invocation throws(CommandError) in
    let (_, invocation) = try invocation.options(["--return"])
    return .onScreen { shell throws(CommandError) in
      let finder = try shell.finder()
      guard invocation.words.isEmpty else {
        return .act([.submit(try finder.find([.field, .search], invocation.label).target)])
      }
      let fields = finder.screen.locatedElements(of: [.field, .search])
        .filter(\.element.canSubmit)
      guard let field = fields.first(where: \.element.isEditing) ?? fields.first else {
        throw .notFound(.returnKeyField, label: "", on: finder.screen.name, there: [])
      }
      guard fields.count == 1 || field.element.isEditing else {
        throw .ambiguous(
          .element(.field), label: "submit", candidates: fields.map(\.element.label))
      }
      return .act([.submit(field.target)])
    }
  }
}

extension Invocation {
  /// Finds the element that the first word names.
  ///
  /// - Throws: A usage error if the word names only a pane, because the label has to be in the same
  ///   word.
  fileprivate func element(
    _ kinds: [ElementKind], _ finder: ElementFinder
  ) throws(CommandError) -> LocatedElement {
    let pane = PaneLabel(words[0].text, on: finder.screen)
    if pane.label.isEmpty, let place = pane.panes.first, !pane.prefix.isEmpty {
      let there = finder.screen.panes[place].elements.first { kinds.contains($0.kind) }
      let prefix = SafeText.escaped(String(pane.prefix.prefix { $0 != ":" })) + ":"
      throw misuse(
        "\"\(prefix)\" names only a pane; quote it together with the name, as in"
          + " \"\(prefix) \(SafeText.escaped(there?.label ?? "NAME"))\"")
    }
    return try finder.find(kinds, words[0].text)
  }
}
