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
  struct Piece {
    let form: PieceForm
    let cause: Cause
    let edits: [LeftOutPieces.Edit]
  }

  let text: LocatedText
  lazy var tree = text.plain.withUnsafeBufferPointer { Parser.parse(source: $0) }
  lazy var lineStarts = CutText.lineStarts(of: text.plain)
  var all: [Piece] = []
  /// The numbers of the pieces by what they leave out.
  private var numbers: [PieceForm.Key: Int] = [:]
  /// The bytes that the pieces of this round replace, which aren't in `cut` yet.
  private var leftOut = RangeSet<Int>()
  private var cut: CutText
  /// The pieces by the edits of `cut`.
  private var owners: [Int] = []
  /// The number of pieces that `cut` goes without.
  var rendered = 0
  private var standIns: [LeftOutPiece] = []
  /// The number of rounds so far.
  private var round = 0
  /// The rounds in which bodies and members have lost parts: the last one, and their number.
  private var losses: [PieceForm.Key: (round: Int, count: Int)] = [:]
  /// The types that are no longer declared, and whose uses are still there.
  var lostTypes: Set<String> = []
  /// The tokens that may declare or name types, by their text.
  lazy var typeTokens = tokensOfTypes()

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
      let (form, cause) = (all[number].form, all[number].cause)
      // A line of code doesn't tell why all of a file is left out.
      let isUnnamed = form.kind == .file && MissingName(cause.message) == nil
      return LeftOutPiece(
        form.kind, line: line(at: form.node.trimmedBytes.lowerBound), owner: form.node.ownerName,
        api: isUnnamed ? cause.message : cause.api, message: cause.message,
        effect: ReachedPiece.effect(of: all[number].edits.map(\.text)))
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
    round += 1
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

  /// The tree of ``whole``.
  package var source: ParsedSource { ParsedSource(text.plain, tree) }

  /// The digest of ``whole``.
  package var digest: String { text.digest }

  /// The imports of the file.
  package var imports: Set<ConditionalImport> { Set(importItems.map(\.key)) }

  private lazy var importItems: [(node: ImportDeclSyntax, key: ConditionalImport)] =
    tree.descendants(ImportDeclSyntax.self).compactMap { node in
      ConditionalImport(node).map { (node, $0) }
    }

  // MARK: Pieces

  @discardableResult func add(
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
    let least = forms.lastIndex(where: isWornOut) ?? 0
    let larger = forms.indices.filter { place in
      let form = forms[place]
      if let own, place <= own { return false }
      if let inner, own == nil, form.node.trimmedBytes.count < inner.node.trimmedBytes.count {
        return false
      }
      return place >= least && !isRendered(form)
    }
    // A type that doesn't conform loses nothing else.
    let next = larger.first { place in
      forms[place].kind >= leastKind || forms[place].kind == .conformance && error.mayFollow
    }
    guard let next = next ?? larger.last else { return false }
    if isNew(forms[next]) { return true }
    let cause =
      piece.map { all[$0].cause } ?? cause(of: error, at: token, in: forms[next].node, causes)
    add(forms[next], cause)
    addUses(of: forms[next], cause)
    for form in forms where [.body, .member].contains(form.kind) {
      let (last, count) = losses[form.key] ?? (0, 0)
      if last != round { losses[form.key] = (round, count + 1) }
    }
    for name in forms[next].names where causes[name] == nil { causes[name] = cause }
    lostTypes.formUnion(forms[next].types)
    return true
  }

  /// Whether a body or a member has lost parts in so many rounds that it goes whole.
  private func isWornOut(_ form: PieceForm) -> Bool {
    let count = losses[form.key]?.count ?? 0
    return form.kind == .body ? count >= 6 : count >= 8 && !form.node.kind.isType
  }

  func add(_ form: PieceForm, _ cause: Cause) {
    let api = SwiftLiteral.text(cause.api)
    let edits = form.edits.map { range, code in
      let lines = text.plain[range].count { $0 == UInt8(ascii: "\n") }
      return LeftOutPieces.Edit(range, code(api) + String(repeating: "\n", count: lines))
    }
    if numbers[form.key] == nil { numbers[form.key] = all.count }
    for edit in edits { leftOut.insert(contentsOf: edit.range) }
    all.append(Piece(form: form, cause: cause, edits: edits))
  }

  /// Whether a piece of this round, which isn't in `cut` yet, takes a place.
  func isLeftOut(_ offset: Int) -> Bool { leftOut.contains(offset) }

  func isRendered(_ form: PieceForm) -> Bool {
    numbers[form.key].map { $0 < rendered } ?? false
  }

  private func isNew(_ form: PieceForm) -> Bool {
    numbers[form.key].map { $0 >= rendered } ?? false
  }

  var flatEdits: FlatEdits {
    FlatEdits(all.map { ($0.form.node.trimmedBytes, $0.edits) })
  }

  func render() {
    let flat = flatEdits
    owners = flat.owners
    cut = CutText(text.plain, flat.edits)
    rendered = all.count
    leftOut = RangeSet()
  }
}
