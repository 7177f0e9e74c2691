import BuildFormats
import SwiftSyntax

/// A way to leave out a piece of a file: the kind of piece, and the text that takes its place.
struct PieceForm {
  /// A replacement; the function is given the name of what is missing, as a literal.
  typealias Edit = (range: Range<Int>, text: (_ api: String) -> String)

  let kind: LeftOutPiece.Kind
  let node: Syntax
  var edits: [Edit]
  /// The names that are no longer declared.
  var names: [String] = []
  /// The types among them that the whole module could name.
  var types: [String] = []
  /// Whether statements behind the piece must go, too, if they use the names.
  var isLocal = false

  init(_ kind: LeftOutPiece.Kind, _ node: some SyntaxProtocol, _ edits: [Edit]) {
    self.kind = kind
    self.node = Syntax(node)
    self.edits = edits
  }

  /// A form that replaces a node.
  init(
    _ kind: LeftOutPiece.Kind, _ node: some SyntaxProtocol, with text: @escaping (String) -> String
  ) {
    self.init(kind, node, [(node.trimmedBytes, text)])
  }

  /// The kind of piece that the form leaves out, and its syntax node.
  struct Key: Hashable {
    let kind: LeftOutPiece.Kind
    let node: SyntaxIdentifier
  }

  var key: Key { Key(kind: kind, node: node.id) }

  /// The same piece, of which nothing is said when it is reached.
  var removing: PieceForm {
    var copy = self
    copy.edits = [(node.trimmedBytes, { _ in "" })]
    return copy
  }

  /// A form that removes a node.
  init(removing node: some SyntaxProtocol, _ kind: LeftOutPiece.Kind) {
    self.init(kind, node) { _ in "" }
  }
}

/// The calls of UIKit's module that take the place of a piece.
enum ReachedPiece {
  /// Records that the piece was reached, and goes on.
  static func note(_ api: String) -> String { "FlowshUnavailable.note(\(api))" }
  /// A condition that doesn't hold.
  static func condition(_ api: String) -> String { "FlowshUnavailable.exists(\(api))" }
  /// A value of any type: `nil` or nothing if the type has that, otherwise the end of the app.
  static func value(_ api: String) -> String { "FlowshUnavailable.value(\(api))" }
  static func returned(_ api: String) -> String { "return FlowshUnavailable.value(\(api))" }
  /// The end of the app.
  static func fault(_ api: String) -> String { "FlowshUnavailable.fault(\(api))" }
  static func thrown(_ api: String) -> String { "throw FlowshUnavailable.error(\(api))" }

  /// Returns what happens where a piece is reached in whose place there is some code.
  static func effect(of code: [String]) -> LeftOutPiece.Effect {
    let code = code.joined()
    func has(_ call: String) -> Bool { code.contains("FlowshUnavailable.\(call)(") }
    // Behind a condition that doesn't hold, a fault is never reached.
    if has("exists") { return .warns }
    if has("value") || has("fault") { return .ends }
    return has("note") || has("error") ? .warns : .silent
  }
}
