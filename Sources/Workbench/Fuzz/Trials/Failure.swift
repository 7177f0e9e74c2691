import Foundation

/// A failure of a trial, with everything that its report needs.
nonisolated struct Failure {
  /// The numbers that reproduce a trial.
  struct Trial {
    let generator: String
    let seed: UInt64
    let number: Int
  }

  let trial: Trial
  let mismatch: Mismatch
  /// The shrunk input; `nil` if the trial fails only after other trials.
  let input: Input?
  /// The number of pieces before shrinking.
  let pieces: Int
  /// Whether the run was interrupted before the trial could run alone.
  let isInterrupted: Bool
  /// A program that reads the input from a pipe; `nil` if there is none.
  let reader: String?
}

extension Failure {
  var text: String {
    var lines = [
      "\(trial.generator), seed \(trial.seed), trial \(trial.number): \(mismatch.property)"
    ]
    lines += Self.column("expected", mismatch.expected)
    lines += Self.column("found", mismatch.seen)
    if let input {
      lines += Self.column("input", "\(input.pieces.count) of \(pieces) pieces")
      lines += Self.column("", Self.command(input, reader: reader))
    } else if isInterrupted {
      lines += Self.column("input", "not shrunk, because the run was interrupted")
    } else {
      lines += Self.column("input", "the trial doesn't fail alone; run the trials before it, too")
    }
    lines += Self.column(
      "rerun",
      "flowsh-fuzz --only \(trial.generator) --seed \(trial.seed) --first \(trial.number) --trials 1"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  private static func column(_ title: String, _ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { place, line in
      let title = place == 0 ? title : ""
      return "  " + title + String(repeating: " ", count: max(1, 10 - title.utf8.count))
        + printable(Array(line.utf8))
    }
  }

  /// Returns a shell command that writes the input and, if a program reads it, pipes it there.
  private static func command(_ input: Input, reader: String?) -> String {
    let pieces = input.pieces.map { "'" + quoted($0) + "'" }
    return "printf '%b' \(pieces.joined(separator: " \\\n"))" + (reader.map { " | \($0)" } ?? "")
  }

  /// Returns bytes for `printf %b` between single quotes.
  private static func quoted(_ bytes: [UInt8]) -> String {
    bytes.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "\n"): text += "\\n"
      case UInt8(ascii: "\\"): text += "\\\\"
      case UInt8(ascii: "'"), 0..<0x20, 0x7F...: text += String(format: "\\0%03o", Int(byte))
      default: text.unicodeScalars.append(UnicodeScalar(byte))
      }
    }
  }

  private static func printable(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0)
    }
    .joined()
  }
}
