/// The logged-in user and the existing accounts.
final class Account {
  private let passwords: [String: String]
  private(set) var username: String?

  init(passwords: [String: String] = Account.residents) { self.passwords = passwords }

  /// Returns whether the given username and password match.
  func accepts(username: String, password: String) -> Bool { passwords[username] == password }

  func logIn(_ username: String) { self.username = username }

  func logOut() { username = nil }

  static let residents = ["fred": "yabba", "barney": "dabba", "wilma": "pearl", "betty": "ruby"]
}
