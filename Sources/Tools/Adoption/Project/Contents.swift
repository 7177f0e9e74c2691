import Files
import Foundation

/// The contents of a project's files, and what is wrong with them.
enum Contents {
  /// The maximum size of a file of the project in bytes.
  private static let mostBytes = 1 << 28

  /// Reads a file.
  static func read(_ path: String) throws(AdoptionError) -> Data {
    do throws(FileError) {
      let file = try OpenFile(path)
      // A named pipe would be waited for, and a device may have no end.
      guard file.status.kind == .regular else {
        throw FileError(.read, path, .notRegular)
      }
      return Data(try file.readAll(atMost: mostBytes))
    } catch {
      throw .unreadable(
        path: path, reason: "\(error); a file that can be read is needed there")
    }
  }

  /// Reads a file as text; `nil` if there is none or it is no UTF-8.
  static func text(_ path: String) -> String? {
    (try? read(path)).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Returns the number of the first line that is no UTF-8; `nil` if all are.
  static func lineOutsideUTF8(of data: Data) -> Int? {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(data: $0, encoding: .utf8) == nil }.map { $0 + 1 }
  }

  /// Returns the line on which a merge has left the mark of a conflict.
  static func conflict(in data: Data) -> Int? {
    guard let start = data.firstRange(of: Data("<<<<<<< ".utf8))?.lowerBound,
      start == data.startIndex || data[start - 1] == UInt8(ascii: "\n")
    else { return nil }
    return data[..<start].count { $0 == UInt8(ascii: "\n") } + 1
  }
}
