package import AppDriver

extension CompletionRequest {
  /// Returns the elements on the screen with the given kinds, described by their values.
  ///
  /// If there are several panes, their names are offered too, and after `PANE: ` that pane's
  /// elements.
  package func elements(
    _ kinds: ElementKind..., as form: Candidate.Form = .label
  ) -> Candidates {
    guard let screen else { return [] }
    let pane = PaneLabel(typed, on: screen)
    let found = pane.panes.flatMap { screen.panes[$0].elements }.filter { kinds.contains($0.kind) }
    if pane.label.hasPrefix("#") {
      let identified = found.compactMap { element in
        element.identifier.map { identifierCandidate($0, of: pane, summary: element.label) }
      }
      if !identified.isEmpty { return Candidates(identified) }
    }
    return Candidates(
      found.map {
        candidate($0.label, of: pane, as: form, summary: $0.isSecure ? "" : $0.value ?? "")
      }) + paneNames(beside: pane, of: kinds, as: form)
  }

  /// Returns the rows of the screen, including those that aren't shown, described by their details.
  ///
  /// If there are several panes, their names are offered too, and after `PANE: ` that pane's rows.
  /// Rows that a search dims are left out, because they can't be tapped.
  ///
  /// - Complexity: Constant if nothing has been typed; otherwise, O(*n*) for the first *n* rows, of
  ///   which only the titles are read.
  func rowsOfPanes() -> Candidates {
    guard let screen else { return [] }
    var pane = PaneLabel(typed, on: screen)
    pane.panes.removeAll { shell.session.dimsRows(ofPane: screen.panes[$0].controller) }
    return rows(of: pane, on: screen) + paneNames(beside: pane, of: [.row], as: .label)
  }

  /// Returns the rows of the screen as ``rowsOfPanes()`` does, but without regard to panes.
  package func rows(limit: Int = Candidates.bound) -> Candidates {
    guard let screen else { return [] }
    return rows(of: PaneLabel(anywhere: typed, on: screen), on: screen, limit: limit)
  }

  private func rows(
    of pane: PaneLabel, on screen: ScreenSnapshot, limit: Int = Candidates.bound
  ) -> Candidates {
    let controllers = pane.panes.map { screen.panes[$0].controller }
    var found: [(controller: Int, place: Int, title: String)] = []
    var omitted = 0
    shell.session.visitRows(in: controllers) { controller, place, title in
      guard LabelMatch.begins(pane.label, title) else { return true }
      if found.count < limit {
        found.append((controller, place, title))
      } else {
        omitted += 1
      }
      return !pane.label.isEmpty || found.count < limit
    }
    if pane.label.isEmpty {
      omitted = pane.panes.reduce(0) { $0 + screen.panes[$1].rowCount } - found.count
    }
    let candidates = controllers.flatMap { controller -> [Candidate] in
      let rows = found.filter { $0.controller == controller }
      let details = shell.session.rowDetails(controller: controller, places: rows.map(\.place))
      return rows.enumerated().map { place, row in
        let detail = details.indices.contains(place) ? details[place] : nil
        return candidate(row.title, of: pane, as: .label, summary: detail ?? "")
      }
    }
    return Candidates(candidates, omitted: max(0, omitted))
  }

  /// Returns the candidate for an accessibility identifier, without quotes if it can be typed so.
  private func identifierCandidate(
    _ identifier: String, of pane: PaneLabel, summary: String
  ) -> Candidate {
    let isPlain = identifier.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        || "_-.".utf8.contains($0)
    }
    let canBegin = identifier.utf8.first.map { !"-.".utf8.contains($0) } ?? false
    return candidate(
      "#" + identifier, of: pane, as: isPlain && canBegin && pane.prefix.isEmpty ? .plain : .word,
      summary: summary)
  }

  /// Returns the candidate for a label, which begins with the pane's name if the user has typed
  /// one.
  private func candidate(
    _ label: String, of pane: PaneLabel, as form: Candidate.Form, summary: String
  ) -> Candidate {
    guard !pane.prefix.isEmpty else { return Candidate(label, as: form, summary: summary) }
    let blank = pane.prefix.hasSuffix(":") ? " " : ""
    return Candidate(pane.prefix + blank + label, as: form, summary: summary, name: label)
  }

  /// Returns the names of the panes that have elements of the given kinds, to type before a label.
  private func paneNames(
    beside pane: PaneLabel, of kinds: [ElementKind], as form: Candidate.Form
  ) -> Candidates {
    guard let screen, pane.prefix.isEmpty else { return [] }
    return Candidates(
      pane.panes.compactMap { place in
        let shown = screen.panes[place]
        guard let name = screen.paneName(place),
          shown.elements.contains(where: { kinds.contains($0.kind) })
        else { return nil }
        return Candidate(
          "\(name): ", as: form == .word ? .word : .plain, summary: shown.title, name: "\(name): ",
          continues: true)
      })
  }
}
