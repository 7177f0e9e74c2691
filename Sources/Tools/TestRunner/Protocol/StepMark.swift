import Glibc

/// A mark in the pipe with the app's output, which a worker writes at the end of a step.
///
/// Only the runner reads the pipe, and assigns the output to steps by the marks. An app that prints
/// a mark itself changes only that.
nonisolated enum StepMark {
  /// The first byte, which doesn't occur in UTF-8.
  static let first: UInt8 = 0xFF
  /// The number of bytes of a mark.
  static let size = beginning.count + 8

  private static let beginning = [first] + Array("flowsh: end of step ".utf8)

  /// Returns the mark of the step with an index in its case.
  static func bytes(_ step: Int) -> [UInt8] {
    beginning + withUnsafeBytes(of: UInt64(step).littleEndian) { Array($0) }
  }

  /// The result of reading bytes that may begin with a mark.
  enum Reading: Equatable {
    /// A mark, with the index of the step.
    case mark(Int)
    /// The beginning of a mark, perhaps.
    case beginning
    /// Something that the app has printed.
    case other
  }

  /// Reads a mark at the beginning of bytes.
  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard beginning.starts(with: bytes.prefix(beginning.count)) else { return .other }
    guard bytes.count >= size else { return .beginning }
    let number = bytes.dropFirst(beginning.count).prefix(8).reversed().reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Int(exactly: number).map { .mark($0) } ?? .other
  }
}
