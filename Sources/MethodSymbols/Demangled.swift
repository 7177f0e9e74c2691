import CSwiftRuntime
import Foundation

/// Symbols in words, as the runtime puts them.
package enum Demangled {
  /// A symbol in words: `Module.Class.method(label: Module.Type) -> Swift.Int`.
  ///
  /// Names are compared so, for the mangled ones abbreviate words that have occurred before.
  package static func text(_ symbol: String) -> String? {
    let text = symbol.withCString { swift_demangle($0, strlen($0), nil, nil, 0) }
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// A method's name and types without the type that declares it; nil if another type does.
  static func signature(of symbol: String, in type: String) -> String? {
    guard var text = text(symbol)?[...] else { return nil }
    if text.hasPrefix("(extension in "), let end = text.range(of: "):") {
      text = text[end.upperBound...]
    }
    if text.hasPrefix("\(type).") { return String(text.dropFirst(type.count + 1)) }
    // Types within functions come last.
    return text.hasSuffix(" in \(type)") ? String(text.dropLast(type.count + 4)) : nil
  }

  /// A method's name with its labels: `method(label:)`.
  static func name(ofSignature signature: String) -> String {
    let signature = signature.replacing("->", with: "")
    guard let start = signature.firstIndex(of: "(") else { return signature }
    let arguments = signature[signature.index(after: start)...]
    guard arguments.first != ")" else { return "\(signature[..<start])()" }
    var labels = "_:"
    var word = ""
    var depth = 0
    // A label ends in a colon; where none has one, they aren't written at all.
    var isLabelled = false
    scan: for character in arguments {
      switch character {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0: break scan
      case ")", "]", ">": depth -= 1
      case ":" where depth == 0 && !isLabelled:
        labels = labels.dropLast(2) + "\(word):"
        isLabelled = true
      case "," where depth == 0:
        labels += "_:"
        isLabelled = false
        word = ""
      case " ": word = ""
      default: word.append(character)
      }
    }
    return "\(signature[...start])\(labels))"
  }
}
