public import Foundation

/// A list of rows that are grouped into sections.
///
/// The data source provides the rows. The delegate is notified of selections.
@preconcurrency @MainActor
open class UITableView: UIView {
  /// The style of a table; stored, but not used.
  public enum Style: Int, Sendable {
    /// A table without gaps between sections.
    case plain
    /// A table with gaps between sections.
    case grouped
    /// A table with gaps between sections, and margins.
    case insetGrouped
  }

  /// The data source, which provides the rows.
  ///
  /// As in UIKit, the reference is weak.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      let hadOther = otherSource != nil
      ownerIsSource = isOwner(newValue)
      otherSource = ownerIsSource ? nil : newValue
      guard !ownerIsSource || hadOther else { return }
      UIApplication.shared.delegateWatch?(otherSource, .tableSource, self)
    }
  }
  /// The data source to call, which a subclass that overrides `dataSource` can't replace.
  var storedDataSource: (any UITableViewDataSource)? {
    guard ownerIsSource else { return otherSource }
    return owner
  }
  /// The delegate, which is notified of selections.
  ///
  /// As in UIKit, the reference is weak.
  open weak var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      let hadOther = otherDelegate != nil
      ownerIsDelegate = isOwner(newValue)
      otherDelegate = ownerIsDelegate ? nil : newValue
      guard !ownerIsDelegate || hadOther else { return }
      UIApplication.shared.delegateWatch?(otherDelegate, .table, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private var storedDelegate: (any UITableViewDelegate)? {
    guard ownerIsDelegate else { return otherDelegate }
    return owner
  }
  /// The style of the table.
  open private(set) var style: Style
  /// Whether the user can select rows.
  open var allowsSelection = true
  /// The index path of the selected row; `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { selectedRow }

  /// The table's controller.
  ///
  /// The reference is unowned for speed, and is reset when the controller is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UITableViewController?
  private var ownerIsSource = false
  private var ownerIsDelegate = false
  private weak var otherSource: (any UITableViewDataSource)?
  private weak var otherDelegate: (any UITableViewDelegate)?
  private var selectedRow: IndexPath?
  private var pool: [UITableViewCell] = []
  private var makers: [String: () -> UITableViewCell] = [:]

  /// Creates a table with the given style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table with a frame in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates an empty table.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Makes the given controller the owner, data source, and delegate of the table.
  func serve(_ controller: UITableViewController) {
    owner = controller
    dataSource = controller
    delegate = controller
  }

  private func isOwner(_ object: (any NSObjectProtocol)?) -> Bool {
    guard let owner, let object else { return false }
    return object === owner
  }

  /// The number of sections.
  open var numberOfSections: Int { storedDataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of rows in the given section.
  open func numberOfRows(inSection section: Int) -> Int {
    storedDataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Registers a class for the cells with the given reuse identifier.
  ///
  /// On Linux, only cells of the class `UITableViewCell` itself can be created from their type.
  /// For a subclass, pass a closure to `register(forCellReuseIdentifier:make:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return makers[identifier] = nil }
    makers[identifier] = {
      if cellClass != UITableViewCell.self {
        UIApplication.shared.fault(
          .cellClassNeedsMaker, nil, nil,
          "Cells of class \(cellClass) can't be created from the class alone")
      }
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers a closure that creates the cells with the given reuse identifier.
  open func register(
    forCellReuseIdentifier identifier: String, make: @escaping () -> UITableViewCell
  ) {
    makers[identifier] = make
  }

  /// Returns a reusable cell, or a new one from the registered closure.
  ///
  /// If there is neither, the result is `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    // A linear search is faster than a dictionary lookup here, because the pool never holds many
    // cells.
    for index in pool.indices.reversed() where pool[index].reuseIdentifier == identifier {
      let cell = pool.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  /// Returns a reusable cell, or a new one from the registered closure.
  ///
  /// If there is neither, the result is a new `UITableViewCell`.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Clears the selection.
  ///
  /// If the table is on screen, this method also records an event. The rows themselves don't
  /// need to be reloaded, because they are read again whenever the screen is read.
  open func reloadData() {
    selectedRow = nil
    if let controller, controller.appearance == .appeared {
      UIApplication.shared.log.record(.reloadData, controller)
    }
  }

  /// Does nothing, because rows are read again whenever the screen is read.
  ///
  /// In UIKit, reloads the given rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// The animation for inserting, deleting, or reloading rows; not used.
  public enum RowAnimation: Int, Sendable {
    /// A fade.
    case fade
    /// A slide from the right.
    case right
    /// A slide from the left.
    case left
    /// A slide from the top.
    case top
    /// A slide from the bottom.
    case bottom
    /// The default animation.
    case none
    /// A slide that keeps the cells centered.
    case middle
    /// The animation that the system chooses.
    case automatic = 100
  }

  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selectedRow == indexPath { selectedRow = nil }
  }

  /// Returns the title of the given row.
  ///
  /// The cell that the data source provides for the row becomes reusable again.
  func title(at indexPath: IndexPath, from dataSource: any UITableViewDataSource) -> String {
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    if cell.reuseIdentifier != nil { pool.append(cell) }
    return cell.title
  }

  /// Returns the row at the given index path.
  ///
  /// The cell that the data source provides for the row becomes reusable again.
  func row(at indexPath: IndexPath) -> Row {
    guard let cell = storedDataSource?.tableView(self, cellForRowAt: indexPath) else {
      return Row("")
    }
    let indentation =
      storedDelegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
    var select: (@MainActor () -> Void)?
    if allowsSelection, cell.selectionStyle != .none {
      select = { [self] in personSelects(indexPath) }
    }
    if cell.reuseIdentifier != nil { pool.append(cell) }
    return Row(
      cell.title, detail: cell.detail, indentation: max(indentation, cell.indentationLevel),
      select: select)
  }

  /// Simulates the selection of a row by the user.
  ///
  /// The delegate can refuse the selection or redirect it to another row. It is then notified of
  /// the result.
  private func personSelects(_ indexPath: IndexPath) {
    guard let delegate = storedDelegate else { return }
    guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    if let previous = selectedRow, previous != chosen {
      selectedRow = nil
      delegate.tableView(self, didDeselectRowAt: previous)
    }
    selectedRow = chosen
    delegate.tableView(self, didSelectRowAt: chosen)
  }
}
