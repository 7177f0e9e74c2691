/// A trait as a type, for registrations and overrides.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value if nothing specifies another.
  static var defaultValue: Value { get }
}

/// The name of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that this model knows.
protocol SystemTrait: UITraitDefinition {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
  static func removed(from collection: UITraitCollection) -> UITraitCollection
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified

  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }

  static func removed(from collection: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      vertical: collection.verticalSizeClass, idiom: collection.userInterfaceIdiom,
      style: collection.userInterfaceStyle)
  }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified

  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }

  static func removed(from collection: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      horizontal: collection.horizontalSizeClass, idiom: collection.userInterfaceIdiom,
      style: collection.userInterfaceStyle)
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified

  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }

  static func removed(from collection: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      horizontal: collection.horizontalSizeClass, vertical: collection.verticalSizeClass,
      style: collection.userInterfaceStyle)
  }
}

/// Whether the appearance is light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified

  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }

  static func removed(from collection: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      horizontal: collection.horizontalSizeClass, vertical: collection.verticalSizeClass,
      idiom: collection.userInterfaceIdiom)
  }
}
