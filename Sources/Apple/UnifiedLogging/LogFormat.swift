import Foundation

/// Formats of `os_log`.
enum LogFormat {
  /// Returns a format with its arguments; a specifier's privacy, as in `%{public}@`, is left out.
  ///
  /// On iOS, a Swift string is an argument for `%@`; what isn't an argument here becomes its
  /// description.
  static func text(_ format: String, _ arguments: [Any]) -> String {
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
      ? plain.replacing("%%", with: "%")
      : String(
        format: plain,
        arguments: arguments.map { $0 as? any CVarArg ?? NSString(string: String(describing: $0)) })
  }
}
