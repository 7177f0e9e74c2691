/// Provides persons and groups to the flows, and stores changes.
protocol PersonDataSourceable: AnyObject {
  var persons: [Person] { get }
  func person(_ id: Person.ID) -> Person?
  func groups(of person: Person) -> [Group]
  func update(_ person: Person)
  /// Adds an observer of changes, with a weak reference.
  func addObserver(_ observer: any PersonDataSourceObserver)
}

/// Is notified when a person has been changed, by any flow.
protocol PersonDataSourceObserver: AnyObject {
  func personDidChange(_ person: Person)
}
