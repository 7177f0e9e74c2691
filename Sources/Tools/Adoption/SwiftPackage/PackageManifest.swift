import Foundation

/// A Package.swift as `swift package dump-package` prints it.
package struct PackageManifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let publicHeadersPath: String?
    let resources: [Resource]
    let dependencies: [Dependency]
    let settings: [Setting]
  }

  struct Resource: Decodable {
    private struct Rule: Decodable { let copy: [String: String]? }

    let path: String
    private let rule: Rule?

    /// Whether a folder comes into the bundle as it is.
    var isCopied: Bool { rule?.copy != nil }
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: [String]?]
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let dependencies: [Package]
  let swiftLanguageVersions: [String]?
  let defaultLocalization: String?
  let toolsVersion: ToolsVersion

  struct ToolsVersion: Decodable {
    let version: String
    enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  /// A dependency of a target.
  enum Dependency: Decodable {
    /// A target of the package, or a product of another one.
    case byName(String)
    case target(String)
    case product(String, package: String?)

    private enum CodingKeys: String, CodingKey { case byName, target, product }
    private enum Part: Decodable {
      case text(String)
      case other
      init(from decoder: any Decoder) throws {
        self = (try? decoder.singleValueContainer().decode(String.self)).map { .text($0) } ?? .other
      }
      var text: String? { if case .text(let text) = self { text } else { nil } }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let key = container.allKeys.first ?? .byName
      let parts = try container.decode([Part?].self, forKey: key).map { $0?.text }
      let name = (parts.first ?? nil) ?? ""
      self =
        switch key {
        case .byName: .byName(name)
        case .target: .target(name)
        case .product: .product(name, package: parts.count > 1 ? parts[1] : nil)
        }
    }
  }

  /// A setting of the Swift compiler; those of other tools are ignored.
  struct Setting: Decodable {
    struct Value: Decodable {
      let text: String?
      enum CodingKeys: String, CodingKey { case text = "_0" }
      init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: CodingKeys.self)
        text = try? container?.decode(String.self, forKey: .text)
      }
    }
    let tool: String
    let kind: [String: Value]
  }

  /// A package that this one depends on.
  struct Package: Decodable {
    struct Remote: Decodable {
      struct Location: Decodable {
        struct Address: Decodable { let urlString: String }
        let remote: [Address]?
      }
      struct Requirement: Decodable {
        struct Range: Decodable {
          let lowerBound: String
          let upperBound: String
        }
        let range: [Range]?
        let exact: [String]?
        let branch: [String]?
        let revision: [String]?
      }
      let identity: String
      let location: Location
      let requirement: Requirement
    }
    struct Local: Decodable {
      let identity: String
      let path: String
    }
    let sourceControl: [Remote]?
    let fileSystem: [Local]?
  }
}
