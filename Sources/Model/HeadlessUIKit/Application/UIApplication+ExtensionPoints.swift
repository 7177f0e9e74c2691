extension UIApplication {
  /// The kind of an app extension.
  public nonisolated struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Creates a kind with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A keyboard.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
}
