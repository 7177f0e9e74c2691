/// A data source that provides the flows with people and groups.
protocol PersonDataSourceable: AnyObject {
  var persons: [Person] { get }
  func groups(of person: Person) -> [Group]
}
