/// The part of the `ObjectiveC` module that coordinators need: associated objects.
@_exported public import enum HeadlessUIKit.objc_AssociationPolicy
@_exported public import func HeadlessUIKit.objc_getAssociatedObject
@_exported public import func HeadlessUIKit.objc_removeAssociatedObjects
@_exported public import func HeadlessUIKit.objc_setAssociatedObject
