import Wireframes

/// The pictures that a drawing shows, each once, within a number of bytes.
struct MapPictures {
  /// For each screen, the number of its picture; `nil` if there is none or it is left out.
  let numbers: [Int?]
  /// The number of screens whose pictures are left out.
  let leftOut: Int
  private let pictures: [Picture]

  /// Chooses the pictures of a map, those with the lowest ranks first, up to a number of bytes.
  init(of map: MapReport, ranks: [Int], limit: Int) {
    var table = PictureTable()
    var numbers = [Int?](repeating: nil, count: map.screens.count)
    var rest = limit
    var leftOut = 0
    let nearest = map.screens.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    for index in nearest {
      guard let picture = map.screens[index].picture, picture.isSafe else { continue }
      let known = table.pictures.count
      var trial = table
      let number = trial.number(of: picture)
      let size = number < known ? 0 : picture.markup.utf8.count + Self.frame
      guard size <= rest else {
        leftOut += 1
        continue
      }
      rest -= size
      table = trial
      numbers[index] = number
    }
    self.numbers = numbers
    self.leftOut = leftOut
    pictures = table.pictures
  }

  /// The number of bytes around a picture.
  private static let frame = 64

  /// The drawings to which the screens refer.
  var symbols: [Markup] { pictures.enumerated().map { .symbol($1, $0) } }

  /// Whether there are pictures.
  var isEmpty: Bool { pictures.isEmpty }
}
