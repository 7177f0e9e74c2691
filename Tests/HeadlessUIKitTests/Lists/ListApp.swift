import Foundation
import HeadlessUIKit

/// A table in a plain controller, whose data source and delegate record their calls.
final class TableScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: .zero, style: .plain)
  var sections: [[String]]
  var headers: [String?] = []
  var calls: [String] = []
  /// The beginnings of the calls that are recorded.
  var recorded: [String] = ["will", "did", "commit", "move", "should", "accessory"]
  var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }
  var canSelect = true
  var swipes: UISwipeActionsConfiguration?
  var leading: UISwipeActionsConfiguration?
  var menu: UIContextMenuConfiguration?
  var onDisplay: (IndexPath) -> Void = { _ in }

  init(_ rows: [String]...) {
    sections = rows
    super.init(nibName: nil, bundle: nil)
    table.register(RecordedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
  }

  /// The elements of the table.
  func rows(_ section: Int = 0) -> Content.Rows {
    let all = content.compactMap { element -> Content.Rows? in
      guard case .rows(let rows) = element else { return nil }
      return rows
    }
    return all[section]
  }

  /// The titles of all rows.
  var titles: [String] {
    (0..<sections.count).flatMap { section in
      let rows = rows(section)
      return (0..<rows.count).map { rows[$0].title }
    }
  }

  func note(_ call: String) {
    if recorded.contains(where: { call.hasPrefix($0) }) { calls.append(call) }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections")
    return sections.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, sections[indexPath.section][indexPath.row])
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("willDisplay \(indexPath.row)")
    onDisplay(indexPath)
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { note("willDisplayHeader \(section)") }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight \(indexPath.row)")
    return canSelect
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("didEndEditing \(indexPath?.row ?? -1)")
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }
}

/// A cell class of an app's own, which counts what happens to its cells.
final class RecordedCell: UITableViewCell {
  static var made = 0
  private(set) var reuses = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    Self.made += 1
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Text such as `Row 1` for each row.
func numbered(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
