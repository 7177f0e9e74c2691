import Foundation

/// A place in the app that a link can lead to.
nonisolated enum Destination: Hashable {
  case tab(TabBarPage)
  case person(Person)
  case groups(of: Person)
  case category(Category)
  case product(Product)
  case favorites
  case settings

  /// The tab that contains the place.
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

/// Reads links: `storefront://persons/Fred`, `storefront://products/linen-dress`,
/// `storefront://favorites`.
struct LinkReader {
  let persons: any PersonDataSourceable
  let products: any ProductDataSourceable

  /// The destination of a link; nil if the link or what it names is unknown to this app.
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

  /// Looks up an ID as written, otherwise in lowercase, because people capitalize names.
  private func find<Thing>(_ id: String, _ lookUp: (String) -> Thing?) -> Thing? {
    lookUp(id) ?? lookUp(id.lowercased())
  }
}
