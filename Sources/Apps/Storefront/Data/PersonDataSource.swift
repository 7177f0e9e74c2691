/// The shop's staff and its groups, shared by all flows and owned by `AppCoordinator`.
final class PersonDataSource: PersonDataSourceable {
  private(set) var persons: [Person]
  private let places: [Person.ID: Int]
  private let groups: [Person.ID: [Group]]
  private var observers: [WeakObserver] = []

  init(_ data: StoreData) {
    persons = data.persons
    places = data.personPlaces
    groups = data.groupsByMember
  }

  func person(_ id: Person.ID) -> Person? {
    places[id].map { persons[$0] }
  }

  func groups(of person: Person) -> [Group] {
    groups[person.id] ?? []
  }

  func update(_ person: Person) {
    guard let place = places[person.id], persons[place] != person else { return }
    persons[place] = person
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer?.personDidChange(person) }
  }

  func addObserver(_ observer: any PersonDataSourceObserver) {
    observers.append(WeakObserver(observer: observer))
  }
}

private struct WeakObserver {
  weak var observer: (any PersonDataSourceObserver)?
}
