public import Foundation

/// A view controller that manages a table, and is its data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether the selection is cleared each time the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true
  private let style: UITableView.Style

  private var table: UITableView?

  /// The table, which is also the view.
  ///
  /// It is created on first access.
  open var tableView: UITableView! {
    get {
      loadViewIfRequired()
      return table
    }
    set {
      if let table, table !== newValue { table.owner = nil }
      table = newValue
      view = newValue
      newValue?.serve(self)
    }
  }

  /// Creates a controller for a table with the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a plain table.
  ///
  /// Nibs aren't available on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller for an empty plain table.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  nonisolated deinit {
    if let table, table.owner === self { table.owner = nil }
  }

  /// The headers and rows that the data source provides.
  open override var content: [ContentElement] {
    guard let tableView, let dataSource = tableView.storedDataSource else { return [] }
    var elements: [ContentElement] = []
    for section in 0..<tableView.numberOfSections {
      let rows = Rows(
        count: tableView.numberOfRows(inSection: section),
        header: dataSource.tableView(tableView, titleForHeaderInSection: section),
        title: { tableView.title(at: IndexPath(row: $0, section: section), from: dataSource) },
        row: { tableView.row(at: IndexPath(row: $0, section: section)) })
      elements.append(.rows(rows))
    }
    return elements
  }

  /// Creates the table and makes it the view.
  open override func loadView() {
    let table = UITableView(frame: .zero, style: style)
    tableView = table
  }

  /// Clears the selection if `clearsSelectionOnViewWillAppear` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table,
      let selected = table.indexPathForSelectedRow
    else { return }
    table.deselectRow(at: selected, animated: animated)
  }

  /// Returns 1, the default number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns 0, the default number of rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns an empty cell.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Returns `nil`, which means that the section has no header.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns the index path of the row that the user tapped.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Called when the user has selected a row.
  ///
  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when a row is deselected because the user has selected another one.
  ///
  /// The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns 0, the default indentation level.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
}
