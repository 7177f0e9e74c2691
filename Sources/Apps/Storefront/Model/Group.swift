/// A staff group, such as a shift or a team.
nonisolated struct Group: Hashable, Sendable, Codable, Identifiable {
  let id: String
  let name: String
  let members: [Person.ID]
}
