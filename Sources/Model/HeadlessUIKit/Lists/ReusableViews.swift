import Foundation

/// The registered classes and the reusable views of a table or collection.
struct ReusableViews {
  /// The classes of the cells by reuse identifier.
  var classes: [String: AnyClass] = [:]
  /// The classes of the headers and footers by reuse identifier.
  var headerClasses: [String: AnyClass] = [:]
  /// The creators of cells, headers and footers from nibs and prototypes, by kind and reuse
  /// identifier.
  var makers: [String: () -> UIView?] = [:]
  private var pool: ContiguousArray<(identifier: String, view: UIView)> = []

  /// Keeps a view until it is reused.
  mutating func add(_ view: UIView, _ identifier: String) { pool.append((identifier, view)) }

  /// Removes and returns the view that was kept last under an identifier; `nil` if there is none.
  mutating func remove(_ identifier: @autoclosure () -> String) -> UIView? {
    guard !pool.isEmpty else { return nil }
    let identifier = identifier()
    // A linear search is faster than a dictionary lookup here, because the pool never holds many
    // views.
    for index in pool.indices.reversed() where pool[index].identifier == identifier {
      return pool.remove(at: index).view
    }
    return nil
  }
}

/// The place of a header or footer.
struct SectionViewKey: Hashable, Comparable {
  let section: Int
  let isFooter: Bool

  static func < (left: SectionViewKey, right: SectionViewKey) -> Bool {
    (left.section, left.isFooter ? 1 : 0) < (right.section, right.isFooter ? 1 : 0)
  }
}
