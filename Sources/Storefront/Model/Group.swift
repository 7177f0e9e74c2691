/// A group that members of the staff belong to: a shift, a team.
nonisolated struct Group: Hashable, Sendable, Codable, Identifiable {
  let id: String
  let name: String
  let members: [Person.ID]
}
