public import Foundation

extension IndexPath {
  /// Creates an index path from the indices of a row and its section.
  public init(row: Int, section: Int) {
    // Creating the index path from a list of indices would allocate an array.
    self.init(index: section)
    append(row)
  }
  /// The index of the row in its section.
  public var row: Int { self[1] }
  /// The index of the section in the table.
  public var section: Int { self[0] }
}
