import AppDriver

/// A finder for elements on the screen, by label or number.
///
/// The finder ignores case. It tries to match a whole label, then a number, then the beginning of a
/// single label, and then a part of a single label. If `wholeOnly` is set, it skips the last two.
struct ElementFinder {
  let session: AppSession
  let screen: ScreenSnapshot
  let wholeOnly: Bool

  /// A finder that doesn't find anything by a part of its label.
  var withWholeNames: ElementFinder {
    ElementFinder(session: session, screen: screen, wholeOnly: true)
  }

  /// Finds an element that isn't a row, by its label or its number among the elements of `kinds`.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of elements.
  ///   - label: The text that the user has typed.
  ///   - fits: Returns whether an element is one of those that are numbered and found.
  /// - Returns: The element, with its pane.
  /// - Throws: An error if there is no such element, or if there are several.
  func find(
    _ kinds: [ElementKind], _ label: String, where fits: (ElementSnapshot) -> Bool = { _ in true }
  ) throws(CommandError) -> LocatedElement {
    let pane = PaneLabel(label, on: screen)
    let (panes, label) = (pane.panes, pane.label)
    var search = LabelSearch<LocatedElement>(label, wholeOnly: wholeOnly)
    let wanted = Int(label)
    var number = 0
    for place in panes {
      let pane = screen.panes[place]
      for element in pane.elements where kinds.contains(element.kind) && fits(element) {
        let found = LocatedElement(pane: pane, element: element)
        search.consider(element.label, found, in: screen.paneName(place))
        // The controls in rows have numbers of their own.
        guard element.row == nil else { continue }
        number += 1
        search.note("\(number)", of: element.label)
        if number == wanted { search.number = found }
      }
    }
    if !search.hasWhole, label.hasPrefix("#"),
      let found = try identified(by: label, kinds, in: panes)
    {
      return found
    }
    do throws(CommandError) {
      return try result(of: search, .element(kinds[0]), label, in: panes)
    } catch {
      guard let found = try control(kinds, label, in: panes) else {
        throw numbered(error, kinds, label, in: panes)
      }
      return found
    }
  }

  /// Returns an error that distinguishes controls in rows with equal titles by the rows' numbers.
  private func numbered(
    _ error: CommandError, _ kinds: [ElementKind], _ label: String, in panes: [Int]
  ) -> CommandError {
    guard case .ambiguous(let subject, let typed, let candidates) = error,
      Set(candidates).count < candidates.count
    else { return error }
    let names = RowControlNames(screen)
    let controls = panes.flatMap { place in
      screen.panes[place].elements.filter {
        $0.row != nil && kinds.contains($0.kind) && LabelMatch.of(label, in: $0.label) != nil
      }.map { names.label(of: $0, pane: place) }
    }
    return controls.isEmpty ? error : .ambiguous(subject, label: typed, candidates: controls)
  }

  /// Returns the element whose identifier the user has typed after `#`; `nil` if there is none.
  ///
  /// - Throws: An error if there are several, or if other elements have identifiers.
  private func identified(
    by label: String, _ kinds: [ElementKind], in panes: [Int]
  ) throws(CommandError) -> LocatedElement? {
    let identifier = label.dropFirst()
    var fitting: [LocatedElement] = []
    var there: [String] = []
    for place in panes {
      let pane = screen.panes[place]
      for element in pane.elements where kinds.contains(element.kind) {
        guard let own = element.identifier else { continue }
        there.append("#" + own)
        if own == identifier { fitting.append(LocatedElement(pane: pane, element: element)) }
      }
    }
    if fitting.count == 1 { return fitting[0] }
    guard fitting.isEmpty else {
      throw .ambiguous(
        .element(kinds[0]), label: label, candidates: fitting.map(\.element.label))
    }
    guard !there.isEmpty else { return nil }
    throw .notFound(.element(kinds[0]), label: label, on: name(of: panes), there: there)
  }

  /// Whether the panes have so many rows that their titles aren't read where a number is enough.
  private func isTooLong(_ panes: [Int]) -> Bool {
    panes.contains { screen.panes[$0].rowCount > AppSession.mostRowsSearched }
  }

  /// Returns the row that isn't among the first ones and whose identifier the user has typed after
  /// `#`; `nil` if there is none, or if one of the first rows has it.
  private func identifiedBelow(_ label: String, in panes: [Int]) -> ElementTarget? {
    let identifier = String(label.dropFirst())
    let isShown = panes.contains { place in
      screen.panes[place].elements.contains { $0.kind == .row && $0.identifier == identifier }
    }
    guard !isShown else { return nil }
    return session.rowTarget(
      identifier: identifier, in: panes.map { screen.panes[$0].controller },
      from: VisibleScreen.rowsShown)
  }

  /// Returns the control in a row that a label such as `Fred: Follow` or `2: Follow` names; `nil`
  /// if it names none.
  ///
  /// The row may be one that isn't shown.
  private func control(
    _ kinds: [ElementKind], _ label: String, in panes: [Int]
  ) throws(CommandError) -> LocatedElement? {
    var tooFar: CommandError?
    var end = label.endIndex
    while let colon = label[..<end].lastIndex(of: ":") {
      end = colon
      let name = String(label[label.index(after: colon)...].drop { $0 == " " })
      guard !name.isEmpty, colon > label.startIndex else { continue }
      let row: ElementTarget
      do throws(CommandError) {
        row = try self.row(String(label[..<colon]), in: panes)
      } catch {
        if case .notAmongFirst = error { tooFar = error }
        continue
      }
      guard let pane = screen.panes.first(where: { $0.controller == row.controller }) else {
        continue
      }
      let controls = session.rowControls(controller: row.controller, place: row.ordinal)
        .filter { kinds.contains($0.kind) }
      guard !controls.isEmpty else { continue }
      var search = LabelSearch<LocatedElement>(name, wholeOnly: wholeOnly)
      for (place, control) in controls.enumerated() {
        let found = LocatedElement(pane: pane, element: control)
        search.consider(control.name(inRow: row.label), found)
        if Int(name) == place + 1 { search.number = found }
      }
      return try search.result(.element(kinds[0]), on: row.label)
    }
    if let tooFar { throw tooFar }
    return nil
  }

  /// Finds a row by its title or number, even if it hasn't been read from the app yet.
  func row(_ label: String) throws(CommandError) -> ElementTarget {
    if let target = rowByWholeTitle(label) { return target }
    let pane = PaneLabel(label, on: screen)
    return try row(pane.label, in: pane.panes)
  }

  /// Returns the row with a title or number in some panes.
  ///
  /// In a long list, a title is looked for among the first rows only, because each costs a cell.
  private func row(_ label: String, in panes: [Int]) throws(CommandError) -> ElementTarget {
    var cut: Int?
    var search = LabelSearch<ElementTarget>(label, wholeOnly: wholeOnly)
    search.number = RowNumber(label).flatMap { row($0, in: panes) }
    let isAllRead = panes.allSatisfy { screen.panes[$0].rowCount <= VisibleScreen.rowsShown }
    if isAllRead {
      for place in panes {
        let pane = screen.panes[place]
        for element in pane.elements where element.kind == .row {
          search.note(number(place, element.ordinal, in: panes), of: element.label)
          search.consider(
            element.label, target(pane.controller, element.ordinal, element.label),
            in: screen.paneName(place))
        }
      }
    } else if let target = search.number, isTooLong(panes) {
      return target
    } else {
      var places: [Int: Int] = [:]
      for place in panes { places[screen.panes[place].controller] = place }
      let isTooLong = isTooLong(panes)
      cut = session.visitRows(in: Array(places.keys)) { controller, row, title in
        if let place = places[controller] {
          search.note(number(place, row, in: panes), of: title)
          search.consider(title, target(controller, row, title), in: screen.paneName(place))
        }
        // In a very long list, a whole title stands for the first row that has it.
        return !(isTooLong && search.hasWhole)
      }
    }
    if !search.hasWhole, label.hasPrefix("#") {
      if !isAllRead, let found = identifiedBelow(label, in: panes) { return found }
      do throws(CommandError) {
        if let found = try identified(by: label, [.row], in: panes) { return found.target }
      } catch {
        // The identifiers of the rows on the screen are only some of those that were looked at.
        guard cut != nil, case .notFound = error else { throw error }
      }
    }
    do throws(CommandError) {
      return try result(of: search, .element(.row), label, in: panes)
    } catch {
      guard let cut, case .notFound(.element(.row), _, let name, let there, nil) = error else {
        throw error
      }
      throw .notAmongFirst(
        label: label, on: name, there: there, searched: AppSession.mostRowsSearched, of: cut)
    }
  }

  private func result<Thing>(
    of search: LabelSearch<Thing>, _ subject: ErrorSubject, _ label: String, in panes: [Int]
  ) throws(CommandError) -> Thing {
    do throws(CommandError) {
      return try search.result(subject, on: name(of: panes))
    } catch {
      throw emptyPane(subject, label, in: panes) ?? paneError(label, in: panes, error)
        ?? LabelCommands(screen).hint(added: error)
    }
  }

  /// Returns the error for a label with the name of a pane that doesn't exist, as in
  /// `women: Linen dress`; `nil` if no label begins like that and the rest is a name.
  private func paneError(
    _ label: String, in panes: [Int], _ error: CommandError
  ) -> CommandError? {
    guard case .notFound(_, _, _, let there, _) = error, panes.count > 1,
      let colon = label.firstIndex(of: ":"), colon > label.startIndex
    else { return nil }
    let name = String(label[..<colon])
    guard !there.contains(where: { LabelMatch.begins(name, $0) }) else { return nil }
    return .notFound(
      .pane, label: name, on: screen.name,
      there: panes.map { screen.paneName($0) ?? screen.panes[$0].title })
  }

  /// Returns the error for the number of a row in a pane that has no rows; `nil` if it isn't one.
  private func emptyPane(
    _ subject: ErrorSubject, _ label: String, in panes: [Int]
  ) -> CommandError? {
    guard subject == .element(.row), let place = RowNumber(label)?.pane, place > 0,
      panes.contains(place),
      screen.panes[place].rowCount == 0
    else { return nil }
    return .notFound(subject, label: label, on: screen.panes[place].title, there: [])
  }

  /// Returns what an error calls the place where a label was looked for.
  private func name(of panes: [Int]) -> String {
    panes.count == 1 && screen.panes.count > 1 ? screen.panes[panes[0]].title : screen.name
  }

  /// Returns the number by which a row in some panes can be typed.
  private func number(_ pane: Int, _ row: Int, in panes: [Int]) -> String {
    RowNumber(pane: panes.count == 1 ? 0 : pane, row: row).text
  }

  /// Returns the row with the given full title, if it is unique and all rows have been read.
  ///
  /// This is a fast path for the common case. It allocates no memory. A title that may be the
  /// number of another row isn't common.
  private func rowByWholeTitle(_ label: String) -> ElementTarget? {
    guard !NumberedTitles.mayBeNumber(label) else { return nil }
    var found: (pane: Int, element: Int)?
    for pane in screen.panes.indices {
      guard screen.panes[pane].rowCount <= VisibleScreen.rowsShown else { return nil }
      for element in screen.panes[pane].elements.indices
      where screen.panes[pane].elements[element].kind == .row
        && LabelMatch.isWhole(label, screen.panes[pane].elements[element].label)
      {
        guard found == nil else { return nil }
        found = (pane, element)
      }
    }
    guard let found else { return nil }
    let element = screen.panes[found.pane].elements[found.element]
    return target(screen.panes[found.pane].controller, element.ordinal, element.label)
  }

  private func target(_ controller: Int, _ place: Int, _ title: String) -> ElementTarget {
    ElementTarget(controller: controller, kind: .row, label: title, ordinal: place)
  }

  /// Returns the row with the given number; `nil` if it doesn't exist or isn't in one of `panes`.
  ///
  /// If the label specifies a single pane, the number may leave it out.
  private func row(_ number: RowNumber, in panes: [Int]) -> ElementTarget? {
    let place = panes.count == 1 && number.pane == 0 ? panes[0] : number.pane
    guard panes.contains(place), number.row < screen.panes[place].rowCount else { return nil }
    let controller = screen.panes[place].controller
    return session.rowTitle(controller: controller, place: number.row)
      .map { target(controller, number.row, $0) }
  }
}
