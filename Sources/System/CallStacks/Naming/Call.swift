/// A call that led to an event, in terms that the app's author recognizes.
public struct Call: Hashable, Sendable, Codable {
  /// The kind of a call.
  public enum Kind: String, Sendable, Codable {
    /// A call through a protocol, usually to a delegate.
    case delegate
    case closure
    /// A direct call to a function or method.
    case function
  }

  /// The kind of the call.
  public let kind: Kind
  /// The name of the called function.
  ///
  /// Its form depends on the kind: `PersonsViewControllerDelegate.didSelect(person:in:)`,
  /// `LoginCoordinator.cancel()`, or `closure in LoginCoordinator.start()`.
  public let name: String
  /// The type that implements the function, such as `ShowPersonsFlowCoordinator`; `nil` for a
  /// global function.
  public let type: String?
  /// The name of the file that contains the next call, without folders; `nil` if there is no debug
  /// information.
  public let file: String?
  /// The line of the next call in that file; `nil` if it is unknown.
  public let line: Int?

  /// Creates a call.
  public init(kind: Kind, name: String, type: String?, file: String?, line: Int?) {
    self.kind = kind
    self.name = name
    self.type = type
    self.file = file
    self.line = line
  }

  /// The location of the next call, such as `ShowPersonsFlowCoordinator.swift:31`; `nil` if it is
  /// unknown.
  public var place: String? {
    guard let file else { return nil }
    return line.map { "\(file):\($0)" } ?? file
  }

  /// The name and, if it is known, the location: `LoginCoordinator.cancel()
  /// LoginCoordinator.swift:31`.
  package var nameAndPlace: String { place.map { "\(name)  \($0)" } ?? name }
}
