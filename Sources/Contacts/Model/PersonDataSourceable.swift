/// Provides persons and groups to the flows.
protocol PersonDataSourceable: AnyObject {
  var persons: [Person] { get }
  func groups(of person: Person) -> [Group]
}
