public import Foundation

/// A list of rows in sections, from a data source; a person's selection goes to the delegate.
@preconcurrency @MainActor
open class UITableView: UIView {
  /// How a table looks; kept, never shown.
  public enum Style: Int, Sendable {
    /// Without gaps between sections, with gaps, or with gaps and margins.
    case plain, grouped, insetGrouped
  }

  /// What the table shows; kept weakly.
  open var dataSource: (any UITableViewDataSource)? {
    get {
      guard ownerIsSource else { return otherSource }
      return owner
    }
    set {
      ownerIsSource = isOwner(newValue)
      otherSource = ownerIsSource ? nil : newValue
      if !ownerIsSource { UIApplication.shared.delegateWatch?(newValue, .tableSource) }
    }
  }
  /// What hears of selections; kept weakly.
  open var delegate: (any UITableViewDelegate)? {
    get {
      guard ownerIsDelegate else { return otherDelegate }
      return owner
    }
    set {
      ownerIsDelegate = isOwner(newValue)
      otherDelegate = ownerIsDelegate ? nil : newValue
      if !ownerIsDelegate { UIApplication.shared.delegateWatch?(newValue, .table) }
    }
  }
  /// How the table looks.
  public let style: Style
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// The row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selectedRow }

  /// The table's controller, unowned for speed: it takes this back when it goes.
  nonisolated(unsafe) unowned(unsafe) var owner: UITableViewController?
  private var ownerIsSource = false
  private var ownerIsDelegate = false
  private weak var otherSource: (any UITableViewDataSource)?
  private weak var otherDelegate: (any UITableViewDelegate)?
  private var selectedRow: IndexPath?
  private var pool: [UITableViewCell] = []
  private var makers: [String: () -> UITableViewCell] = [:]

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a table as a storyboard would; there are none on Linux.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Takes its rows from a controller, and tells it of selections.
  func serve(_ controller: UITableViewController) {
    owner = controller
    dataSource = controller
    delegate = controller
  }

  private func isOwner(_ object: (any NSObjectProtocol)?) -> Bool {
    guard let owner, let object else { return false }
    return object === owner
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Says the class of the cells of a name.
  ///
  /// Swift on Linux can make only the plain class from its type; for a subclass give a closure to
  /// `register(forCellReuseIdentifier:make:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return makers[identifier] = nil }
    makers[identifier] = {
      if cellClass != UITableViewCell.self {
        UIApplication.shared.fault(
          .cellClassNeedsMaker, nil, nil,
          "Cells of class \(cellClass) can't be made from their type")
      }
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Says how cells of a name are made.
  open func register(
    forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell
  ) {
    makers[identifier] = make
  }

  /// A cell that is free, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    // Few cells are ever free at once, so a list is faster than a dictionary of lists.
    for index in pool.indices.reversed() where pool[index].reuseIdentifier == identifier {
      let cell = pool.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  /// A cell that is free, or a new one of the class that was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Reads all anew; rows are read whenever the screen is looked at, so nothing waits for this.
  open func reloadData() {
    selectedRow = nil
    if let controller, controller.appearance == .appeared {
      UIApplication.shared.log.record(.reloadData, controller)
    }
  }

  /// Reads rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// How rows come and go; kept, never shown.
  public enum RowAnimation: Int, Sendable {
    /// By fading, from a side, not at all, or as the system does.
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// Takes the selection away.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedRow == indexPath { selectedRow = nil }
  }

  /// The title of a row as its data source gives it; the cell is free again afterwards.
  func title(at indexPath: IndexPath, from dataSource: any UITableViewDataSource) -> String {
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    if cell.reuseIdentifier != nil { pool.append(cell) }
    return cell.title
  }

  /// A row as the data source gives it; the cell is free again afterwards.
  func row(at indexPath: IndexPath) -> Row {
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return Row("") }
    let indentation = delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
    var select: (@MainActor () -> Void)?
    if allowsSelection, cell.selectionStyle != .none {
      select = { [self] in personSelects(indexPath) }
    }
    if cell.reuseIdentifier != nil { pool.append(cell) }
    return Row(
      cell.title, detail: cell.detail, indentation: max(indentation, cell.indentationLevel),
      select: select)
  }

  /// A person selects a row: the delegate may forbid it or name another row, and then hears of it.
  private func personSelects(_ indexPath: IndexPath) {
    guard let delegate else { return }
    guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    if let previous = selectedRow, previous != chosen {
      selectedRow = nil
      delegate.tableView(self, didDeselectRowAt: previous)
    }
    selectedRow = chosen
    delegate.tableView(self, didSelectRowAt: chosen)
  }
}
