/// Whether a class implements an optional method of a protocol that has one base protocol.
package nonisolated enum OptionalMethod {
  /// Returns whether the function in a class's witness table isn't the protocol's default.
  ///
  /// `bare` is the function of a class that has the default, and `own` the one of a class that
  /// implements the method.
  package static func isImplemented(
    _ method: UnsafeRawPointer, bare: UnsafeRawPointer, own: UnsafeRawPointer
  ) -> Bool {
    calls(in: method).isDisjoint(with: calls(in: bare).subtracting(calls(in: own)))
  }

  /// Returns the function for a requirement in a witness table, which begins with its descriptor
  /// and the base protocol's table.
  package static func witness(_ place: Int, inTable table: UnsafeRawPointer) -> UnsafeRawPointer {
    table.load(fromByteOffset: 8 * (2 + place), as: UnsafeRawPointer.self)
  }

  /// Returns the functions that a short function calls, and perhaps others.
  private static func calls(in code: UnsafeRawPointer) -> Set<UInt> {
    var calls: Set<UInt> = []
    let start = UInt(bitPattern: code)
    #if arch(x86_64)
      // Register numbers that look like a return instruction.
      let moves: Set<UInt8> = [
        0x01, 0x03, 0x29, 0x2B, 0x31, 0x33, 0x39, 0x3B, 0x63, 0x85, 0x89, 0x8B,
      ]
      for offset in 1..<160 {
        let byte = code.load(fromByteOffset: offset, as: UInt8.self)
        let before = code.load(fromByteOffset: offset - 1, as: UInt8.self)
        if byte == 0xC3, !moves.contains(before) { break }
        guard byte == 0xE8 || byte == 0xE9 else { continue }
        let distance = code.loadUnaligned(fromByteOffset: offset + 1, as: Int32.self)
        calls.insert(start &+ UInt(bitPattern: offset + 5 + Int(distance)))
      }
    #elseif arch(arm64)
      for offset in stride(from: 0, to: 160, by: 4) {
        let word = code.load(fromByteOffset: offset, as: UInt32.self)
        if word == 0xD65F_03C0 { break }
        guard word & 0x7C00_0000 == 0x1400_0000 else { continue }
        let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
        calls.insert(start &+ UInt(bitPattern: offset + distance))
      }
    #endif
    return calls
  }
}
