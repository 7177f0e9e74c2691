import Glibc

/// The executables that were built together with the tests.
public enum BuiltProduct {
  /// Returns the path of an executable in the folder of the test executable.
  ///
  /// - Parameter name: The name of the product.
  /// - Returns: The path, whether or not the file exists.
  public static func path(of name: String) -> String {
    guard let own = realpath("/proc/self/exe", nil) else { return name }
    defer { free(own) }
    return String(cString: own).split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
      + "/\(name)"
  }
}
