import Foundation

extension CellContent {
  /// Returns the text that identifies the row.
  ///
  /// A cell without texts has the name of its only control, or else that of its class.
  func shownTitle(of cell: UIView) -> String {
    guard title.isEmpty else { return title }
    if controls.count == 1, let name = controls[0].name, !name.isEmpty { return name }
    return Self.words(of: type(of: cell))
  }

  /// Returns the texts beside the title, with a check mark if the row has one; `nil` if there are
  /// none.
  func detail(mark: Bool) -> String? {
    if details.isEmpty { return mark ? "✓" : nil }
    let text = details.count == 1 ? details[0] : details.joined(separator: " · ")
    return mark ? "\(text) ✓" : text
  }

  /// Returns the controls with the names that they have in a row: `Title: name`, or the title alone
  /// for a control without a name of its own; `reveal` is called before one is used.
  func controls(named title: String, reveal: @escaping @MainActor () -> Void) -> [Content.Element] {
    controls.flatMap { $0.inRow(title, reveal) }
  }

  /// Returns the controls among elements with the names that they have below a header.
  static func controls(in elements: [Content.Element], named title: String) -> [Content.Element] {
    elements.flatMap { $0.inRow(title) {} }
  }

  /// Returns words for a class of cells of the app's own: `Order` for `OrderTableViewCell`, and
  /// `H Cell` for `HCell`, because a letter isn't a word.
  private static func words(of type: UIView.Type) -> String {
    guard type != UITableViewCell.self else { return "" }
    if type == UICollectionViewCell.self || type == UICollectionViewListCell.self { return "Cell" }
    var name = Substring("\(type)")
    for ending in ["TableViewCell", "CollectionViewCell", "ViewCell", "Cell"]
    where name.hasSuffix(ending) && name.count > ending.count {
      name = name.dropLast(ending.count)
      if name.count < 2 { return "\(name.uppercased()) Cell" }
      break
    }
    return PropertyName.words(String(name)) ?? ""
  }
}

extension Content.Element {
  /// The most items of a list inside a row that are shown as buttons of the row.
  private static var mostItems: Int { 20 }

  /// The titles of the items of a list that can't be selected, which are texts of the row around
  /// it.
  var fixedRows: [String] {
    switch self {
    case .row(let row): row.select == nil ? [row.title] : []
    case .rows(let rows):
      (0..<min(rows.count, Self.mostItems)).flatMap { Self.row(rows[$0]).fixedRows }
    case .text, .button, .field, .toggle, .choice, .search, .gesture: []
    }
  }

  /// The name of a control; `nil` for other elements.
  var name: String? {
    switch self {
    case .button(let button): button.title
    case .field(let field): field.name
    case .toggle(let toggle): toggle.name
    case .choice(let choice): choice.name
    case .search(let search): search.name
    case .text, .row, .rows, .gesture: nil
    }
  }

  /// Returns the element as a control of a row.
  fileprivate func inRow(
    _ title: String, _ reveal: @escaping @MainActor () -> Void
  ) -> [Content.Element] {
    func named(_ name: String) -> String {
      name.isEmpty || name == title || title.isEmpty
        ? (name.isEmpty ? title : name) : "\(title): \(name)"
    }
    switch self {
    case .button(let old):
      var new = Content.Button(named(old.title), isEnabled: old.isEnabled) {
        reveal()
        old.action()
      }
      new.extras = old.extras
      return [.button(new)]
    case .field(let old):
      var new = Content.Field(
        named(old.name), text: old.text, placeholder: old.placeholder, isSecure: old.isSecure
      ) {
        reveal()
        old.change($0)
      }
      new.extras = old.extras
      return [.field(new)]
    case .toggle(let old):
      var new = Content.Toggle(named(old.name), isOn: old.isOn, isEnabled: old.isEnabled) {
        reveal()
        old.change($0)
      }
      new.extras = old.extras
      return [.toggle(new)]
    case .choice(let old):
      var new = Content.Choice(
        named(old.name), options: old.options, selectedIndex: old.selectedIndex
      ) {
        reveal()
        old.change($0)
      }
      new.extras = old.extras
      return [.choice(new)]
    case .search(let old):
      var new = Content.SearchField(named(old.name), text: old.text) {
        reveal()
        old.change($0)
      }
      new.extras = old.extras
      return [.search(new)]
    case .row(let row): return Self.button(row, named(row.title), reveal)
    case .rows(let rows):
      return (0..<min(rows.count, Self.mostItems)).flatMap {
        let row = rows[$0]
        return Self.button(row, named(row.title), reveal)
      }
    case .text, .gesture: return []
    }
  }

  private static func button(
    _ row: Content.Row, _ title: String, _ reveal: @escaping @MainActor () -> Void
  ) -> [Content.Element] {
    guard let select = row.select else { return [] }
    return [
      .button(
        Content.Button(title, isEnabled: row.isEnabled) {
          reveal()
          select()
        })
    ]
  }
}
