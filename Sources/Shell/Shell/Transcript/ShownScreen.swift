import Glibc

/// The text of the last screen that was printed, as it is printed in a pipe.
nonisolated struct ShownScreen {
  private var text: [UInt8] = []

  /// Whether no screen has been printed.
  var isEmpty: Bool { text.isEmpty }

  /// Returns whether a screen has the same text.
  func equals(_ screen: UnsafeRawBufferPointer) -> Bool {
    text.withUnsafeBytes { text in
      guard text.count == screen.count, let one = text.baseAddress, let other = screen.baseAddress
      else { return false }
      return memcmp(one, other, text.count) == 0
    }
  }

  /// Replaces the text.
  mutating func keep(_ screen: UnsafeRawBufferPointer) {
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: screen)
  }

  /// Discards the text.
  mutating func forget() { text.removeAll(keepingCapacity: true) }
}
