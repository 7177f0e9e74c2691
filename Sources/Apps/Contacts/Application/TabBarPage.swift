/// The tabs of the app, from left to right.
nonisolated enum TabBarPage: Int, CaseIterable {
  case persons, groups

  var title: String {
    switch self {
    case .persons: "Persons"
    case .groups: "Groups"
    }
  }

  var iconName: String {
    switch self {
    case .persons: "person"
    case .groups: "person.3"
    }
  }
}
