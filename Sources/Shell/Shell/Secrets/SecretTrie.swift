/// The values to find, as a prefix tree of bytes.
///
/// In the tree, one space stands for each run of blanks, and there are no blanks at the ends,
/// because labels and wrapped lines are written that way. The cost of following a byte doesn't
/// depend on the number of values.
nonisolated struct SecretTrie: Sendable {
  /// The index of a node.
  typealias Place = Int32

  private struct Node {
    let byte: UInt8
    var isEnd = false
    var firstChild: Place = 0
    var nextSibling: Place = 0
  }

  /// The place before the first byte of all values.
  static let root: Place = 0
  /// The byte that stands for a run of blanks.
  static let blank = UInt8(ascii: " ")

  private var nodes = [Node(byte: 0)]
  /// For each byte, the place after it at the beginning of a value; the root if there is none.
  private var starts = [Place](repeating: root, count: 256)

  /// Returns the bytes of a value as they are stored.
  static func normalized(_ value: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in value.utf8 {
      if !isBlank(byte) {
        bytes.append(byte)
      } else if let last = bytes.last, last != blank {
        bytes.append(blank)
      }
    }
    if bytes.last == blank { bytes.removeLast() }
    return bytes
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Adds a normalized value that isn't empty, and returns the place after its last byte.
  mutating func insert(_ value: [UInt8]) -> Place {
    var place = Self.root
    for byte in value {
      if let child = child(of: place, byte) {
        place = child
        continue
      }
      let new = Place(nodes.count)
      nodes.append(Node(byte: byte))
      if place == Self.root {
        starts[Int(byte)] = new
      } else {
        nodes[Int(new)].nextSibling = nodes[Int(place)].firstChild
        nodes[Int(place)].firstChild = new
      }
      place = new
    }
    nodes[Int(place)].isEnd = true
    return place
  }

  /// Whether a value begins with a byte.
  func mayBegin(_ byte: UInt8) -> Bool { starts[Int(byte)] != Self.root }

  /// Returns the place after a byte of text, where any run of blanks counts as one; `nil` if no
  /// value continues with it.
  func place(after place: Place, _ byte: UInt8) -> Place? {
    guard Self.isBlank(byte) else { return child(of: place, byte) }
    return place != Self.root && isAfterBlank(place) ? place : child(of: place, Self.blank)
  }

  /// Returns the place after some bytes, the first in the lowest bits; `nil` if no value continues
  /// with them.
  func place(after place: Place, _ bytes: UInt32, count: Int) -> Place? {
    var (place, bytes) = (place, bytes)
    for _ in 0..<count {
      guard let next = self.place(after: place, UInt8(truncatingIfNeeded: bytes)) else {
        return nil
      }
      place = next
      bytes >>= 8
    }
    return place
  }

  private func child(of place: Place, _ byte: UInt8) -> Place? {
    if place == Self.root {
      let start = starts[Int(byte)]
      return start == Self.root ? nil : start
    }
    var child = nodes[Int(place)].firstChild
    while child != Self.root {
      if nodes[Int(child)].byte == byte { return child }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  /// Whether a value ends at a place.
  func isEnd(_ place: Place) -> Bool { nodes[Int(place)].isEnd }

  /// Whether any value continues after a place other than the root.
  func continues(after place: Place) -> Bool { nodes[Int(place)].firstChild != Self.root }

  private func isAfterBlank(_ place: Place) -> Bool { nodes[Int(place)].byte == Self.blank }
}
