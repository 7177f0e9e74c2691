public import Foundation

nonisolated extension IndexPath {
  /// Creates an index path from the indices of a row and its section.
  public init(row: Int, section: Int) {
    // Creating the index path from a list of indices would allocate an array.
    self.init(index: section)
    append(row)
  }
  /// Creates an index path from the indices of an item and its section.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The index of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The index of the section in the table.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}

nonisolated extension NSIndexPath {
  /// Creates an index path from the indices of a row and its section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }
  /// Creates an index path from the indices of an item and its section.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
  /// The index of the section in the table.
  public var section: Int { index(atPosition: 0) }
}
