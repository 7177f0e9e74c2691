import Shell
import Wireframes

/// The pictures of a page, each of which the page contains only once.
final class PagePictures {
  /// The width in points above which a display isn't a phone's in portrait.
  private static let widthOfPhone = 500

  private var table = PictureTable()

  /// Returns the numbers on the page of a case's pictures.
  func numbers(of item: CaseReport) -> [Int] { item.pictures.map { table.number(of: $0) } }

  /// Returns the pictures of a step.
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
    let picture = table.pictures[moment.picture]
    let kind = picture.width > Self.widthOfPhone ? "picture wide" : "picture"
    return """
      <figure><figcaption>\(moment.title)</figcaption>\
      <svg class="\(kind)" viewBox="0 0 \(picture.width) \(picture.height)" role="group" \
      aria-label="\(moment.title): \(picture.label)"><use href="#p\(moment.picture)"/>\
      \(mark: moment.touch)</svg></figure>
      """
  }

  /// The drawings to which the figures refer.
  var symbols: [Markup] {
    guard !table.pictures.isEmpty else { return [] }
    let symbols = table.pictures.enumerated().map { number, picture -> Markup in
      """
      <symbol id="p\(number)" viewBox="0 0 \(picture.width) \(picture.height)">\
      \(drawing: picture)</symbol>

      """
    }
    return ["<svg hidden>\n"] + symbols + ["</svg>\n"]
  }
}

extension CaseReport {
  /// Whether the case or an earlier attempt has pictures.
  var hasPictures: Bool { !pictures.isEmpty || earlierAttempts.contains { $0.hasPictures } }
}
