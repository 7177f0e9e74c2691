/// The part of the `ObjectiveC` module that coordinators need: `NSObject`, associated objects,
/// locks, and `autoreleasepool`.
@_exported public import class Foundation.NSObject
@_exported public import protocol Foundation.NSObjectProtocol
@_exported public import struct HeadlessUIKit.Selector
@_exported public import func HeadlessUIKit.autoreleasepool
@_exported public import enum HeadlessUIKit.objc_AssociationPolicy
@_exported public import func HeadlessUIKit.objc_getAssociatedObject
@_exported public import func HeadlessUIKit.objc_removeAssociatedObjects
@_exported public import func HeadlessUIKit.objc_setAssociatedObject
@_exported public import func HeadlessUIKit.objc_sync_enter
@_exported public import func HeadlessUIKit.objc_sync_exit
@_exported public import func HeadlessUIKit.class_getInstanceMethod
@_exported public import func HeadlessUIKit.class_getClassMethod
@_exported public import func HeadlessUIKit.class_addMethod
@_exported public import func HeadlessUIKit.class_replaceMethod
@_exported public import func HeadlessUIKit.class_getMethodImplementation
@_exported public import func HeadlessUIKit.method_exchangeImplementations
@_exported public import func HeadlessUIKit.method_getImplementation
@_exported public import func HeadlessUIKit.method_setImplementation
@_exported public import func HeadlessUIKit.method_getTypeEncoding
@_exported public import func HeadlessUIKit.imp_implementationWithBlock
@_exported public import func HeadlessUIKit.object_setClass
