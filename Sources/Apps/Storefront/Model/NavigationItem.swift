/// A menu entry of the catalog: a category with its children, or another destination.
nonisolated struct NavigationItem: Hashable, Sendable, Identifiable {
  /// The destination of an entry without children.
  enum Destination: Hashable, Sendable {
    case category(Category)
    case giftCards
    case staff
  }

  let id: Category.ID
  let title: String
  let destination: Destination
  let children: [NavigationItem]

  init(_ category: Category, children: [NavigationItem]) {
    id = category.id
    title = category.name
    self.children = children
    destination =
      switch category.opens {
      case nil: .category(category)
      case .giftCards: .giftCards
      case .staff: .staff
      }
  }
}
