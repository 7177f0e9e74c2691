/// A group of persons.
nonisolated struct Group: Hashable, Sendable {
  let name: String
  let members: [String]
}
