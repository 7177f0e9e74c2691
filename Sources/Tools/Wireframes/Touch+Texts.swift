extension Touch {
  /// Returns a copy in which each text is transformed.
  package func mapTexts(_ transform: (String) -> String) -> Touch {
    guard let offer else { return self }
    return Touch(kind, x, y, to: (endX, endY), offer: transform(offer), style: offerStyle)
  }
}

extension Frame {
  /// Returns a copy in which each text is transformed.
  package func mapTexts(_ transform: (String) -> String) -> Frame {
    var copy = self
    copy.touch = touch?.mapTexts(transform)
    return copy
  }
}
