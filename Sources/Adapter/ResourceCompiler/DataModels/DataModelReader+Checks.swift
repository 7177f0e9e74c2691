import BuildFormats
import Foundation

extension DataModelReader {
  /// Checks that no entity inherits from itself.
  func checkParents(_ elements: [Element], _ known: [String: Element]) throws {
    var checked: Set<String> = []
    for element in elements {
      var path = [try attribute("name", of: element)]
      var members = Set(path)
      while let parent = path.last.flatMap({ known[$0]?["parentEntity"] }),
        !checked.contains(parent)
      {
        path.append(parent)
        guard members.insert(parent).inserted else {
          let circle = path.drop { $0 != parent }
          throw mistake(
            known[parent] ?? element,
            "\(parent) inherits from itself: \(circle.joined(separator: " → ")); choose another "
              + "parent in Xcode")
        }
      }
      checked.formUnion(path)
    }
  }

  /// Checks that an entity's class is a name, and that its properties have different ones.
  func checkNames(in element: Element, _ entity: String) throws {
    let type = element["representedClassName"]?.split(separator: ".").last.map(String.init)
    if let type, !AssetSymbols.isIdentifier(type) {
      throw mistake(element, "\"\(type)\" can't be the class of \(entity); rename it")
    }
    var lines: [String: Int] = [:]
    for child in element.children where ["attribute", "relationship"].contains(child.name) {
      let name = try name(of: child)
      if let line = lines.updateValue(child.line, forKey: name) {
        throw mistake(child, "line \(line) has a property \(name) of \(entity), too; rename one")
      }
    }
  }

  /// Checks the values of an attribute.
  func check(
    _ attribute: DataModelFile.Attribute, of entity: String, _ element: Element
  ) throws {
    for value in [attribute.defaultValue, attribute.minimum, attribute.maximum] {
      guard let value, let range = Self.range(of: attribute.type), !range.contains(Int64(value))
      else {
        continue
      }
      throw mistake(
        element,
        "expected an integer from \(range.lowest) to \(range.highest) for "
          + "\(entity).\(attribute.name), found "
          + value)
    }
    if let pattern = attribute.pattern {
      do { _ = try NSRegularExpression(pattern: pattern) } catch {
        throw mistake(
          element,
          "\"\(pattern)\", which \(entity).\(attribute.name) must match, is no regular expression")
      }
    }
  }

  private struct IntegerRange {
    let lowest: Int64
    let highest: Int64
    func contains(_ value: Int64?) -> Bool { value.map { $0 >= lowest && $0 <= highest } ?? false }
  }

  /// The range of an integer type; `nil` for other types.
  private static func range(of type: String) -> IntegerRange? {
    switch type {
    case "Integer 16": IntegerRange(lowest: Int64(Int16.min), highest: Int64(Int16.max))
    case "Integer 32": IntegerRange(lowest: Int64(Int32.min), highest: Int64(Int32.max))
    case "Integer 64": IntegerRange(lowest: .min, highest: .max)
    default: nil
    }
  }

  /// Checks the delete rule and the numbers of objects of a relationship.
  func check(
    _ relationship: DataModelFile.Relationship, of entity: String, _ element: Element
  ) throws {
    let name = relationship.name
    guard Self.deleteRules.contains(relationship.deleteRule) else {
      throw mistake(
        element,
        "\(entity).\(name) has the delete rule \(relationship.deleteRule); choose one of "
          + Self.deleteRules.joined(separator: ", "))
    }
    let mostIsLess = relationship.maximum != 0 && relationship.maximum < relationship.minimum
    guard relationship.minimum >= 0, relationship.maximum >= 0, !mostIsLess else {
      throw mistake(
        element,
        "\(entity).\(name) has at least \(relationship.minimum) and at most "
          + "\(relationship.maximum) objects; correct the numbers in Xcode")
    }
  }

  private static let deleteRules = ["No Action", "Nullify", "Cascade", "Deny"]
}
