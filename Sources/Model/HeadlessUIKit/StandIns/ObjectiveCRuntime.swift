public import Foundation

// Functions of the Objective-C runtime that find or replace methods. They are declared so that the
// compiler can say why they don't exist.

/// The implementation of a method in Objective-C.
public typealias IMP = OpaquePointer

nonisolated extension NSObject {
  /// Not available, because there is no Objective-C runtime on Linux.
  @available(
    *, unavailable,
    message:
      "there is no Objective-C runtime on Linux, so a method's implementation can't be found; call the method"
  )
  public func method(for aSelector: Selector!) -> IMP! { nil }

  /// Not available, because there is no Objective-C runtime on Linux.
  @available(
    *, unavailable,
    message:
      "there is no Objective-C runtime on Linux, so a method's implementation can't be found; call the method"
  )
  public class func instanceMethod(for aSelector: Selector!) -> IMP! { nil }
}

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector)
  -> OpaquePointer?
{ nil }

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  nil
}

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector)
  -> OpaquePointer?
{ nil }

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {}

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func method_getImplementation(_ m: OpaquePointer) -> OpaquePointer { m }

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func method_setImplementation(_ m: OpaquePointer, _ imp: OpaquePointer)
  -> OpaquePointer
{ m }

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? { nil }

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func imp_implementationWithBlock(_ block: Any) -> OpaquePointer {
  preconditionFailure()
}

/// Not available, because there is no Objective-C runtime on Linux.
@available(
  *, unavailable,
  message:
    "there is no Objective-C runtime on Linux, so methods can't be replaced; override the method in a subclass"
)
public nonisolated func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { nil }
