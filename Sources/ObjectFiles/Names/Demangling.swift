import CSwiftRuntime
import Glibc

/// A mangled symbol in words: `Module.Class.method(label: Module.Type) -> Swift.Int`.
///
/// Mangled names can't be compared in parts, because they abbreviate words that occurred before.
///
/// - Returns: nil if it isn't a Swift symbol.
package func demangled(_ symbol: String) -> String? {
  let text = symbol.withCString { swift_demangle($0, strlen($0), nil, nil, 0) }
  guard let text else { return nil }
  defer { free(text) }
  return String(cString: text)
}
