import Foundation
import Shell

/// A check that output is well formed: safe to print, and JSON if JSON was requested.
nonisolated struct OutputCheck {
  /// Throws unless the output consists of complete lines without raw control characters.
  static func requireSafe(_ output: [UInt8]) throws(Mismatch) {
    guard let text = String(validating: output, as: UTF8.self) else {
      throw Mismatch("output is valid UTF-8", expected: "valid UTF-8", seen: excerpt(output))
    }
    guard output.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 >= 0x7F }) else { return }
    for scalar in text.unicodeScalars where isUnsafe(scalar) {
      let line = text.split(separator: "\n").first { $0.unicodeScalars.contains(scalar) } ?? ""
      throw Mismatch(
        "output has no raw control characters", expected: "escaped characters",
        seen: "U+\(String(scalar.value, radix: 16, uppercase: true)) in: \(line)")
    }
  }

  /// Throws unless the messages of errors are safe to print.
  static func requireSafe(_ diagnostics: [Diagnostic]) throws(Mismatch) {
    for diagnostic in diagnostics { try requireSafe(Array(diagnostic.line.utf8)) }
  }

  /// Throws unless each line is a JSON object.
  ///
  /// - Returns: The number of objects that are results of steps.
  static func requireJSON(_ output: [UInt8]) throws(Mismatch) -> Int {
    var steps = 0
    for line in output.split(separator: UInt8(ascii: "\n")) {
      do {
        guard let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
        else {
          throw Mismatch("each line is a JSON object", expected: "an object", seen: excerpt(line))
        }
        // A step whose output differs from its `|` lines prints a second object.
        if object["command"] != nil, object["difference"] == nil { steps += 1 }
      } catch {
        throw Mismatch(
          "each line is a JSON object", expected: "an object", seen: "\(error): \(excerpt(line))")
      }
    }
    return steps
  }

  private static func isUnsafe(_ scalar: UnicodeScalar) -> Bool {
    guard scalar != "\n" else { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return isDirection(scalar.value) || scalar == "\u{FEFF}"
    default: return false
    }
  }

  private static func isDirection(_ code: UInt32) -> Bool {
    [0x061C, 0x200E, 0x200F].contains(code) || (0x202A...0x202E).contains(code)
      || (0x2066...0x2069).contains(code)
  }

  private static func excerpt(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes.prefix(400), as: UTF8.self)
  }
}
