/// A user who can log in.
nonisolated struct User: Hashable, Sendable, Codable {
  let username: String
  let password: String
  var name: String
}
