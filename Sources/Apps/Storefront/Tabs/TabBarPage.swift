/// A tab.
///
/// The cases are in order from left to right.
nonisolated enum TabBarPage: Int, CaseIterable {
  case home, catalog, persons, groups, profile

  /// The index of the tab, counted from the left.
  var index: Int { rawValue }

  var title: String {
    switch self {
    case .home: "Home"
    case .catalog: "Catalog"
    case .persons: "Persons"
    case .groups: "Groups"
    case .profile: "Profile"
    }
  }

  var iconName: String {
    switch self {
    case .home: "house"
    case .catalog: "tag"
    case .persons: "person"
    case .groups: "person.3"
    case .profile: "gear"
    }
  }
}
