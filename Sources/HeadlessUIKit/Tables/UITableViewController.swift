public import Foundation

/// A screen that is a table, whose data source and delegate it is.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether the selection goes when the screen comes back.
  open var clearsSelectionOnViewWillAppear = true
  private let style: UITableView.Style

  private var table: UITableView?

  /// The table, which is the view; asking for it makes the view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return table
    }
    set {
      if let table, table !== newValue { table.owner = nil }
      table = newValue
      view = newValue
      newValue?.serve(self)
    }
  }

  /// Makes a screen with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen with a plain table; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a screen as a storyboard would; there are none on Linux.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  nonisolated deinit {
    if let table, table.owner === self { table.owner = nil }
  }

  /// The table's headers and rows, as the data source gives them.
  open override var content: [ContentElement] {
    guard let tableView, let dataSource = tableView.dataSource else { return [] }
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

  /// Makes the table for a view.
  open override func loadView() {
    let table = UITableView(frame: .zero, style: style)
    tableView = table
  }

  /// Takes the selection away where `clearsSelectionOnViewWillAppear` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table,
      let selected = table.indexPathForSelectedRow
    else { return }
    table.deselectRow(at: selected, animated: animated)
  }

  /// How many sections there are: one.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// How many rows a section has: none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row: an empty one.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// The words above a section: none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// The row that is selected: the one that was tapped.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// A person selected a row; an override tells the screen's delegate.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// A person selected another row; the default does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// How deep a row is indented: not at all.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
}
