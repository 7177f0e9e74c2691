/// A group of the staff: a shift, a team.
nonisolated struct Group: Hashable, Sendable, Codable, Identifiable {
  let id: String
  let name: String
  let members: [Person.ID]
}
