public import Foundation

extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) {
    // Without an array, which a list of indexes would be made by way of.
    self.init(index: section)
    append(row)
  }
  /// The row's place in its section, from 0.
  public var row: Int { self[1] }
  /// The section's place in the table, from 0.
  public var section: Int { self[0] }
}
