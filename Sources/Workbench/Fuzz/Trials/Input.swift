import Glibc

/// The input of a trial, in pieces that the shrinker can omit: lines, keys, or changes of a file.
nonisolated struct Input: Hashable, Sendable {
  var pieces: [[UInt8]]

  init(_ pieces: [[UInt8]] = []) { self.pieces = pieces }

  /// Creates input from lines; each gets a newline.
  init(lines: [String]) { pieces = lines.map { Array("\($0)\n".utf8) } }

  /// All pieces, one after the other.
  var bytes: [UInt8] { pieces.flatMap(\.self) }

  /// The pieces as lines without their newlines.
  var lines: [String] {
    pieces.map { piece in
      String(
        decoding: piece.last == UInt8(ascii: "\n") ? piece.dropLast() : piece[...], as: UTF8.self)
    }
  }
}

/// The form of an input in a file: each piece follows its length.
nonisolated extension Input {
  /// Returns a piece with its length, for appending to a file.
  static func encoded(_ piece: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt32(piece.count).littleEndian) { Array($0) } + piece
  }

  var encoded: [UInt8] { pieces.flatMap(Self.encoded) }

  /// Reads the complete pieces of a file; a process that crashed may have left half a piece.
  init(encoded bytes: [UInt8]) {
    var rest = bytes[...]
    pieces = []
    while rest.count >= 4 {
      let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard rest.count - 4 >= count else { return }
      pieces.append(Array(rest.dropFirst(4).prefix(count)))
      rest = rest.dropFirst(4 + count)
    }
  }
}

/// An input that is being made.
///
/// Each piece is stored before it has an effect, so that a crash doesn't lose it.
final class Draft {
  private(set) var input = Input()
  private let store: Int32?

  /// Creates an input without pieces.
  ///
  /// - Parameter store: The descriptor of a file for the pieces; `nil` for none.
  init(store: Int32? = nil) { self.store = store }

  func append(_ piece: [UInt8]) {
    if let store {
      let bytes = Input.encoded(piece)
      write(store, bytes, bytes.count)
    }
    input.pieces.append(piece)
  }

  /// Appends a line and a newline.
  func append(_ line: String) { append(Array("\(line)\n".utf8)) }
}
