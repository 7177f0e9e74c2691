extension Touch {
  /// Returns a copy in which each text is transformed.
  ///
  /// - Parameter transform: A closure that returns the replacement for a piece of text.
  /// - Returns: A touch at the same place.
  package func mapTexts(_ transform: (String) -> String) -> Touch {
    guard let offer else { return self }
    return Touch(kind, x, y, to: (endX, endY), offer: transform(offer), style: offerStyle)
  }
}

extension Frame {
  /// Returns a copy in which each text is transformed.
  ///
  /// - Parameter transform: A closure that returns the replacement for a piece of text.
  /// - Returns: A frame with the same picture.
  package func mapTexts(_ transform: (String) -> String) -> Frame {
    var copy = self
    copy.touch = touch?.mapTexts(transform)
    return copy
  }
}
