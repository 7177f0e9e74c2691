import HeadlessUIKit

/// The elements of the visible screen as they were read last, in which the next action finds its
/// element, and from which a display is made, without reading the screen again.
///
/// It retains what it has read, so it must be forgotten before any code of the app runs. Its
/// storage is reused from one reading to the next.
final class ScreenReading {
  private struct Entry {
    let element: LiveElement
    let controller: Int
    let ordinal: Int
    let row: Int?
    let isDimmed: Bool
  }

  /// A pane that was read for a display, too.
  struct DrawnPane {
    /// The elements by the areas of the display.
    ///
    /// How they look was read with them, because reading a row may give the cell of another one to
    /// it.
    let elements: DisplayElements
    /// The content that the rows are from.
    let content: [Content.Element]
    /// The indices of the rows that were asked for.
    let wanted: Range<Int>
    /// The number of all rows.
    let rowCount: Int
  }

  /// Whether screens are read for displays, too, because a display has been asked for.
  var isForDisplays = false
  /// The frontmost controller; `nil` if nothing is kept.
  private(set) var front: UIViewController?
  /// The visible panes.
  private(set) var panes: [UIViewController] = []
  private var entries: ContiguousArray<Entry> = []
  /// The panes with their details for a display; none if the reading isn't for a display.
  private var drawnPanes: [DrawnPane] = []
  /// The revision of the app that a display was read of.
  private var revision: Int?

  nonisolated deinit {}

  /// Forgets everything.
  func forget() {
    guard front != nil else { return }
    front = nil
    panes = []
    drawnPanes = []
    revision = nil
    entries.removeAll(keepingCapacity: true)
  }

  /// Begins with the controllers of another screen.
  func begin(front: UIViewController, panes: [UIViewController]) {
    forget()
    self.front = front
    self.panes = panes
  }

  /// Returns the visible pane with a number; `nil` if there is none, or nothing is kept.
  func pane(_ number: Int) -> UIViewController? {
    for pane in panes where pane.number == number { return pane }
    return nil
  }

  /// Adds an element of a pane; has no effect unless the reading has begun.
  func add(
    _ element: LiveElement, of controller: Int, _ ordinal: Int, _ row: Int?, isDimmed: Bool
  ) {
    guard front != nil else { return }
    entries.append(
      Entry(
        element: element, controller: controller, ordinal: ordinal, row: row, isDimmed: isDimmed))
  }

  /// Keeps a pane for a display; has no effect unless the reading has begun.
  func add(_ pane: DrawnPane) {
    guard front != nil else { return }
    drawnPanes.append(pane)
  }

  /// Notes that all panes have been read of a revision of the app.
  func end(revision: Int) { self.revision = revision }

  /// Returns what a display needs of the panes of a controller; `nil` unless nothing else has been
  /// read since, and the app hasn't changed.
  func drawnPanes(of front: UIViewController?, revision: Int) -> [DrawnPane]? {
    guard let front, front === self.front, revision == self.revision,
      drawnPanes.count == panes.count
    else { return nil }
    return drawnPanes
  }

  /// Returns the element that a target identifies, and whether an active search dims it; `nil` if
  /// it isn't among those that were kept.
  func element(_ target: ElementTarget) -> (element: LiveElement, isDimmed: Bool)? {
    for place in entries.indices {
      guard entries[place].ordinal == target.ordinal, entries[place].row == target.row,
        entries[place].controller == target.controller,
        entries[place].element.kind == target.kind, entries[place].element.label == target.label
      else { continue }
      return (entries[place].element, entries[place].isDimmed)
    }
    return nil
  }
}
