import Script
import Shell

/// A mistake in a flow, or something that a walkthrough can't say.
typealias FlowMistake = TranslatedScript.Mistake

extension FlowMistake {
  /// Returns the mistake of a key that a command doesn't have.
  static func unknown(
    _ field: FlowValue.Field, of command: String, known: [String]
  ) -> FlowMistake {
    FlowMistake(
      line: field.line,
      "\(command) has no key \"\(field.key)\""
        + Nearest.hint(
          to: field.key, among: known, otherwise: "; it has \(known.joined(separator: ", "))"))
  }
}
