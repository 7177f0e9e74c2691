public import Foundation
public import HeadlessUIKit

/// A delegate that passes on each optional method of UIKit's protocols, and notifies observers.
///
/// RxCocoa's proxies inherit from this class. In Objective-C, it forwards the messages that the
/// proxy itself doesn't implement. Here, a proxy has the implementations of these methods from
/// extensions of UIKit's protocols (`DelegateForwarding.swift`), which do the same.
open class _RXDelegateProxy: NSObject {
  /// The delegate to which calls are passed on.
  public private(set) weak var _forwardToDelegate: AnyObject?
  private var retained: AnyObject?

  /// Sets the delegate to which calls are passed on.
  ///
  /// - Parameters:
  ///   - forwardToDelegate: The delegate.
  ///   - retainDelegate: Whether the proxy keeps it alive.
  public func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
    let delegate = forwardToDelegate.map { $0 as AnyObject }
    _forwardToDelegate = delegate
    retained = retainDelegate ? delegate : nil
  }

  /// The name of `_setForwardToDelegate(_:retainDelegate:)` in RxCocoa 3.
  public func _setForward(toDelegate delegate: Any?, retainDelegate: Bool) {
    _setForwardToDelegate(delegate, retainDelegate: retainDelegate)
  }

  /// Called before a method that returns nothing is passed on.
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
  /// Called after a method that returns nothing has been passed on.
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Returns whether the proxy's own class implements a method; `false`, because that can't be
  /// found by a method's name.
  public func hasWiredImplementation(for selector: Selector) -> Bool { false }

  /// Returns whether a method is optional and returns nothing, so that its calls can be observed.
  public func voidDelegateMethodsContain(_ selector: Selector) -> Bool {
    Self.observable.contains(selector.description)
      || Self.observableNavigation.contains(selector.description)
  }

  /// Returns whether UIKit calls the method for its effect.
  open func responds(to aSelector: Selector!) -> Bool { false }
}

extension _RXDelegateProxy: ForwardingDelegate {
  package var forwardingTarget: AnyObject? { _forwardToDelegate }
}

// MARK: Forwarding

extension _RXDelegateProxy {
  /// Returns the delegate that answers a call: the one to which calls are passed on, or else one
  /// that has nothing but UIKit's defaults.
  func target<Delegate>(or none: Delegate) -> Delegate {
    _forwardToDelegate as? Delegate ?? none
  }

  /// Passes on a method that returns nothing, and says so.
  ///
  /// - Parameters:
  ///   - name: The method's name, as a selector has it.
  ///   - arguments: The arguments of the call.
  ///   - none: A delegate that has nothing but UIKit's defaults.
  ///   - call: Calls the method of a delegate.
  func forward<Delegate>(
    _ name: String, _ arguments: [Any?], or none: Delegate, _ call: (Delegate) -> Void
  ) {
    let selector = Selector(name)
    let values = arguments.map(Self.object)
    _sentMessage(selector, withArguments: values)
    if let delegate = _forwardToDelegate as? Delegate {
      call(delegate)
    } else if !responds(to: selector) {
      call(none)
    }
    _methodInvoked(selector, withArguments: values)
  }

  /// Returns an argument as Objective-C would have it in a list: `nil` as an object, and what
  /// isn't an object in Swift either in a number or a value.
  static func object(_ argument: Any?) -> Any {
    switch argument {
    case nil: NSNull()
    case let pointer as UnsafeMutablePointer<CGPoint>: NSValue(pointer: pointer)
    case let range as NSRange: NSValue(range: range)
    case let value as any RawRepresentable:
      (value.rawValue as? any BinaryInteger)
        .map { NSNumber(value: Int(truncatingIfNeeded: $0)) } ?? value
    case let value?: value
    }
  }
}

/// Returns whether a value is an object, also if its type is a protocol.
///
/// In Objective-C, a value whose type is a protocol is an object; in Swift, it contains one.
@_spi(RxCocoa) public func === (left: AnyObject?, right: Any?) -> Bool {
  left === right.map { $0 as AnyObject }
}

extension NSValue {
  /// Creates a value that is a pointer.
  ///
  /// Foundation on Linux knows no pointers, so the value has the type of a number.
  public convenience init(pointer: UnsafeRawPointer?) {
    var address = Int(bitPattern: pointer)
    self.init(bytes: &address, objCType: "q")
  }

  /// The pointer that the value is.
  public var pointerValue: UnsafeMutableRawPointer? {
    var address = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: address)
  }
}
