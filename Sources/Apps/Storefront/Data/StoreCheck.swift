/// A validator of the data, which also indexes the items by their IDs.
nonisolated struct StoreCheck {
  let persons: [Person.ID: Int]
  let products: [Product.ID: Int]
  let categories: [Category.ID: Category]
  let users: [String: User]

  init(_ form: StoreForm) throws(StoreDataError) {
    persons = try Self.places(of: form.persons.map(\.id), in: "persons")
    products = try Self.places(of: form.products.map(\.id), in: "products")
    _ = try Self.places(of: form.groups.map(\.id), in: "groups")
    let userPlaces = try Self.places(
      of: form.users.map(\.username), in: "users", key: "username")
    users = userPlaces.mapValues { form.users[$0] }
    let places = try Self.places(of: form.categories.map(\.id), in: "categories")
    categories = places.mapValues { form.categories[$0] }
    try checkCategories(form.categories)
    try checkProducts(form.products)
    for (place, group) in form.groups.enumerated() {
      for (member, id) in group.members.enumerated() where persons[id] == nil {
        throw StoreDataError(
          place: "groups[\(place)].members[\(member)]", reason: "no person has the id \"\(id)\"")
      }
    }
  }

  private static func places(
    of ids: [String], in list: String, key: String = "id"
  ) throws(StoreDataError) -> [String: Int] {
    var places: [String: Int] = [:]
    places.reserveCapacity(ids.count)
    for (place, id) in ids.enumerated() {
      guard let first = places.updateValue(place, forKey: id) else { continue }
      throw StoreDataError(
        place: "\(list)[\(place)].\(key)",
        reason: "\"\(id)\" is already used by \(list)[\(first)]")
    }
    return places
  }

  /// The maximum nesting depth of categories.
  ///
  /// The code that displays them is recursive.
  private static let deepest = 100

  private func checkCategories(_ all: [Category]) throws(StoreDataError) {
    var tooDeep: Int?
    for (place, category) in all.enumerated() {
      var path = [category.id]
      var next = category.parent
      while let id = next {
        guard let parent = categories[id] else {
          throw StoreDataError(
            place: "categories[\(place)].parent", reason: "no category has the id \"\(id)\"")
        }
        path.append(id)
        // Don't report a cycle for a category that leads to it but isn't part of it. The categories
        // in the cycle are reported.
        guard path.count <= Self.deepest else {
          tooDeep = tooDeep ?? place
          break
        }
        guard id != category.id else {
          throw StoreDataError(
            place: "categories[\(place)].parent",
            reason: "the category is inside itself: \(path.joined(separator: " in "))")
        }
        next = parent.parent
      }
    }
    if let tooDeep {
      throw StoreDataError(
        place: "categories[\(tooDeep)].parent",
        reason: "the category is inside more than \(Self.deepest - 1) others")
    }
  }

  private func checkProducts(_ all: [Product]) throws(StoreDataError) {
    for (place, product) in all.enumerated() {
      guard categories[product.category] != nil else {
        throw StoreDataError(
          place: "products[\(place)].category",
          reason: "no category has the id \"\(product.category)\"")
      }
      guard product.price.cents >= 0, product.stock >= 0 else {
        throw StoreDataError(
          place: "products[\(place)]", reason: "price and stock can't be negative")
      }
    }
  }
}
