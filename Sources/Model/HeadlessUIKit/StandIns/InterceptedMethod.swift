/// A method that UIKit calls, and whose calls an app can observe.
///
/// On iOS, RxCocoa puts itself in front of an object's methods when the app runs
/// (`rx.methodInvoked`). Without Objective-C, the places that call these methods tell observers.
package enum InterceptedMethod: Int, CaseIterable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
  case viewDidDisappear, viewWillLayoutSubviews, viewDidLayoutSubviews, didReceiveMemoryWarning
  case willMoveToParent, didMoveToParent
  case layoutSubviews, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
  case prepareForReuse

  /// Returns the method of an object with a selector; `nil` if the object has no such method, or
  /// its calls can't be observed.
  ///
  /// A selector without labels, such as `#selector(Base.viewWillAppear)`, has no colon.
  package init?(_ selector: Selector, of object: UIResponder) {
    let name = selector.description.prefix { $0 != ":" }.replacing("ViewController", with: "")
    let method = Self.allCases.first {
      "\($0)" == name || $0.isOfController && "\($0)" == name + "ToParent"
    }
    guard let method, method.isMethod(of: object) else { return nil }
    self = method
  }

  private var isOfController: Bool { rawValue <= Self.didMoveToParent.rawValue }

  private func isMethod(of object: UIResponder) -> Bool {
    switch self {
    case .prepareForReuse:
      object is UITableViewCell || object is UITableViewHeaderFooterView
        || object is UICollectionReusableView
    case _ where isOfController: object is UIViewController
    default: object is UIView
    }
  }

  private static let keys = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: allCases.count, alignment: 1))
  /// The key of the observer among a responder's associated values.
  fileprivate var key: UnsafeRawPointer { Self.keys + rawValue }
}

/// An object that is called before and after a method of another one.
package protocol MethodCallObserver: AnyObject {
  /// Called before the method.
  func methodWillBeCalled(with arguments: [Any?])
  /// Called after the method.
  func methodWasCalled(with arguments: [Any?])
}

extension UIResponder {
  /// Has an observer called for each of UIKit's calls of a method, in place of an earlier one.
  package final func observe(_ method: InterceptedMethod, by observer: any MethodCallObserver) {
    associated[method.key] = observer
  }

  /// Calls a method, and its observer before and after it.
  @inline(__always)
  final func call(
    _ method: InterceptedMethod, _ arguments: @autoclosure () -> [Any?] = [], _ body: () -> Void
  ) {
    guard !associated.isEmpty, let observer = associated[method.key] as? any MethodCallObserver
    else { return body() }
    let arguments = arguments()
    observer.methodWillBeCalled(with: arguments)
    body()
    observer.methodWasCalled(with: arguments)
  }
}
