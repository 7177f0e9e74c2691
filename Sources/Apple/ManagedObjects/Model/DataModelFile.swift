import Foundation

/// A data model as a build writes it into the app's bundle, as JSON.
///
/// The adapter's ResourceCompiler is compiled with this file, too.
struct DataModelFile: Codable, Equatable, Sendable {
  struct Entity: Codable, Equatable, Sendable {
    var name: String
    /// The class as the model names it; `nil` for plain managed objects.
    var className: String?
    var isAbstract = false
    var parent: String?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    var uniquenessConstraints: [[String]] = []
    var userInfo: [String: String] = [:]
  }

  struct Attribute: Codable, Equatable, Sendable {
    var name: String
    /// The type as the model names it, such as `Integer 16`.
    var type: String
    var isOptional = false
    var isTransient = false
    /// The values as the model writes them; a date's is the time since 2001 in seconds.
    var defaultValue: String?
    var minimum: String?
    var maximum: String?
    var pattern: String?
    /// The class of a transformable attribute's values.
    var valueClassName: String?
    var userInfo: [String: String] = [:]
  }

  struct Relationship: Codable, Equatable, Sendable {
    var name: String
    var destination: String
    var inverse: String?
    var isOptional = false
    var isToMany = false
    var isOrdered = false
    /// The delete rule as the model names it, such as `Cascade`.
    var deleteRule = "No Action"
    var minimum = 0
    /// The maximum number of objects; 0 means any number.
    var maximum = 0
    var userInfo: [String: String] = [:]
  }

  struct FetchRequest: Codable, Equatable, Sendable {
    var name: String
    var entity: String
    var predicate: String?
  }

  /// The name of the file with the current version in a folder of versions.
  static let name = "Current.mom"

  /// The module with the classes that the model names.
  var module: String
  var entities: [Entity] = []
  var fetchRequests: [FetchRequest] = []
  /// The names of the entities in each configuration.
  var configurations: [String: [String]] = [:]
}
