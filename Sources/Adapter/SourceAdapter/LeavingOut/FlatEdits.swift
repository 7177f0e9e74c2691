import BuildFormats

/// The edits of pieces in their order, without those inside others.
struct FlatEdits {
  private(set) var edits: [LeftOutPieces.Edit] = []
  /// The numbers of the pieces by the edits.
  private(set) var owners: [Int] = []

  /// Takes the edits of pieces.
  ///
  /// - Parameter pieces: The pieces in the order in which they were found: the bytes of each, and
  ///   the edits that leave it out.
  /// - Complexity: O(*n* log *n*), if few pieces lie around a place.
  init(_ pieces: [(range: Range<Int>, edits: [LeftOutPieces.Edit])]) {
    // A piece in one that is larger goes with it, also what it adds at its end.
    let inner = Self.inner(pieces)
    let sorted = pieces.indices.filter { !inner.contains($0) }.flatMap { number in
      pieces[number].edits.map { (edit: $0, owner: number) }
    }.sorted {
      ($0.edit.offset, -$0.edit.length, -$0.owner) < ($1.edit.offset, -$1.edit.length, -$1.owner)
    }
    var position = 0
    for (edit, owner) in sorted
    where edit.offset >= position && !(edits.last.map { $0.range == edit.range } ?? false) {
      edits.append(edit)
      owners.append(owner)
      position = edit.range.upperBound
    }
  }

  /// Returns the numbers of the pieces that lie in an edit of a later or a larger one.
  private static func inner(
    _ pieces: [(range: Range<Int>, edits: [LeftOutPieces.Edit])]
  ) -> Set<Int> {
    var edits = pieces.indices.flatMap { owner in
      pieces[owner].edits.map { (range: $0.range, owner: owner) }
    }.sorted { $0.range.lowerBound > $1.range.lowerBound }
    var open: [(range: Range<Int>, owner: Int)] = []
    var inner: Set<Int> = []
    let order = pieces.indices.sorted { pieces[$0].range.lowerBound < pieces[$1].range.lowerBound }
    for number in order {
      let range = pieces[number].range
      while let edit = edits.last, edit.range.lowerBound <= range.lowerBound {
        open.append(edit)
        edits.removeLast()
      }
      open.removeAll { $0.range.upperBound <= range.lowerBound }
      let isInside = open.contains { edit, owner in
        owner != number && edit.upperBound >= range.upperBound
          && (owner > number || edit.count > range.count)
      }
      if isInside { inner.insert(number) }
    }
    return inner
  }
}
