import Foundation

/// Formats of `os_log`.
enum LogFormat {
  /// Returns a format with its arguments; a specifier's privacy, as in `%{public}@`, is left out.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("{"), let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("%") {
        plain += "%"
        rest = rest.dropFirst()
      }
    }
    plain += rest
    return arguments.isEmpty
      ? plain.replacing("%%", with: "%") : String(format: plain, arguments: arguments)
  }
}
