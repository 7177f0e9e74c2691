import Foundation
import Glibc

/// Property lists in each of their forms: text, XML, binary, and JSON, which Xcode reads, too.
enum PropertyList {
  /// Reads a property list.
  static func value(of data: Data) throws -> Any {
    do {
      return try quietly { try PropertyListSerialization.propertyList(from: data, format: nil) }
    } catch {
      if let value = try? JSONSerialization.jsonObject(with: data) { return value }
      throw error
    }
  }

  private static let turn = NSLock()

  /// Calls a closure without standard error, to which Core Foundation writes what the error says.
  private static func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    turn.lock()
    defer { turn.unlock() }
    let (standardError, nowhere) = (dup(STDERR_FILENO), open("/dev/null", O_WRONLY | O_CLOEXEC))
    if standardError >= 0, nowhere >= 0 { dup2(nowhere, STDERR_FILENO) }
    defer {
      if standardError >= 0 { dup2(standardError, STDERR_FILENO) }
      for descriptor in [standardError, nowhere] where descriptor >= 0 { close(descriptor) }
    }
    return try body()
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
