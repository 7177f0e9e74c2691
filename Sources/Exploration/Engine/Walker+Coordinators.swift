import AppDriver

/// What the oracle of coordinators compares.
extension Walker {
  /// A hash of the coordinators, each with its place in the tree.
  var tree: UInt64 {
    var hash = StateHash()
    session.forEachCoordinator { name, depth in
      hash.combine(UInt64(depth))
      hash.combine(name)
    }
    return hash.value
  }

  /// The classes of the coordinators, each before its children.
  var coordinators: [String] {
    var names: [String] = []
    session.forEachCoordinator { name, _ in names.append(name) }
    return names
  }

  /// A hash of the titles of all screens, also those that are hidden, because a class may serve several
  /// screens.
  var allTitles: UInt64 {
    var hash = StateHash()
    session.forEachTitle { hash.combine($0 ?? "") }
    return hash.value
  }
}
