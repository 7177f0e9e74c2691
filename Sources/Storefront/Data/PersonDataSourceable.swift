/// Where the flows get persons and groups from, and where a change is kept.
protocol PersonDataSourceable: AnyObject {
  var persons: [Person] { get }
  func person(_ id: Person.ID) -> Person?
  func groups(of person: Person) -> [Group]
  func update(_ person: Person)
  /// Lets an object, which is kept weakly, hear of changes.
  func addObserver(_ observer: any PersonDataSourceObserver)
}

/// Hears that a person was changed, wherever that was.
protocol PersonDataSourceObserver: AnyObject {
  func personDidChange(_ person: Person)
}
