/// A data source that provides the flows with people and groups, and stores changes.
protocol PersonDataSourceable: AnyObject {
  var persons: [Person] { get }
  func person(_ id: Person.ID) -> Person?
  func groups(of person: Person) -> [Group]
  func update(_ person: Person)
  /// Adds an observer of changes.
  ///
  /// The observer isn't retained.
  func addObserver(_ observer: any PersonDataSourceObserver)
}

/// An observer that is notified when any flow changes a person.
protocol PersonDataSourceObserver: AnyObject {
  func personDidChange(_ person: Person)
}
