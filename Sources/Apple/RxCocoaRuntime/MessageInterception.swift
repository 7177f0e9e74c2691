public import Foundation
public import HeadlessUIKit

/// The domain of the errors of intercepting messages.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// The key of whether key-value observing is in the way.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// The reasons for which a message can't be intercepted.
public enum RXObjCRuntimeError: Int, Sendable {
  case unknown = 1
  case objectMessagesAlreadyBeingIntercepted, selectorNotImplemented
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  case threadingCollisionWithOtherInterceptionMechanism, savingOriginalForwardingMethodFailed
  case replacingMethodWithForwardingImplementation, observingPerformanceSensitiveMessages
  case observingMessagesWithUnsupportedReturnType
}

/// An object that is called before and after a method of another one.
public protocol RXMessageSentObserver: AnyObject {
  /// The implementation that the observer stands in front of.
  var targetImplementation: IMP { get }
  /// Called before the method.
  func messageSent(withArguments arguments: [Any])
  /// Called after the method.
  func methodInvoked(withArguments arguments: [Any])
}

/// An object that is called when another one is freed.
public protocol RXDeallocatingObserver: AnyObject {
  /// The implementation that the observer stands in front of.
  var targetImplementation: IMP { get }
  /// Called when the object is freed.
  func deallocating()
}

/// Returns the name under which RxCocoa keeps an object's observer of a message.
public func RX_selector(_ selector: Selector) -> Selector {
  Selector("_RX_" + selector.description)
}

/// Returns a pointer that stands for a selector, as the key of an associated object.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  SelectorReferences.reference(selector.description)
}

/// Returns the implementation that an observer has before it observes anything.
public func RX_default_target_implementation() -> IMP { Implementation.none }

/// Has the observer that is associated with an object called for a message.
///
/// An observer sees that an object is freed, and UIKit's calls of the methods of views and
/// controllers that are `InterceptedMethod`s. Anything else is a fault, because there is no runtime
/// that could put itself in front of a method.
///
/// - Parameters:
///   - target: The object.
///   - selector: The message.
///   - error: Receives the reason for which the message can't be observed.
/// - Returns: The implementation that the observer then has; `nil` if it can't be observed.
@preconcurrency @MainActor
public func RX_ensure_observing(
  _ target: AnyObject, _ selector: Selector, _ error: inout NSError?
) -> IMP? {
  let key = RX_reference_from_selector(RX_selector(selector))
  let observer = objc_getAssociatedObject(target, key)
  if selector.description == "dealloc" {
    guard let observer = observer as? any RXDeallocatingObserver else { return nil }
    objc_setAssociatedObject(
      target, key + 1, DeallocationSentinel(observer), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return Implementation.own
  }
  guard let responder = target as? UIResponder,
    let method = InterceptedMethod(selector, of: responder)
  else {
    FlowshUnavailable.note(
      "rx.sentMessage or rx.methodInvoked(\(selector)) of \(type(of: target)), because there is no "
        + "Objective-C runtime that intercepts messages", file: "")
    error = NSError(
      domain: RXObjCRuntimeErrorDomain,
      code: RXObjCRuntimeError.replacingMethodWithForwardingImplementation.rawValue)
    return nil
  }
  guard let observer = observer as? any RXMessageSentObserver else { return nil }
  responder.observe(method, by: MessageForwarder(to: observer))
  return Implementation.own
}

/// Passes UIKit's calls of a method on to RxCocoa's observer.
private final class MessageForwarder: MethodCallObserver {
  private let observer: any RXMessageSentObserver
  init(to observer: any RXMessageSentObserver) { self.observer = observer }

  func methodWillBeCalled(with arguments: [Any?]) {
    observer.messageSent(withArguments: arguments.map(_RXDelegateProxy.object))
  }

  func methodWasCalled(with arguments: [Any?]) {
    observer.methodInvoked(withArguments: arguments.map(_RXDelegateProxy.object))
  }
}

/// An associated object that is freed with the object, and then tells the observer.
private final class DeallocationSentinel {
  private let observer: any RXDeallocatingObserver
  init(_ observer: any RXDeallocatingObserver) { self.observer = observer }
  deinit { observer.deallocating() }
}

/// Pointers that stand for implementations of methods, which can't be called.
private enum Implementation {
  nonisolated(unsafe) static let none = make()
  nonisolated(unsafe) static let own = make()

  private static func make() -> IMP {
    IMP(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
}

private enum SelectorReferences {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var references: [String: UnsafeMutableRawPointer] = [:]

  /// Returns the one pointer for a name, which has room for a second key behind it.
  static func reference(_ name: String) -> UnsafeMutableRawPointer {
    lock.withLock {
      if let known = references[name] { return known }
      let new = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
      references[name] = new
      return new
    }
  }
}

extension NSObjectProtocol {
  /// Returns whether the object has a method, as a pointer that can't be called; `nil` if not.
  ///
  /// RxCocoa checks its own targets with it.
  public func method(for aSelector: Selector!) -> IMP? {
    responds(to: aSelector) ? Implementation.own : nil
  }
}
