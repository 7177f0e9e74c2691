public import Foundation

extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The row's place in its section, from 0.
  public var row: Int { self[1] }
  /// The section's place in the table, from 0.
  public var section: Int { self[0] }
}
