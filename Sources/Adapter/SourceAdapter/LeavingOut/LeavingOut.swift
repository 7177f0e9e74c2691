package import BuildFormats
import SwiftParser
import SwiftSyntax

/// A file of a target, from which pieces are left out after errors of the compiler.
///
/// Each error takes the smallest piece around its place. An error in what took the place of a piece
/// takes the next larger one. Lines stay where they are.
package final class LeavingOut {
  /// The cause of pieces: what is missing, and the error that says so.
  package struct Cause: Sendable {
    package let api: String
    package let message: String
  }

  /// A piece that is left out.
  private struct Piece {
    let form: PieceForm
    let cause: Cause
    let edits: [LeftOutPieces.Edit]
  }

  private let text: LocatedText
  private lazy var tree = text.plain.withUnsafeBufferPointer { Parser.parse(source: $0) }
  private lazy var lineStarts = CutText.lineStarts(of: text.plain)
  private var all: [Piece] = []
  /// The numbers of the pieces by what they leave out.
  private var numbers: [PieceForm.Key: Int] = [:]
  /// The bytes that the pieces of this round replace, which aren't in `cut` yet.
  private var leftOut = RangeSet<Int>()
  private var cut: CutText
  /// The pieces by the edits of `cut`.
  private var owners: [Int] = []
  /// The number of pieces that `cut` goes without.
  private var rendered = 0
  private var standIns: [LeftOutPiece] = []

  /// Creates a file.
  ///
  /// - Parameter bytes: The adapted text.
  package init(_ bytes: [UInt8]) {
    text = LocatedText(bytes)
    cut = CutText(text.plain, [])
  }

  /// The text for the compiler, without the lines that give places to it.
  package var bytes: [UInt8] { cut.bytes }

  /// The pieces that are left out, and the edits that do it; `nil` if there are none.
  package var result: LeftOutPieces.File? {
    guard !all.isEmpty || !standIns.isEmpty else { return nil }
    let used = Set(owners)
    let pieces = all.indices.filter(used.contains).map { number -> LeftOutPiece in
      let piece = all[number]
      return LeftOutPiece(
        piece.form.kind, line: line(at: piece.form.node.trimmedBytes.lowerBound),
        owner: piece.form.node.ownerName, api: piece.cause.api, message: piece.cause.message)
    }
    return LeftOutPieces.File(
      digest: text.digest, edits: flatEdits.edits,
      pieces: (pieces + standIns).sorted { $0.line < $1.line })
  }

  /// Leaves out what the compiler's errors ask for.
  ///
  /// - Parameters:
  ///   - errors: The errors in ``bytes``.
  ///   - leastKind: The smallest kind of piece to leave out.
  ///   - causes: The causes of what is no longer declared, by name; receives those of more names.
  /// - Returns: The errors for which nothing more can be left out.
  package func leaveOut(
    _ errors: [CompilerError], atLeast leastKind: LeftOutPiece.Kind = .spelling,
    _ causes: inout [String: Cause]
  ) -> [CompilerError] {
    // Of several errors in a piece, the first is the cause.
    let sorted = errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    let starts = CutText.lineStarts(of: cut.bytes)
    var rest: [CompilerError] = []
    for error in sorted {
      guard starts.indices.contains(error.line - 1) else {
        rest.append(error)
        continue
      }
      let offset = min(starts[error.line - 1] + error.column - 1, cut.bytes.count)
      let (before, edit) = cut.before(offset)
      if !add(error, at: before, behind: edit.map { owners[$0] }, leastKind, &causes) {
        rest.append(error)
      }
    }
    render()
    return rest
  }

  /// Leaves out the imports of modules that don't exist.
  package func leaveOut(imports: Set<ConditionalImport>) {
    for item in importItems where imports.contains(item.key) {
      let module = item.key.module
      let cause = Cause(api: "import \(module)", message: "no such module '\(module)'")
      add(PieceForm(removing: item.node, .moduleImport), cause)
    }
    render()
  }

  /// Notes that the file needs a stand-in.
  ///
  /// - Parameters:
  ///   - name: The name that is declared nowhere.
  ///   - error: The error in ``bytes`` that says so.
  ///   - causes: Receives the cause of what doesn't compile with the stand-in either.
  package func needsStandIn(
    _ name: String, _ error: CompilerError, _ causes: inout [String: Cause]
  ) {
    causes[name] = Cause(api: name, message: error.message)
    standIns.append(
      LeftOutPiece(.standIn, line: error.line, owner: "", api: name, message: error.message))
  }

  /// The text without anything left out, and without the lines that give places.
  package var whole: [UInt8] { text.plain }

  /// The digest of ``whole``.
  package var digest: String { text.digest }

  /// The imports of the file.
  package var imports: Set<ConditionalImport> { Set(importItems.map(\.key)) }

  private lazy var importItems: [(node: ImportDeclSyntax, key: ConditionalImport)] =
    tree.descendants(ImportDeclSyntax.self).compactMap { node in
      ConditionalImport(node).map { (node, $0) }
    }

  // MARK: Pieces

  private func add(
    _ error: CompilerError, at offset: Int, behind piece: Int?,
    _ leastKind: LeftOutPiece.Kind, _ causes: inout [String: Cause]
  ) -> Bool {
    let inner = piece.map { all[$0].form }
    let start = inner?.node.trimmedBytes.lowerBound ?? offset
    if isLeftOut(start) { return true }
    guard let token = tree.token(atOffset: start) else { return false }
    let forms = PieceForms(around: token, error.text).forms
    let own = inner.flatMap { inner in
      forms.lastIndex { $0.node.id == inner.node.id && $0.kind == inner.kind }
    }
    let next = forms.indices.first { place in
      let form = forms[place]
      if let own, place <= own { return false }
      if let inner, own == nil, form.node.trimmedBytes.count < inner.node.trimmedBytes.count {
        return false
      }
      return form.kind >= leastKind && !isRendered(form)
    }
    guard let next else { return false }
    if isNew(forms[next]) { return true }
    let cause =
      piece.map { all[$0].cause } ?? cause(of: error, at: token, in: forms[next].node, causes)
    add(forms[next], cause)
    addUses(of: forms[next], cause)
    for name in forms[next].names where causes[name] == nil { causes[name] = cause }
    return true
  }

  private func add(_ form: PieceForm, _ cause: Cause) {
    let api = SwiftLiteral.text(cause.api)
    let edits = form.edits.map { range, code in
      let lines = text.plain[range].count { $0 == UInt8(ascii: "\n") }
      return LeftOutPieces.Edit(range, code(api) + String(repeating: "\n", count: lines))
    }
    if numbers[form.key] == nil { numbers[form.key] = all.count }
    for edit in edits { leftOut.insert(contentsOf: edit.range) }
    all.append(Piece(form: form, cause: cause, edits: edits))
  }

  /// Leaves out the statements that use a local declaration which is left out.
  private func addUses(of form: PieceForm, _ cause: Cause) {
    guard form.isLocal, let item = form.node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return }
    let names = Set(form.names)
    for later in list.drop(while: { $0.id != item.id }).dropFirst() {
      for token in later.tokens(viewMode: .sourceAccurate)
      where names.contains(token.identifierText) && token.isUseOfLocalName
        && !isLeftOut(token.trimmedBytes.lowerBound)
      {
        // Another declaration may have the same name, such as a closure's parameter.
        let declaration = token.local(token.identifierText)?.declaration.trimmedBytes.lowerBound
        guard declaration.map(form.node.trimmedBytes.contains) ?? true,
          let next = PieceForms(around: token, "").forms.first(where: { !isRendered($0) })
        else { continue }
        add(next, cause)
        addUses(of: next, cause)
      }
    }
  }

  /// Whether a piece of this round, which isn't in `cut` yet, takes a place.
  private func isLeftOut(_ offset: Int) -> Bool { leftOut.contains(offset) }

  private func isRendered(_ form: PieceForm) -> Bool {
    numbers[form.key].map { $0 < rendered } ?? false
  }

  private func isNew(_ form: PieceForm) -> Bool {
    numbers[form.key].map { $0 >= rendered } ?? false
  }

  private var flatEdits: FlatEdits {
    FlatEdits(all.map { ($0.form.node.trimmedBytes, $0.edits) })
  }

  private func render() {
    let flat = flatEdits
    owners = flat.owners
    cut = CutText(text.plain, flat.edits)
    rendered = all.count
    leftOut = RangeSet()
  }

  // MARK: Causes

  /// Returns the cause of an error: the missing name that it says, that of a piece that it follows
  /// from, or else the line of code.
  private func cause(
    of error: CompilerError, at token: TokenSyntax, in node: Syntax, _ causes: [String: Cause]
  ) -> Cause {
    // At its end, a body lacks what its last statement would have done.
    let last = token.tokenKind == .rightBrace ? token.previousToken(viewMode: .sourceAccurate) : nil
    let line = line(ofToken: last ?? token)
    guard let name = MissingName(error.message, source: line) else {
      let known = error.message.matches(of: /'(\w+)'/).lazy.compactMap { causes[String($0.1)] }
      if let cause = known.first { return cause }
      let inside = all[..<rendered].first {
        node.trimmedBytes.contains($0.form.node.trimmedBytes.lowerBound)
      }
      return inside?.cause ?? Cause(api: snippet(line), message: error.message)
    }
    return causes[name.identifier] ?? Cause(api: "\(name)", message: error.message)
  }

  /// The beginning of a line of code.
  private func snippet(_ line: String) -> String {
    let words = String(line.trimmingSpaces)
    return words.count > 60 ? words.prefix(59) + "…" : words
  }

  private func line(ofToken token: TokenSyntax) -> String {
    let number = line(at: token.trimmedBytes.lowerBound)
    let start = lineStarts[number - 1]
    let end = text.plain[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.plain.count
    return String(decoding: text.plain[start..<end], as: UTF8.self)
  }

  /// The number of the line at an offset; the first is 1.
  private func line(at offset: Int) -> Int {
    lineStarts.count(upTo: offset)
  }
}
