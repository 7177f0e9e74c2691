/// A type that represents a trait in registrations and overrides.
///
/// An app declares a trait of its own with a type that conforms to this protocol.
public nonisolated protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The trait's value if none is specified.
  static var defaultValue: Value { get }
  /// The trait's name for debugging; by default, the name of its type.
  static var name: String { get }
  /// The trait's identifier in archives; by default, the full name of its type.
  static var identifier: String { get }
  /// Whether colors depend on the trait; `false` by default.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Returns `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A metatype that identifies a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that `UITraitCollection` stores in a property of its own.
nonisolated protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static func value(in collection: UITraitCollection) -> Value
  static func collection(with value: Value) -> UITraitCollection
  static func removed(from collection: UITraitCollection) -> UITraitCollection
}

/// The trait for the horizontal size class.
public nonisolated enum UITraitHorizontalSizeClass: SystemTrait {
  /// The default value, `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified

  static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass {
    collection.horizontalSizeClass
  }
  static func collection(with value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(horizontal: value)
  }
  static func removed(from collection: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      vertical: collection.verticalSizeClass, idiom: collection.userInterfaceIdiom,
      style: collection.userInterfaceStyle, others: collection.others)
  }
}

/// The trait for the vertical size class.
public nonisolated enum UITraitVerticalSizeClass: SystemTrait {
  /// The default value, `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified

  static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass {
    collection.verticalSizeClass
  }
  static func collection(with value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(vertical: value)
  }
  static func removed(from collection: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      horizontal: collection.horizontalSizeClass, idiom: collection.userInterfaceIdiom,
      style: collection.userInterfaceStyle, others: collection.others)
  }
}

/// The trait for the device type.
public nonisolated enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The default value, `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified

  static func value(in collection: UITraitCollection) -> UIUserInterfaceIdiom {
    collection.userInterfaceIdiom
  }
  static func collection(with value: UIUserInterfaceIdiom) -> UITraitCollection {
    UITraitCollection(idiom: value)
  }
  static func removed(from collection: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      horizontal: collection.horizontalSizeClass, vertical: collection.verticalSizeClass,
      style: collection.userInterfaceStyle, others: collection.others)
  }
}

/// The trait for the light or dark style.
public nonisolated enum UITraitUserInterfaceStyle: SystemTrait {
  /// The default value, `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// Returns `true`.
  public static var affectsColorAppearance: Bool { true }

  static func value(in collection: UITraitCollection) -> UIUserInterfaceStyle {
    collection.userInterfaceStyle
  }
  static func collection(with value: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(style: value)
  }
  static func removed(from collection: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      horizontal: collection.horizontalSizeClass, vertical: collection.verticalSizeClass,
      idiom: collection.userInterfaceIdiom, others: collection.others)
  }
}
