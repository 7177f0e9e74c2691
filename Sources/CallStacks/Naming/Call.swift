/// A call on the way to an event, as the app's author would recognize it.
public struct Call: Hashable, Sendable, Codable {
  /// How the call was made.
  public enum Kind: String, Sendable, Codable {
    /// A call through a protocol, usually to a delegate.
    case delegate
    /// A call to a closure.
    case closure
    /// A direct call to a function or method.
    case function
  }

  /// How the call was made.
  public let kind: Kind
  /// The called function, in a form that depends on the kind:
  /// `PersonsViewControllerDelegate.didSelect(person:in:)`, `LoginCoordinator.cancel()`, or
  /// `closure in LoginCoordinator.start()`.
  public let name: String
  /// The type that implements the function, such as `ShowPersonsFlowCoordinator`; nil for a global
  /// function.
  public let type: String?
  /// The name of the file that contains the next call, without folders; nil without debug
  /// information.
  public let file: String?
  /// The line of the next call in that file.
  public let line: Int?

  /// Creates a call.
  public init(kind: Kind, name: String, type: String?, file: String?, line: Int?) {
    self.kind = kind
    self.name = name
    self.type = type
    self.file = file
    self.line = line
  }

  /// The place of the next call, such as `ShowPersonsFlowCoordinator.swift:31`.
  public var place: String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }

  /// The name and the place: `LoginCoordinator.cancel()  LoginCoordinator.swift:31`.
  package var nameAndPlace: String { place.map { "\(name)  \($0)" } ?? name }
}
