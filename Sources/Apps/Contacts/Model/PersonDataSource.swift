/// The app's people and groups, shared by all flows and owned by `AppCoordinator`.
final class PersonDataSource: PersonDataSourceable {
  let persons: [Person]
  private let groups: [Group]

  init(persons: [Person] = PersonDataSource.residents, groups: [Group] = PersonDataSource.clubs) {
    self.persons = persons
    self.groups = groups
  }

  func groups(of person: Person) -> [Group] {
    groups.filter { $0.members.contains(person.name) }
  }

  static let residents = [
    Person(name: "Fred", email: "fred@example.org"),
    Person(name: "Barney", email: "barney@example.org"),
    Person(name: "Wilma", email: "wilma@example.org"),
    Person(name: "Betty", email: "betty@example.org"),
  ]

  static let clubs = [
    Group(name: "Bowling", members: ["Fred", "Barney"]),
    Group(name: "Choir", members: ["Wilma", "Betty", "Fred"]),
    Group(name: "Gardeners", members: ["Wilma"]),
  ]
}
