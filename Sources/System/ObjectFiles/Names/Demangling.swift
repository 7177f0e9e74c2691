import CSystem
import Glibc

/// Returns a demangled symbol, such as `Module.Class.method(label: Module.Type) -> Swift.Int`.
///
/// Mangled names can't be compared part by part because they abbreviate repeated words.
///
/// - Returns: The demangled name; nil if the symbol isn't a Swift symbol.
package func demangled(_ symbol: String) -> String? {
  let text = symbol.withCString { swift_demangle($0, strlen($0), nil, nil, 0) }
  guard let text else { return nil }
  defer { free(text) }
  return String(cString: text)
}
