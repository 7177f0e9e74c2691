/// A group that persons belong to.
nonisolated struct Group: Hashable, Sendable {
  let name: String
  let members: [String]
}
