package import Wireframes

/// Different pictures, each with a number.
package struct PictureTable: Sendable {
  /// The pictures in the order in which they were added.
  package private(set) var pictures: [Picture] = []
  private var numbers: [Picture: Int] = [:]

  /// Creates an empty table.
  package init() {}

  /// Returns the number of a picture, which is added if it is new.
  package mutating func number(of picture: Picture) -> Int {
    if let number = numbers[picture] { return number }
    numbers[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }
}
