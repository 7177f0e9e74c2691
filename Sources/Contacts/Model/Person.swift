/// A person in the list.
nonisolated struct Person: Hashable, Sendable {
  let name: String
  let email: String
}
