import Foundation

/// A location in the app that a link can open.
nonisolated enum Destination: Hashable {
  case tab(TabBarPage)
  case person(Person)
  case groups(of: Person)
  case category(Category)
  case product(Product)
  case favorites
  case settings

  /// The tab that contains the destination.
  var page: TabBarPage {
    switch self {
    case .tab(let page): page
    case .person: .persons
    case .groups: .groups
    case .category, .product: .catalog
    case .favorites, .settings: .profile
    }
  }
}

/// A parser for links such as `storefront://persons/Fred` and `storefront://favorites`.
struct LinkReader {
  let persons: any PersonDataSourceable
  let products: any ProductDataSourceable

  /// Returns the destination of a link, or nil if the link is invalid or refers to an unknown item.
  func destination(of url: URL) -> Destination? {
    guard url.scheme?.lowercased() == "storefront", let host = url.host()?.lowercased() else {
      return nil
    }
    let names = url.pathComponents.filter { $0 != "/" }
    guard let name = names.first else { return place(host) }
    guard names.count == 1 else { return nil }
    switch host {
    case "persons": return find(name, persons.person).map(Destination.person)
    case "groups": return find(name, persons.person).map(Destination.groups)
    case "products": return find(name, products.product).map(Destination.product)
    case "categories":
      return find(name, products.category).flatMap { $0.opens == nil ? .category($0) : nil }
    default: return nil
    }
  }

  private func place(_ host: String) -> Destination? {
    switch host {
    case "favorites": .favorites
    case "settings": .settings
    default: TabBarPage.allCases.first { $0.title.lowercased() == host }.map(Destination.tab)
    }
  }

  /// Looks up an ID as written and, if that fails, in lowercase because users may capitalize names.
  private func find<Thing>(_ id: String, _ lookUp: (String) -> Thing?) -> Thing? {
    lookUp(id) ?? lookUp(id.lowercased())
  }
}
