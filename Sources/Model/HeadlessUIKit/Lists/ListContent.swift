/// The texts of a list's own content configuration, without its many properties of appearance.
///
/// A cell takes it from its configuration once, because the cell is read after each action.
struct ListContent {
  let text: String?
  let secondaryText: String?
  let image: UIImage?
  /// Whether the texts are beside each other.
  let isSideBySide: Bool

  /// Takes the content of a configuration; `nil` if it is one of the app's own.
  init?(_ configuration: (any UIContentConfiguration)?) {
    guard let list = configuration as? UIListContentConfiguration else { return nil }
    text = list.shownText
    secondaryText = list.shownSecondaryText
    image = list.image
    isSideBySide = list.prefersSideBySideTextAndSecondaryText
  }
}
