import Files

/// A terminal's compiled entry in the terminfo database, as far as flowsh needs it.
struct TerminfoEntry {
  /// The number of colors; 0 if the terminal has none.
  let colors: Int

  /// Finds the entry of a terminal in the places where ncurses looks for it; `nil` if there is
  /// none.
  init?(of type: String, _ environment: [String: String]) {
    guard let first = type.utf8.first, !type.utf8.contains(UInt8(ascii: "/")) else { return nil }
    var folders = [environment["TERMINFO"], environment["HOME"].map { $0 + "/.terminfo" }]
      .compactMap(\.self)
    folders += ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"]
    let letter = String(UnicodeScalar(first))
    let names = [letter, String(first, radix: 16)].map { "\($0)/\(type)" }
    for path in folders.flatMap({ folder in names.map { "\(folder)/\($0)" } }) {
      var file = WholeFile(path)
      if let bytes = try? file.read(atMost: 32_768), let entry = TerminfoEntry(bytes) {
        self = entry
        return
      }
    }
    return nil
  }

  /// Reads an entry; `nil` if it isn't one.
  ///
  /// term(5) describes the format: a header of six numbers of 16 bits, then the names, the Boolean
  /// capabilities, a byte for alignment if needed, and the numbers, of which `max_colors` is at
  /// index 13.
  init?(_ bytes: [UInt8]) {
    func short(_ offset: Int) -> Int? {
      guard offset >= 0, offset + 1 < bytes.count else { return nil }
      return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    }
    let widths = [0o432: 2, 0o1036: 4]
    guard let magic = short(0), let width = widths[magic], let names = short(2),
      let booleans = short(4), let count = short(6)
    else { return nil }
    let numbers = (12 + names + booleans + 1) & ~1
    guard numbers + count * width <= bytes.count else { return nil }
    guard count > 13, let low = short(numbers + 13 * width) else {
      colors = 0
      return
    }
    let high = width == 4 ? short(numbers + 13 * width + 2) ?? 0 : low >> 15 == 1 ? 0xFFFF : 0
    // All bits set, or the value below, mean that the terminal doesn't have the capability.
    colors = high & 0x8000 != 0 ? 0 : low | high << 16
  }
}
