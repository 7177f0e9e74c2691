package import Wireframes

/// Different pictures, each with a number.
package struct PictureTable: Sendable {
  /// The pictures in the order in which they were added.
  package private(set) var pictures: [Picture] = []
  private var numbers: [Key: Int] = [:]

  /// Creates an empty table.
  package init() {}

  /// Returns the number of a picture, which is added if it is new.
  package mutating func number(of picture: Picture) -> Int {
    let key = Key(picture: picture)
    if let number = numbers[key] { return number }
    numbers[key] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }

  /// A picture with a hash value that doesn't need its markup, which is long.
  private struct Key: Hashable {
    let picture: Picture

    func hash(into hasher: inout Hasher) {
      hasher.combine(picture.label)
      hasher.combine(picture.markup.utf8.count)
    }
  }
}
