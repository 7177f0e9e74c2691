import Shell
import Wireframes

/// The pictures of a page, which contains each only once.
struct PagePictures: Sendable {
  /// The numbers on the page of a case's pictures, and those of its earlier attempts.
  struct Numbers: Sendable {
    let own: [Int]
    let ofAttempts: [[Int]]
  }

  /// The width in points above which a display isn't a phone's in portrait.
  private static let widthOfPhone = 500

  /// The numbers of the pictures of each case.
  let numbers: [Numbers]
  private let pictures: [Picture]

  /// Numbers the pictures of a page's cases.
  init(of cases: some Sequence<CaseReport>) {
    var table = PictureTable()
    numbers = cases.map { item in
      Numbers(
        own: item.pictures.map { table.number(of: $0) },
        ofAttempts: item.earlierAttempts.map { $0.pictures.map { table.number(of: $0) } })
    }
    pictures = table.pictures
  }

  func figures(_ moments: StepMoments) -> Markup {
    guard !moments.isEmpty else { return "" }
    var figures: Markup = "<div class=\"pictures\">"
    for (index, moment) in moments.shown.enumerated() {
      if moments.omitted > 0, index == moments.shown.count - 1 {
        figures += "<p class=\"none\">\(moments.omitted) more</p>"
      }
      figures += figure(moment)
    }
    figures += "</div>"
    return figures
  }

  private func figure(_ moment: StepMoments.Moment) -> Markup {
    let picture = pictures[moment.picture]
    return """
      <figure><figcaption>\(moment.title)</figcaption>\
      <svg class="\(Self.style(of: picture))" viewBox="0 0 \(picture.width) \(picture.height)" role="group" \
      aria-label="\(moment.title): \(picture.label)"><use href="#p\(moment.picture)"/>\
      \(mark: moment.touch)</svg></figure>
      """
  }

  /// Returns the classes of a picture in the style sheet.
  static func style(of picture: Picture) -> String {
    picture.width > widthOfPhone ? "picture wide" : "picture"
  }

  /// The drawings to which the figures refer.
  var symbols: [Markup] {
    guard !pictures.isEmpty else { return [] }
    let symbols = pictures.enumerated().map { Markup.symbol($1, $0) }
    return ["<svg hidden>\n"] + symbols + ["</svg>\n"]
  }
}

extension CaseReport {
  /// Whether the case or an earlier attempt has pictures.
  var hasPictures: Bool { !pictures.isEmpty || earlierAttempts.contains { $0.hasPictures } }
}
