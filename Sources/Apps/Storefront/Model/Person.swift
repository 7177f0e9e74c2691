/// A member of the shop's staff.
nonisolated struct Person: Hashable, Sendable, Codable, Identifiable {
  let id: String
  var name: String
  var role: String
  var email: String
}
