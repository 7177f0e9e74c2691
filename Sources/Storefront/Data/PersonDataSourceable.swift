/// Provides persons and groups to the flows, and stores changes.
protocol PersonDataSourceable: AnyObject {
  var persons: [Person] { get }
  func person(_ id: Person.ID) -> Person?
  func groups(of person: Person) -> [Group]
  func update(_ person: Person)
  /// Adds an observer of changes, which is not retained.
  func addObserver(_ observer: any PersonDataSourceObserver)
}

/// Is notified when any flow has changed a person.
protocol PersonDataSourceObserver: AnyObject {
  func personDidChange(_ person: Person)
}
