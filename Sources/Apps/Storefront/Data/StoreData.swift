public import Foundation

/// The data that the app has at launch, indexed for fast lookup.
///
/// Because it is a value type, the data sources start with the same data at every launch. Changes
/// made during a launch are lost at the next one.
public nonisolated struct StoreData: Sendable {
  let persons: [Person]
  let personPlaces: [Person.ID: Int]
  let groupsByMember: [Person.ID: [Group]]
  let users: [String: User]
  let menu: [NavigationItem]
  let categories: [Category.ID: Category]
  let products: [Product]
  let productPlaces: [Product.ID: Int]
  let productsByCategory: [Category.ID: [Product]]
  let featured: [Product]
  let giftCards: [Price]

  /// The app's built-in data.
  @MainActor public static let standard: StoreData = {
    do {
      return try StoreData(.standard)
    } catch {
      preconditionFailure("the built-in data: \(error)")
    }
  }()

  /// Reads a data file in the format of `Storefront.json`.
  ///
  /// - Throws: `StoreDataError` with the location and the reason if the data is invalid or the file
  ///   can't be read.
  public init(contentsOf file: String) throws(StoreDataError) {
    let json: Data
    do {
      json = try Data(contentsOf: URL(filePath: file))
    } catch {
      throw StoreDataError(place: "", reason: Self.reason(error, file))
    }
    try self.init(json: json)
  }

  /// Reads JSON in the format of `Storefront.json`.
  ///
  /// - Throws: `StoreDataError` with the location and the reason if the data is invalid.
  public init(json: Data) throws(StoreDataError) {
    try self.init(StoreForm(json: json))
  }

  /// Checks and indexes data.
  private init(_ form: StoreForm) throws(StoreDataError) {
    let check = try StoreCheck(form)
    persons = form.persons
    personPlaces = check.persons
    users = check.users
    categories = check.categories
    products = form.products
    productPlaces = check.products
    giftCards = form.giftCards
    productsByCategory = Dictionary(grouping: form.products, by: \.category)
    featured = form.products.filter(\.isFeatured)
    menu = Self.menu(of: form.categories)
    var groups: [Person.ID: [Group]] = [:]
    for group in form.groups {
      for member in group.members { groups[member, default: []].append(group) }
    }
    groupsByMember = groups
  }

  private static func reason(_ error: any Error, _ file: String) -> String {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) {
      if isDirectory.boolValue { return "is a directory" }
      // For pipes and devices, Foundation reports a permission error.
      if FileManager.default.isReadableFile(atPath: file) { return "not a regular file" }
    }
    return switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "no such file"
    case .fileReadNoPermission: "permission denied"
    default: "can't be read: \(String(cString: strerror(access(file, R_OK) == 0 ? EIO : errno)))"
    }
  }

  /// Returns the top-level categories, each with its children, in the order of the data.
  private static func menu(of categories: [Category]) -> [NavigationItem] {
    var children: [Category.ID: [Category]] = [:]
    for category in categories {
      if let parent = category.parent { children[parent, default: []].append(category) }
    }
    func item(_ category: Category) -> NavigationItem {
      NavigationItem(category, children: (children[category.id] ?? []).map(item))
    }
    return categories.filter { $0.parent == nil }.map(item)
  }
}
