/// A person in the contact list.
nonisolated struct Person: Hashable, Sendable {
  let name: String
  let email: String
}
