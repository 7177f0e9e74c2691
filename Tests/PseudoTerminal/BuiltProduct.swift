import Glibc

/// Executables that were built together with the tests.
public enum BuiltProduct {
  /// The path of an executable that lies beside the one that runs the tests.
  ///
  /// - Parameter name: The name of the product.
  /// - Returns: The path, whether or not there is such a file.
  public static func path(of name: String) -> String {
    guard let own = realpath("/proc/self/exe", nil) else { return name }
    defer { free(own) }
    return String(cString: own).split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
      + "/\(name)"
  }
}
