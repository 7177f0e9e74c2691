/// The logged-in user and that user's data.
///
/// `AppCoordinator` owns the session.
final class Session {
  private(set) var user: User?
  private var users: [String: User]
  private var favorites: [String: [Product.ID]] = [:]
  private var settingsByUser: [String: Settings] = [:]

  init(users: [String: User]) { self.users = users }

  /// Returns the user with the given username and password, or nil if there is no such user.
  func user(named username: String, password: String) -> User? {
    users[username].flatMap { $0.password == password ? $0 : nil }
  }

  func hasUser(named username: String) -> Bool { users[username] != nil }

  /// Adds a user, who can then log in.
  func add(_ user: User) { users[user.username] = user }

  func logIn(_ user: User) { self.user = user }

  func logOut() { user = nil }

  /// Changes the name of the logged-in user.
  func rename(_ name: String) {
    guard var user else { return }
    user.name = name
    users[user.username] = user
    self.user = user
  }

  // MARK: The user's data

  var settings: Settings {
    get { user.flatMap { settingsByUser[$0.username] } ?? Settings() }
    set { if let user { settingsByUser[user.username] = newValue } }
  }

  /// The IDs of the user's favorites, with the most recent last.
  var favoriteIDs: [Product.ID] { user.flatMap { favorites[$0.username] } ?? [] }

  func isFavorite(_ product: Product) -> Bool { favoriteIDs.contains(product.id) }

  /// Adds a product to the favorites, or removes it if it is already a favorite.
  func toggleFavorite(_ product: Product) {
    guard let user else { return }
    var ids = favoriteIDs
    if let place = ids.firstIndex(of: product.id) {
      ids.remove(at: place)
    } else {
      ids.append(product.id)
    }
    favorites[user.username] = ids
  }
}
