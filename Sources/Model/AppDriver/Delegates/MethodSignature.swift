import ObjectFiles

/// A method's name and types, without the type that declares it.
struct MethodSignature: Hashable {
  /// The signature in the form `method(label: Module.Type) -> Swift.Int`.
  let text: String

  /// Reads the signature from a mangled symbol; returns `nil` if another type declares the method.
  init?(symbol: String, in type: String) {
    guard let demangled = demangled(symbol) else { return nil }
    var scanner = DemangledNameScanner(keepingFiles: demangled)
    scanner.skipExtension()
    if scanner.skip("\(type).") {
      text = scanner.remainder
    } else if scanner.remainder.hasSuffix(" in \(type)") {
      // If the type is declared in a function, its name follows the signature.
      text = String(scanner.remainder.dropLast(type.count + 4))
    } else {
      return nil
    }
  }

  /// The method's name with its argument labels, in the form `method(label:)`.
  var name: String {
    var scanner = DemangledNameScanner(text)
    return scanner.scanEntity() + (scanner.labels ?? "")
  }
}
