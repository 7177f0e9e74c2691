/// Where the flows get persons and groups from.
protocol PersonDataSourceable: AnyObject {
  var persons: [Person] { get }
  func groups(of person: Person) -> [Group]
}
