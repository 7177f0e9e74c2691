/// Finds names that a person may have meant.
enum Spelling {
  /// Returns the most similar name, if one is similar.
  static func nearest(_ name: String, among names: [String]) -> String? {
    let limit = max(2, name.count / 3)
    return names.map { ($0, distance(Array(name.lowercased()), Array($0.lowercased()))) }
      .filter { $0.1 <= limit }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// The number of letters to insert, remove or replace.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, target) in other.enumerated() {
        let cost = letter == target ? corner : 1 + min(corner, row[column], row[column + 1])
        (corner, row[column + 1]) = (row[column + 1], cost)
      }
    }
    return row[other.count]
  }
}
