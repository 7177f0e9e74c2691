/// A call that the author of an app would recognise, on the way to something that happened.
public struct Call: Hashable, Sendable, Codable {
  /// How the call was made.
  public enum Kind: String, Sendable, Codable {
    /// Through a protocol: to a delegate, as a rule.
    case delegate
    /// To a closure.
    case closure
    /// To a function or method directly.
    case function
  }

  /// How the call was made.
  public let kind: Kind
  /// What was called: `PersonsViewControllerDelegate.didSelect(person:in:)` through a protocol,
  /// `LoginCoordinator.cancel()` directly, `closure in LoginCoordinator.start()`.
  public let name: String
  /// The type that answered: `ShowPersonsFlowCoordinator`; nil outside of types.
  public let type: String?
  /// The file in which it goes on, without its folders; nil without debug information.
  public let file: String?
  /// The line in that file that made the next call.
  public let line: Int?

  /// Makes a call.
  public init(kind: Kind, name: String, type: String?, file: String?, line: Int?) {
    self.kind = kind
    self.name = name
    self.type = type
    self.file = file
    self.line = line
  }

  /// Where the call goes on: `ShowPersonsFlowCoordinator.swift:31`.
  public var place: String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }

  /// The name and the place: `LoginCoordinator.cancel()  LoginCoordinator.swift:31`.
  package var nameAndPlace: String { place.map { "\(name)  \($0)" } ?? name }
}
