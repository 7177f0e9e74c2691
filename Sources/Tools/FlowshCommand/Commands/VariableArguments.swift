import ArgumentParser
import Script
import Shell
import Walkthroughs

/// The values of the option `--set`.
nonisolated enum VariableArguments {
  static let help: ArgumentHelp = "Set the variable ${name}, in place of @set. Can be repeated."

  /// Returns the variables that the values set.
  ///
  /// - Throws: `ValidationError` if a value isn't `name=value`, or sets a variable again.
  static func variables(_ values: [String]) throws -> [String: String] {
    var variables: [String: String] = [:]
    for value in values {
      // Compare bytes, because the value may begin with a combining mark.
      let sign = value.utf8.firstIndex(of: UInt8(ascii: "="))
      let name = String(value[..<(sign ?? value.endIndex)])
      guard let sign, Expansion.isName(name) else {
        throw ValidationError(
          "--set needs a name and a value, as in --set user=fred, not '\(SafeText.escaped(value))'")
      }
      let text = String(Substring(value.utf8[sign...].dropFirst()))
      guard variables.updateValue(text, forKey: name) == nil else {
        throw ValidationError("--set sets ${\(name)} twice; specify one value")
      }
    }
    return variables
  }

  /// Returns whether a warning is about a secret that isn't set.
  static func isAboutSecret(_ warning: Diagnostic) -> Bool {
    if case .script(.secretMissing) = warning.error { true } else { false }
  }

  /// Warns about variables that no walkthrough uses.
  @MainActor static func warn(_ check: WalkthroughCheck) {
    for (name, nearest) in check.unusedOverrides {
      StandardStreams.complain(
        "warning: --set \(name): no walkthrough uses ${\(name)}"
          + (nearest.map { "; did you mean ${\($0)}?" } ?? ""))
    }
  }
}
