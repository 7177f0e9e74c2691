import Files
import Foundation

/// The contents of a project's files, and what is wrong with them.
enum Contents {
  /// The maximum size of a file of the project in bytes.
  private static let mostBytes = 1 << 28

  /// Reads a file.
  static func read(_ path: String) throws(AdoptionError) -> Data {
    do throws(FileError) {
      return Data(try OpenFile(path).readAll(atMost: mostBytes))
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }

  /// Reads a file as text; `nil` if there is none or it is no UTF-8.
  static func text(_ path: String) -> String? {
    (try? read(path)).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Returns the line on which a merge has left the mark of a conflict.
  static func conflict(in data: Data) -> Int? {
    guard let start = data.firstRange(of: Data("<<<<<<< ".utf8))?.lowerBound,
      start == data.startIndex || data[start - 1] == UInt8(ascii: "\n")
    else { return nil }
    return data[..<start].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Returns Foundation's words about a broken property list, and the line.
  static func explanation(of error: any Error) -> (line: Int?, reason: String) {
    let info = (error as NSError).userInfo
    var words = info["NSDebugDescription"] as? String ?? error.localizedDescription
    // The text was tried as XML first, whose error says nothing about a project file. The error of
    // the other form is an object of Core Foundation, which has no other access to its text.
    if let other = info["kCFPropertyListOldStyleParsingError"],
      let match = "\(other)".firstMatch(of: /NSDebugDescription=(.*)\}/)
    {
      words = String(match.1)
    }
    guard let match = words.firstMatch(of: /\s+(?:at|on) line (\d+)/) else { return (nil, words) }
    return (Int(match.1), words.replacing(match.0, with: ""))
  }
}
