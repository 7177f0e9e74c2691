public import Foundation

extension IndexPath {
  /// Creates the index path of a row.
  public init(row: Int, section: Int) {
    // Avoids the array that an index path made from a list of indexes would allocate.
    self.init(index: section)
    append(row)
  }
  /// The index of the row in its section.
  public var row: Int { self[1] }
  /// The index of the section in the table.
  public var section: Int { self[0] }
}
