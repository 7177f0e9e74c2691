import Wireframes

extension Markup {
  /// Returns a picture as a symbol, to which the page refers as `#p` and its number.
  static func symbol(_ picture: Picture, _ number: Int) -> Markup {
    """
    <symbol id="p\(number)" viewBox="0 0 \(picture.width) \(picture.height)">\
    \(drawing: picture)</symbol>

    """
  }
}
