/// A filter for bytes that arrive in pieces, such as what an app prints.
///
/// It holds back what may be the beginning of a secret until more bytes arrive, or until it is
/// flushed. What is held back is bounded by the length of the longest secret.
package nonisolated struct SecretStream {
  /// The secrets to hide, which may grow between two pieces.
  package var filter: SecretFilter
  private var held: [UInt8] = []

  /// Creates a stream with nothing held back.
  package init(_ filter: SecretFilter) { self.filter = filter }

  /// Returns the bytes that can be written after this piece has arrived, with stars in place of
  /// secrets.
  package mutating func hiding(_ piece: some Sequence<UInt8>) -> [UInt8] {
    if filter.isEmpty, held.isEmpty { return Array(piece) }
    held += piece
    let (safe, count) = held.withUnsafeBytes { bytes in
      let (ranges, open) = filter.found(in: bytes)
      // Don't split a secret that might still become a longer one.
      let end = open.map { open in ranges.first { $0.contains(open) }?.lowerBound ?? open }
      let whole = end.map { end in ranges.filter { $0.upperBound <= end } } ?? ranges
      let rest = UnsafeRawBufferPointer(rebasing: bytes[..<(end ?? bytes.count)])
      return (SecretFilter.hiding(whole, in: rest), rest.count)
    }
    held.removeFirst(count)
    return safe
  }

  /// Ends the text.
  ///
  /// - Parameter isCut: Whether the rest of the text was dropped, so that the bytes may be the
  ///   beginning of a secret, which is hidden, too.
  /// - Returns: The bytes that were held back.
  package mutating func flush(isCut: Bool = false) -> [UInt8] {
    defer { held = [] }
    return held.withUnsafeBytes { filter.redacted($0, isCut: isCut) } ?? held
  }
}
