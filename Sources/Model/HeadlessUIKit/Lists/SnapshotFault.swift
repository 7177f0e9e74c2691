import Dispatch

/// The faults and warnings of snapshots, which can be changed on any thread.
nonisolated enum SnapshotFault {
  static func report(_ message: String, _ rule: Rule = .identifiersRepeat) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated {
        if rule.isFault {
          UIApplication.shared.fault(rule, nil, nil, message)
        } else {
          UIApplication.shared.warn(rule, nil, nil, message)
        }
      }
    } else {
      DispatchQueue.main.async { report(message, rule) }
    }
  }

  /// Reports identifiers of items or sections that were given several times, with UIKit's words.
  static func reportRepeated<Identifier: Hashable>(_ what: String, _ repeated: [Identifier]) {
    report(
      "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers:"
        + " {(\(list(unique(repeated))))}")
  }

  /// Reports items that a section snapshot would contain several times, with UIKit's words.
  static func reportRepeated<Identifier: Hashable>(inSectionSnapshot repeated: [Identifier]) {
    report(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers:"
        + " {(\(list(unique(repeated))))}")
  }

  /// Warns that items to add are in the snapshot already, with UIKit's words.
  static func warnOfExisting<Identifier: Hashable>(_ existing: [Identifier]) {
    let names = list(existing)
    let isOne = existing.count == 1
    let (exist, identifier) = isOne ? ("exists", "identifier") : ("exist", "identifiers")
    report(
      "Diffable data source detected an attempt to insert or append \(existing.count) item"
        + " \(identifier) that already \(exist) in the snapshot. The existing item \(identifier)"
        + " will be moved into place instead, but this operation will be more expensive. For best"
        + " performance, inserted item identifiers should always be unique. Item \(identifier) that"
        + " already \(exist): \(isOne ? names : "(\(names))")", .identifiersExist)
  }

  /// Returns each identifier once, in the order of first occurrence.
  private static func unique<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier] {
    var seen: Set<Identifier> = []
    return identifiers.filter { seen.insert($0).inserted }
  }

  private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    let names = identifiers.prefix(10).map { "\($0)" }.joined(separator: ", ")
    return identifiers.count > 10 ? "\(names) and \(identifiers.count - 10) more" : names
  }
}

nonisolated extension Array where Element: Hashable {
  /// The elements that equal an earlier one.
  var repeated: [Element] {
    var seen: Set<Element> = []
    return filter { !seen.insert($0).inserted }
  }
}
