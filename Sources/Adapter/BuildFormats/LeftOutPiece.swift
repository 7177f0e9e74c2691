/// A piece of an app that a build goes without, because it needs what doesn't exist here.
package struct LeftOutPiece: Codable, Equatable, Sendable {
  /// The kinds, from the smallest piece to the largest.
  package enum Kind: String, Codable, CaseIterable, Comparable, Sendable {
    /// The spelling of an earlier Swift, of which nothing is lost.
    case spelling
    /// An element of an array or dictionary, or a case of a `switch`.
    case element
    /// The word `override` of a member that the superclass doesn't have.
    case override
    /// An attribute, such as a property wrapper.
    case attribute
    /// An inherited type.
    case conformance
    /// The import of a module.
    case moduleImport
    /// A statement whose result isn't used.
    case statement
    /// A local declaration, with the statements that use it.
    case declaration
    /// A condition, instead of which the `else` branch runs.
    case condition
    /// A value that a function returns, or that a property or parameter begins with.
    case value
    /// The body of a function, an accessor or a closure.
    case body
    /// A name that no module declares, for which the adapter declares a stand-in.
    case standIn
    /// A member of a type, or a declaration outside of types.
    case member
    case type
    case file

    package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The consequence for a person who comes to the place in the running app.
  package enum Effect: String, Codable, Sendable {
    /// The app ends, unless `nil` or an empty list will do.
    case ends
    /// The app goes on, with a warning, or with an error that it handles itself.
    case warns
    /// The app goes on. Only what is missing is called or set, or nothing is lost.
    case silent
  }

  package let kind: Kind
  /// The absolute path of the app's file; empty where the piece is kept with its text.
  package var path: String
  /// The line in that file; in the adapted text, where the piece is kept with it.
  package var line: Int
  /// The declaration that has the piece, such as `Loader.load`; empty outside of declarations.
  package let owner: String
  /// The name of what is missing, such as `URLSession.data(for:)`; otherwise, a line of code.
  package let api: String
  /// The compiler's message.
  package let message: String
  package let effect: Effect

  package init(
    _ kind: Kind, path: String = "", line: Int, owner: String, api: String, message: String,
    effect: Effect = .silent
  ) {
    self.kind = kind
    self.path = path
    self.line = line
    self.owner = owner
    self.api = api
    self.message = message
    self.effect = effect
  }

  /// Whether ``api`` is the name of what is missing, not a line of code.
  package var isNamed: Bool {
    api.hasPrefix("override of ") || MissingName(message) != nil
  }

  /// The piece at its place in the app.
  package func at(_ path: String, _ line: Int) -> LeftOutPiece {
    var copy = self
    copy.path = path
    copy.line = line
    return copy
  }
}
