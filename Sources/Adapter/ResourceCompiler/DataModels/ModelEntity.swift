/// An entity of a model with what only the generated code of its class needs.
struct ModelEntity {
  /// The code that Xcode generates for an entity's class.
  enum Generation: String {
    /// The app has its own.
    case manual = "none"
    /// The properties, in an extension.
    case `extension` = "category"
    /// The class and its properties.
    case `class` = "class"
  }

  let facts: DataModelFile.Entity
  let generation: Generation
  /// The class, without its module.
  let className: String
  /// The class of the parent entity.
  let superclass: String
  /// The names of the attributes whose accessors have a number's own type.
  let scalars: Set<String>
  /// The classes of the entities at the ends of relationships, by the relationships' names.
  let destinations: [String: String]
}
