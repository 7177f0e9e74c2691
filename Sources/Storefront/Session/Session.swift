/// Who is logged in, and what belongs to them; owned by `AppCoordinator`.
final class Session {
  private(set) var user: User?
  private var users: [String: User]
  private var favorites: [String: [Product.ID]] = [:]
  private var settingsByUser: [String: Settings] = [:]

  init(users: [String: User]) { self.users = users }

  /// The user of a name and a password, nil where these don't belong together.
  func user(named username: String, password: String) -> User? {
    users[username].flatMap { $0.password == password ? $0 : nil }
  }

  func hasUser(named username: String) -> Bool { users[username] != nil }

  /// Lets somebody log in from now on.
  func add(_ user: User) { users[user.username] = user }

  func logIn(_ user: User) { self.user = user }

  func logOut() { user = nil }

  /// What the logged-in user is called, which they may change.
  func rename(_ name: String) {
    guard var user else { return }
    user.name = name
    users[user.username] = user
    self.user = user
  }

  // MARK: What belongs to the user

  var settings: Settings {
    get { user.flatMap { settingsByUser[$0.username] } ?? Settings() }
    set { if let user { settingsByUser[user.username] = newValue } }
  }

  /// The user's favourites, the latest last.
  var favoriteIDs: [Product.ID] { user.flatMap { favorites[$0.username] } ?? [] }

  func isFavorite(_ product: Product) -> Bool { favoriteIDs.contains(product.id) }

  /// Makes a product a favourite, or no longer one.
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
