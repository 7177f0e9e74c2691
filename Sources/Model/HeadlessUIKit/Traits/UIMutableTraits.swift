public import Foundation

/// A container of trait values that can be changed.
public nonisolated protocol UIMutableTraits {
  /// The value of the given trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A closure that changes the values of traits.
public typealias UITraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

nonisolated extension UIMutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The device type.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The light or dark style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The number of pixels in a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The contrast between colors.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The level over other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The weight of text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

/// The traits that a closure changes.
nonisolated struct MutableTraits: UIMutableTraits {
  var collection: UITraitCollection

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { collection[trait] }
    set { collection = collection.replacing(trait, with: newValue) }
  }
}

/// The values of traits that `UITraitCollection` has no property of its own for.
nonisolated struct OtherTraits {
  private struct Entry {
    let value: Any
    let equals: (Any) -> Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  func value(of trait: UITrait) -> Any? { entries[ObjectIdentifier(trait)]?.value }

  mutating func set(_ value: Any, for trait: UITrait) {
    entries[ObjectIdentifier(trait)] = Entry(value: value, equals: Self.comparison(with: value))
  }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// Adds the given values, which take precedence.
  mutating func merge(_ others: OtherTraits) {
    guard !others.isEmpty else { return }
    entries.merge(others.entries) { _, new in new }
  }

  /// Returns whether a trait has the same value in both.
  func isSame(_ trait: UITrait, as other: OtherTraits) -> Bool {
    same(ObjectIdentifier(trait), as: other)
  }

  func isSame(as other: OtherTraits) -> Bool {
    guard !isEmpty || !other.isEmpty else { return true }
    guard entries.count == other.entries.count else { return false }
    return entries.keys.allSatisfy { same($0, as: other) }
  }

  private func same(_ key: ObjectIdentifier, as other: OtherTraits) -> Bool {
    guard let entry = entries[key], let value = other.entries[key]?.value else {
      return entries[key] == nil && other.entries[key] == nil
    }
    return entry.equals(value)
  }

  /// Returns a comparison with the given value: by equality, else by identity.
  ///
  /// A value that can't be compared counts as changed each time.
  private static func comparison(with value: Any) -> (Any) -> Bool {
    if let value = value as? any Equatable { return equality(with: value) }
    guard type(of: value) is AnyClass else { return { _ in false } }
    let object = value as AnyObject
    return { $0 as AnyObject === object }
  }

  private static func equality<Value: Equatable>(with value: Value) -> (Any) -> Bool {
    { $0 as? Value == value }
  }
}
