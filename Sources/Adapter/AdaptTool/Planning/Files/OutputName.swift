/// The names of the files that are made of an app's.
enum OutputName {
  /// Returns a name without the characters that SwiftPM doesn't escape in the JSON that it gives to
  /// the compiler: quotation marks, backslashes and control characters.
  static func of(_ name: String) -> String {
    var result = ""
    for sign in name.unicodeScalars {
      if sign == "\"" || sign == "\\" || sign.properties.generalCategory == .control {
        result += "_u" + String(sign.value, radix: 16) + "_"
      } else {
        result.unicodeScalars.append(sign)
      }
    }
    return result
  }
}
