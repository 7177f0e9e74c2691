import Foundation
import HeadlessUIKit

extension NSManagedObject {
  /// Checks all properties.
  func validateProperties() throws {
    try Self.throwAll(
      entity.properties.sorted { $0.name < $1.name }.flatMap { property in
        switch property {
        case let attribute as NSAttributeDescription: errors(of: attribute)
        case let relationship as NSRelationshipDescription: errors(of: relationship)
        default: [NSError]()
        }
      })
  }

  /// Checks that no relationship denies the deletion.
  func validateDeletion() throws {
    try Self.throwAll(
      entity.relationshipsByName.values.sorted { $0.name < $1.name }
        .filter { $0.deleteRule == .denyDeleteRule }
        .filter { related($0.name).contains { !$0.isDeleted } }
        .map {
          error(
            NSValidationRelationshipDeniedDeleteError, $0,
            "Items cannot be deleted from \(entity.key).")
        })
  }

  private static func throwAll(_ errors: [NSError]) throws {
    guard let first = errors.first else { return }
    throw errors.count == 1 ? first : NSError.several(errors)
  }

  private func errors(of attribute: NSAttributeDescription) -> [NSError] {
    guard !attribute.isTransient else { return [] }
    let name = attribute.name
    guard let value = values?[name] else {
      return attribute.isOptional
        ? []
        : [
          error(
            NSValidationMissingMandatoryPropertyError, attribute, "\(name) is a required value.")
        ]
    }
    var errors: [NSError] = []
    let measured: Any = (value as? String).map { $0.utf16.count } ?? value
    let kind = BoundKind(attribute.attributeType)
    if let minimum = attribute.bounds.minimum, Self.isLess(measured, minimum) {
      errors.append(error(kind.low, attribute, "\(name) is too \(kind.lowWord)."))
    }
    if let maximum = attribute.bounds.maximum, Self.isLess(maximum, measured) {
      errors.append(error(kind.high, attribute, "\(name) is too \(kind.highWord)."))
    }
    if let pattern = attribute.pattern, let text = value as? String,
      !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
    {
      errors.append(
        error(
          NSValidationStringPatternMatchingError, attribute,
          "\(name) does not match the required pattern."))
    }
    for predicate in attribute.validationPredicates where !predicate.evaluate(with: value) {
      errors.append(error(NSManagedObjectValidationError, attribute, "\(name) is not valid."))
    }
    return errors
  }

  private static func isLess(_ left: Any, _ right: Any) -> Bool {
    (try? PredicateValue.order(left, right)) == .orderedAscending
  }

  private func errors(of relationship: NSRelationshipDescription) -> [NSError] {
    let name = relationship.name
    let count = (values?[name] as? KeyList)?.keys.count ?? (values?[name] == nil ? 0 : 1)
    if count == 0 {
      guard !relationship.isOptional else { return [] }
      return [
        relationship.isToMany
          ? error(
            NSValidationRelationshipLacksMinimumCountError, relationship,
            "\(name) has too few objects.")
          : error(
            NSValidationMissingMandatoryPropertyError, relationship, "\(name) is a required value.")
      ]
    }
    guard relationship.isToMany else { return [] }
    if count < relationship.minCount {
      return [
        error(
          NSValidationRelationshipLacksMinimumCountError, relationship,
          "\(name) has too few objects.")
      ]
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return [
        error(
          NSValidationRelationshipExceedsMaximumCountError, relationship,
          "\(name) has too many objects.")
      ]
    }
    return []
  }

  private func error(
    _ code: Int, _ property: NSPropertyDescription, _ description: String
  ) -> NSError {
    var info: [String: Any] = [
      NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
      NSLocalizedDescriptionKey: description,
    ]
    info[NSValidationValueErrorKey] = external(values?[property.name], property.name)
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}

/// The errors for values beyond the bounds of an attribute's type.
private struct BoundKind {
  let low: Int
  let lowWord: String
  let high: Int
  let highWord: String

  init(_ type: NSAttributeType) {
    switch type {
    case .stringAttributeType:
      (low, lowWord) = (NSValidationStringTooShortError, "short")
      (high, highWord) = (NSValidationStringTooLongError, "long")
    case .dateAttributeType:
      (low, lowWord) = (NSValidationDateTooSoonError, "soon")
      (high, highWord) = (NSValidationDateTooLateError, "late")
    default:
      (low, lowWord) = (NSValidationNumberTooSmallError, "small")
      (high, highWord) = (NSValidationNumberTooLargeError, "large")
    }
  }
}

extension NSError {
  /// An error that has several others.
  static func several(_ errors: [NSError]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors,
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
      ])
  }
}
