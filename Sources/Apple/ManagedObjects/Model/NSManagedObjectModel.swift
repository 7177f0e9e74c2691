public import Foundation

/// A model: the entities of an app's objects.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { adopt() }
  }
  /// The entities by name.
  public private(set) final var entitiesByName: [String: NSEntityDescription] = [:]
  /// Fetch requests that the model's author has written, by name.
  public private(set) final var fetchRequestTemplatesByName:
    [String: NSFetchRequest<NSFetchRequestResult>] = [:]
  /// The identifiers of the model's version.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// The names of the entities in each configuration.
  private var configured: [String: [String]] = [:]
  /// The module with the classes that the model names.
  final var module: String?

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Reads a model from the app's bundle; `nil` if the file isn't one.
  public convenience init?(contentsOf url: URL) {
    guard let file = DataModelFile.read(url) else { return nil }
    self.init()
    take(file)
  }

  private func adopt() {
    entitiesByName = Dictionary(
      entities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for entity in entities { entity.managedObjectModel = self }
  }

  /// The names of the configurations.
  open var configurations: [String] { configured.keys.sorted() }
  /// Returns the entities of a configuration; all for `nil`.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration else { return entities }
    return configured[configuration]?.compactMap { entitiesByName[$0] }
  }
  /// Sets the entities of a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    configured[name] = entities.map(\.key)
  }
  /// Adds a fetch request that can be found by its name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }
  /// Returns a fetch request of the model by its name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }
  /// Returns a copy of a fetch request of the model, with values for its predicate's variables.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    guard let template = fetchRequestTemplatesByName[name] else { return nil }
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: template.entityName ?? "")
    request.predicate = template.predicate.map { predicate in
      NSPredicate { object, _ in predicate.evaluate(with: object, substitutionVariables: variables)
      }
    }
    return request
  }

  /// Returns the model of all models in bundles; in the app's own for `nil`.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap { bundle in
      ["momd", "mom"].flatMap { suffix -> [URL] in
        (bundle.urls(forResourcesWithExtension: suffix, subdirectory: nil) ?? []).map { $0 as URL }
      }
    }
    let models = urls.sorted { $0.absoluteString < $1.absoluteString }
      .compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Creates a model of the entities of others; `nil` if two entities have the same name.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    let models = models ?? []
    let all = models.flatMap(\.entities)
    guard Set(all.map(\.key)).count == all.count else { return nil }
    take(models)
  }

  /// Takes the entities of other models.
  private func take(_ models: [NSManagedObjectModel]) {
    module = models.first?.module
    entities = models.flatMap(\.entities)
    for model in models {
      configured.merge(model.configured) { $1 }
      fetchRequestTemplatesByName.merge(model.fetchRequestTemplatesByName) { $1 }
    }
  }

  /// Returns a model with the same entities.
  open override func copy() -> Any { copy(with: nil) }
  /// Returns a model with the same entities.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSManagedObjectModel(byMerging: [self]) ?? NSManagedObjectModel()
  }
}
