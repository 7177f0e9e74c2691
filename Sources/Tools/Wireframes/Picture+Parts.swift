extension Picture {
  /// Creates a picture that was drawn before, such as by another process.
  package init(width: Int, height: Int, label: String, markup: String) {
    self.width = width
    self.height = height
    self.label = label
    self.markup = markup
  }
}
