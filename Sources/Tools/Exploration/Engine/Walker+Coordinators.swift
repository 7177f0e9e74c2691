import AppDriver

/// The coordinators and titles, which an oracle compares.
extension Walker {
  /// A hash of the coordinators, each with its place in the tree.
  var tree: UInt64 {
    var hash = StateHash()
    forEachCoordinator { name, depth in
      hash.combine(UInt64(depth))
      hash.combine(name)
    }
    return hash.value
  }

  /// The classes of the coordinators, each before its children.
  var coordinators: [String] {
    var names: [String] = []
    forEachCoordinator { name, _ in names.append(name) }
    return names
  }

  /// Visits the coordinators, but not those that the app keeps on purpose, which come and go, or
  /// their children.
  private func forEachCoordinator(_ visit: (_ name: String, _ depth: Int) -> Void) {
    var kept: Int?
    let keptOnPurpose = session.keptOnPurpose
    session.forEachCoordinator { name, depth in
      if let above = kept, depth > above { return }
      kept = keptOnPurpose.contains(name) ? depth : nil
      if kept == nil { visit(name, depth) }
    }
  }

  /// A hash of the titles of all screens, including hidden ones, because a class may serve several
  /// screens.
  var allTitles: UInt64 {
    var hash = StateHash()
    session.forEachTitle { hash.combine($0 ?? "") }
    return hash.value
  }
}
