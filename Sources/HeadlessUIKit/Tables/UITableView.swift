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
  open weak var dataSource: (any UITableViewDataSource)?
  /// What hears of selections; kept weakly.
  open weak var delegate: (any UITableViewDelegate)?
  /// How the table looks.
  public let style: Style
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// The row that is selected.
  open private(set) var indexPathForSelectedRow: IndexPath?
  private var pool: [String: [UITableViewCell]] = [:]
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
    makers[identifier] = cellClass.map { cellClass in
      {
        if cellClass != UITableViewCell.self {
          UIApplication.shared.fault(
            .cellClassNeedsMaker, nil, nil,
            "Cells of class \(cellClass) can't be made from their type")
        }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
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
    guard let cell = pool[identifier]?.popLast() else { return makers[identifier]?() }
    cell.prepareForReuse()
    return cell
  }

  /// A cell that is free, or a new one of the class that was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Reads all anew; rows are read whenever the screen is looked at, so nothing waits for this.
  open func reloadData() { indexPathForSelectedRow = nil }

  /// Reads rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// How rows come and go; kept, never shown.
  public enum RowAnimation: Int, Sendable {
    /// By fading, from a side, not at all, or as the system does.
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// Takes the selection away.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  /// A row as the data source gives it; the cell is free again afterwards.
  func row(at indexPath: IndexPath) -> Row {
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return Row("") }
    defer { if let name = cell.reuseIdentifier { pool[name, default: []].append(cell) } }
    let indentation =
      delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? cell.indentationLevel
    let detail = cell.detailTextLabel?.text
    return Row(
      cell.textLabel?.text ?? "",
      detail: cell.accessoryType == .checkmark
        ? [detail, "✓"].compactMap(\.self)
          .joined(separator: " ") : detail,
      indentation: indentation,
      select: allowsSelection && cell.selectionStyle != .none
        ? { [self] in personSelects(indexPath) } : nil)
  }

  /// A person selects a row: the delegate may forbid it or name another row, and then hears of it.
  private func personSelects(_ indexPath: IndexPath) {
    guard let delegate else { return }
    guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    if let previous = indexPathForSelectedRow, previous != chosen {
      indexPathForSelectedRow = nil
      delegate.tableView(self, didDeselectRowAt: previous)
    }
    indexPathForSelectedRow = chosen
    delegate.tableView(self, didSelectRowAt: chosen)
  }
}
