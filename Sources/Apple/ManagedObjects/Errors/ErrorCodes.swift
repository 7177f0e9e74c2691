import Foundation

// Codes in Cocoa's error domain, with Apple's numbers.

/// A value that doesn't fulfill a predicate.
public let NSManagedObjectValidationError = 1550
/// A value that another object must not have, too.
public let NSManagedObjectConstraintValidationError = 1551
/// Several mistakes, which `NSDetailedErrorsKey` lists.
public let NSValidationMultipleErrorsError = 1560
/// A property without a value that isn't optional.
public let NSValidationMissingMandatoryPropertyError = 1570
/// Too few objects at the end of a relationship.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// Too many objects at the end of a relationship.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// Objects at the end of a relationship that denies the deletion.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number above the maximum.
public let NSValidationNumberTooLargeError = 1610
/// A number below the minimum.
public let NSValidationNumberTooSmallError = 1620
/// A date after the last one.
public let NSValidationDateTooLateError = 1630
/// A date before the first one.
public let NSValidationDateTooSoonError = 1640
/// A value that isn't a date.
public let NSValidationInvalidDateError = 1650
/// A text above the maximum length.
public let NSValidationStringTooLongError = 1660
/// A text below the minimum length.
public let NSValidationStringTooShortError = 1670
/// A text that doesn't match a pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A context that can't be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator that can't be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// An object that doesn't exist in the store.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A relationship to an object of another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Objects that have been saved elsewhere since they were read.
public let NSManagedObjectMergeError = 133020
/// Objects with values that others have and must not.
public let NSManagedObjectConstraintMergeError = 133021
/// A store of an unknown type.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store of another type.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store that the model doesn't fit.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A store that can't be saved.
public let NSPersistentStoreSaveError = 134030
/// A store that has been saved in part.
public let NSPersistentStoreIncompleteSaveError = 134040
/// Conflicts that no policy has resolved.
public let NSPersistentStoreSaveConflictsError = 134050
/// Any other error.
public let NSCoreDataError = 134060
/// An operation that a store can't carry out.
public let NSPersistentStoreOperationError = 134070
/// A store that can't be opened.
public let NSPersistentStoreOpenError = 134080
/// A store of another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A store that can't be migrated.
public let NSMigrationError = 134110

// The keys of the values in an error.

/// The object that isn't valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the property that isn't valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that isn't fulfilled.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that isn't valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The list of errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The stores.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts that no policy has resolved.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
