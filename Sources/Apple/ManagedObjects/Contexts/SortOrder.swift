import Foundation
import HeadlessUIKit

/// The order of objects by sort descriptors, whose values are read once for each object.
struct SortOrder {
  private struct Criterion {
    let path: SortPath
    let isAscending: Bool
  }

  /// The way from an object to the value by which it is sorted.
  private enum SortPath {
    case names([String], Comparator?)
    case typed(AnyKeyPath)
  }

  private let criteria: [Criterion]

  init(_ descriptors: [NSSortDescriptor]) {
    criteria = descriptors.map { descriptor in
      let path: SortPath =
        if let key = SortKey(of: descriptor) {
          .names(key.path, key.comparator)
        } else { .typed(descriptor.keyPath) }
      return Criterion(path: path, isAscending: descriptor.ascending)
    }
  }

  /// Returns the values by which an object is sorted.
  func values(of candidate: FetchCandidate) -> [SortValue] {
    criteria.map { criterion in
      switch criterion.path {
      case .names(let path, nil): SortValue(candidate.value(at: path[...]))
      case .names(let path, _?): SortValue.other(candidate.value(at: path[...]))
      case .typed(let path): SortValue(PredicateValue.unwrapped(candidate.object[keyPath: path]))
      }
    }
  }

  /// Returns the order of two objects by their values.
  func order(_ left: [SortValue], _ right: [SortValue]) -> ComparisonResult {
    for (place, criterion) in criteria.enumerated() {
      let comparator: Comparator? =
        if case .names(_, let comparator) = criterion.path { comparator } else { nil }
      let order = left[place].order(right[place], comparator)
      if order == .orderedSame { continue }
      return criterion.isAscending == (order == .orderedAscending)
        ? .orderedAscending : .orderedDescending
    }
    return .orderedSame
  }

  /// Returns candidates in order; equal ones stay as they are.
  func sorted(_ candidates: [FetchCandidate]) -> [FetchCandidate] {
    let keyed = candidates.map { (candidate: $0, values: values(of: $0)) }
    // Swift's sort is stable.
    return keyed.sorted { order($0.values, $1.values) == .orderedAscending }.map(\.candidate)
  }
}

/// A value by which objects are sorted, in a form that is compared fast.
enum SortValue {
  case none
  case number(Double)
  case text(String)
  case date(Date)
  /// A value for a comparator of its own.
  case other(Any?)

  init(_ value: Any?) {
    switch value {
    case nil: self = .none
    case let value as String: self = .text(value)
    case let value as Date: self = .date(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    default: self = .other(value)
    }
  }

  /// Returns the order of two values; one that is missing comes first, as in a store.
  func order(_ other: SortValue, _ comparator: Comparator?) -> ComparisonResult {
    switch (self, other) {
    case (.none, .none): .orderedSame
    case (.none, _): .orderedAscending
    case (_, .none): .orderedDescending
    case (.number(let left), .number(let right)): Self.order(left, right)
    case (.text(let left), .text(let right)): Self.order(left, right)
    case (.date(let left), .date(let right)): Self.order(left, right)
    case (.other(let left?), .other(let right?)):
      comparator?(left, right) ?? (try? PredicateValue.order(left, right)) ?? .orderedSame
    case (.other(nil), .other(nil)): .orderedSame
    case (.other(nil), _): .orderedAscending
    case (_, .other(nil)): .orderedDescending
    default: .orderedSame
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }
}
