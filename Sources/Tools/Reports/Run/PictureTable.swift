package import Wireframes

/// Different pictures, each with a number.
package struct PictureTable: Sendable {
  /// The pictures in the order in which they were added.
  package private(set) var pictures: [Picture] = []
  private var numbers: [Key: Int] = [:]

  /// Creates an empty table.
  package init() {}

  /// Returns the number of a picture, which is added if it is new.
  ///
  /// - Complexity: O(1) for a picture that shares its text with one in the table.
  package mutating func number(of picture: Picture) -> Int {
    let key = Key(picture: picture)
    if let number = numbers[key] { return number }
    numbers[key] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }

  /// A picture with a hash value that doesn't need its whole text.
  private struct Key: Hashable {
    let picture: Picture

    /// The number of bytes of the text that are hashed.
    private static let hashed = 64

    func hash(into hasher: inout Hasher) {
      var markup = picture.markup
      markup.withUTF8 { bytes in
        hasher.combine(bytes.count)
        // A prime number, because the same position may mean the same in each element.
        let distance = max(1, bytes.count / Self.hashed) | 1
        for place in stride(from: 0, to: bytes.count, by: distance) { hasher.combine(bytes[place]) }
      }
    }
  }
}
