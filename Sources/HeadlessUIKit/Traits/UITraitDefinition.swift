/// A trait by its type, as registrations and overrides name it.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing says another.
  static var defaultValue: Value { get }
}

/// The name of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that this model knows.
protocol SystemTrait: UITraitDefinition {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
  static func removed(from collection: UITraitCollection) -> UITraitCollection
}

/// How much room there is from side to side.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// Not said.
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

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// Not said.
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
  /// Not said.
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
  /// Not said.
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
