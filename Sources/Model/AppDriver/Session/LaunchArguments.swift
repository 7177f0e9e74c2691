/// The launch arguments of an app, in order.
public nonisolated struct LaunchArguments: Sendable, Hashable, Codable {
  /// An argument; one without a value is a word that is passed as it stands.
  package struct Argument: Sendable, Hashable, Codable {
    /// The name without a hyphen, or the word.
    package let name: String
    /// The value; `nil` for a word that is passed as it stands.
    package let value: String?
  }

  /// All arguments.
  package private(set) var all: [Argument] = []

  /// Creates a list without arguments.
  public init() {}

  /// Adds an argument, which replaces one with the same name.
  ///
  /// - Parameters:
  ///   - name: The name of a value, which follows as `-name value`, or a word.
  ///   - value: The value; `nil` for a word that is passed as it stands, such as `-UITesting`.
  public mutating func add(_ name: String, _ value: String?) {
    let argument = Argument(name: name, value: value)
    let earlier = all.firstIndex { $0.name == name && ($0.value == nil) == (value == nil) }
    if let earlier { all[earlier] = argument } else { all.append(argument) }
  }

  /// Removes the values with the names for which a closure returns true.
  mutating func removeValues(where isRemoved: (_ name: String) -> Bool) {
    all.removeAll { $0.value != nil && isRemoved($0.name) }
  }

  /// Returns the value with a name; `nil` if there is none.
  public subscript(name: String) -> String? {
    all.lazy.compactMap { $0.name == name ? $0.value : nil }.first
  }

  /// The values by their names, which the app finds in `UserDefaults`.
  package var values: [String: String] {
    var values: [String: String] = [:]
    for argument in all where argument.value != nil { values[argument.name] = argument.value }
    return values
  }

  /// The words that the app finds among the arguments of its process.
  package var words: [String] {
    all.flatMap { argument in argument.value.map { ["-\(argument.name)", $0] } ?? [argument.name] }
  }
}
