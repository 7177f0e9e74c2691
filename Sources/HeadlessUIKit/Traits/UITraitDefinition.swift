/// A type that represents a trait in registrations and overrides.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The trait's value if none is specified.
  static var defaultValue: Value { get }
}

/// A metatype that identifies a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait with built-in support in the simulated UIKit.
protocol SystemTrait: UITraitDefinition {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
  static func removed(from collection: UITraitCollection) -> UITraitCollection
}

/// The trait for the horizontal size class.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// The default value, `unspecified`.
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

/// The trait for the vertical size class.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// The default value, `unspecified`.
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

/// The trait for the device type.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The default value, `unspecified`.
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

/// The trait for the light or dark style.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// The default value, `unspecified`.
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
