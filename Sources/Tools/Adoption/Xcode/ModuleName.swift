import Foundation

/// The names of modules.
package enum ModuleName {
  /// Returns a text as an identifier of C, as Xcode and SwiftPM make a module's name of a target's.
  static func identifier(_ text: String) -> String {
    var name = String(
      text.precomposedStringWithCanonicalMapping.map { character in
        character == "_" || character.isLetter || character.isNumber && character.isWholeNumber
          ? character : "_"
      })
    if let first = name.first, first.isNumber {
      name.replaceSubrange(...name.startIndex, with: "_")
    }
    return name.isEmpty ? "_" : name
  }
}
