/// A group of people.
nonisolated struct Group: Hashable, Sendable {
  let name: String
  let members: [String]
}
