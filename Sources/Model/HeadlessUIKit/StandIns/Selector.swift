/// The name of an Objective-C method, together with the method itself.
///
/// Linux has no Objective-C runtime that could find a method by its name. So where an app for iOS
/// writes `#selector(tapped(_:))`, on Linux it writes
/// `Selector("tapped(_:)", LoginViewController.tapped(_:))`. Two selectors are equal if their names
/// are.
public nonisolated struct Selector: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// Calls the method on the given object with up to two arguments.
  ///
  /// Its result is the method's, or the reason why it wasn't called.
  typealias Method =
    @MainActor (_ object: Any, _ first: Any?, _ second: Any?) -> Result<Any?, Mismatch>

  /// The reason why a method can't be called.
  struct Mismatch: Error {
    /// The mismatch in words, such as "the target is a Page, not a LoginViewController".
    let message: String
  }

  /// The name of the method.
  public let description: String
  /// The method; `nil` if the selector was created from a name alone.
  private let method: Box?

  /// Closures by reference, so that a selector is small.
  private final class Box: Sendable {
    /// Returns whether an object has the method.
    let fits: @Sendable (Any) -> Bool
    let call: Method
    init(_ call: @escaping Method, fits: @escaping @Sendable (Any) -> Bool) {
      self.call = call
      self.fits = fits
    }
  }

  init<Target>(_ name: String, of target: Target.Type, call: @escaping Method) {
    description = name
    method = Box(call) { $0 is Target }
  }

  /// Returns whether an object has the method.
  func fits(_ object: Any) -> Bool {
    guard let method, method.fits(object) else { return false }
    guard let action = EditAction(rawValue: description), let responder = object as? UIResponder
    else { return true }
    return ImplementedMethod.isImplemented(action, by: responder)
  }

  /// Creates a selector from a name.
  ///
  /// Only the editing commands of responders are known by name, such as `"paste:"`, and the method
  /// of the pop gesture's delegate. Calling another method is a fault.
  public init(_ name: String) {
    description = name
    if name == PopGesture.Gate.methodName {
      method = Box({ _, _, _ in .success(nil) }, fits: { $0 is PopGesture.Gate })
      return
    }
    method = EditAction(rawValue: name).map { action in
      Box { object, sender, _ in
        Self.target(object).map { (target: any UIResponderStandardEditActions) in
          action.call(on: target, sender)
        }
      } fits: {
        $0 is any UIResponderStandardEditActions
      }
    }
  }

  /// Creates a selector from a name.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a selector for a method without parameters.
  public init<Target, Output>(
    _ name: String, _ method: @escaping (Target) -> () -> Output
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { object, _, _ in Self.target(object).map { method($0)() } }
  }

  /// Creates a selector for a method of the main actor without parameters.
  public init<Target, Output>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Output
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { object, _, _ in Self.target(object).map { method($0)() } }
  }

  /// Creates a selector for a method with one parameter.
  public init<Target, First, Output>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Output
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { object, first, _ in
      Self.target(object).flatMap { target in
        Self.argument(first).map { method(target)($0) }
      }
    }
  }

  /// Creates a selector for a method of the main actor with one parameter.
  public init<Target, First, Output>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Output
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { object, first, _ in
      Self.target(object).flatMap { target in
        Self.argument(first).map { method(target)($0) }
      }
    }
  }

  /// Creates a selector for a method with two parameters.
  public init<Target, First, Second, Output>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Output
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { object, first, second in
      Self.target(object).flatMap { target in
        Self.argument(first).flatMap { first in
          Self.argument(second).map { method(target)(first, $0) }
        }
      }
    }
  }

  /// Creates a selector for a method of the main actor with two parameters.
  public init<Target, First, Second, Output>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Output
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { object, first, second in
      Self.target(object).flatMap { target in
        Self.argument(first).flatMap { first in
          Self.argument(second).map { method(target)(first, $0) }
        }
      }
    }
  }

  /// Creates a selector for a method with three parameters or more, of which only two get
  /// something.
  public init<Target, First, Second, Third, each Other, Output>(
    _ name: String,
    _ method: @escaping (Target) -> (First, Second, Third, repeat each Other) -> Output
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { object, first, second in
      Self.result { () throws(Mismatch) in
        let target: Target = try Self.target(object).get()
        return method(target)(
          try Self.argument(first).get(), try Self.argument(second).get(),
          try Self.argument(nil).get(), repeat try Self.argument(nil, of: (each Other).self))
      }
    }
  }

  /// Creates a selector for a method of the main actor with three parameters or more, of which only
  /// two get something.
  public init<Target, First, Second, Third, each Other, Output>(
    _ name: String,
    _ method: @escaping (Target) -> @MainActor (First, Second, Third, repeat each Other) -> Output
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { object, first, second in
      Self.result { () throws(Mismatch) in
        let target: Target = try Self.target(object).get()
        return method(target)(
          try Self.argument(first).get(), try Self.argument(second).get(),
          try Self.argument(nil).get(), repeat try Self.argument(nil, of: (each Other).self))
      }
    }
  }

  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  static func target<Target>(_ object: Any) -> Result<Target, Mismatch> {
    guard let target = object as? Target else {
      return .failure(
        Mismatch(message: "the target is of type \(type(of: object)), not \(Target.self)"))
    }
    return .success(target)
  }

  /// Returns an argument as the type of a parameter.
  ///
  /// In Objective-C, any object is true where a flag is expected, as in a tap that calls
  /// `endEditing(_:)`, and `nil` is false.
  /// It also checks no class: a button may send an action whose parameter is a bar button item. The
  /// method then gets a double (`SenderDouble`).
  @MainActor static func argument<Argument>(_ value: Any?) -> Result<Argument, Mismatch> {
    if let argument = value as? Argument { return .success(argument) }
    if Argument.self == Bool.self, let flag = (value != nil) as? Argument { return .success(flag) }
    if let double = SenderDouble.make(Argument.self, for: value) {
      return .success(double)
    }
    let found = value.map { "\(type(of: $0))" } ?? "nil"
    return .failure(Mismatch(message: "its argument is \(found), not \(Argument.self)"))
  }

  @MainActor private static func argument<Argument>(
    _ value: Any?, of type: Argument.Type
  ) throws(Mismatch) -> Argument { try argument(value).get() }

  @MainActor private static func result(
    _ call: @MainActor () throws(Mismatch) -> Any?
  ) -> Result<Any?, Mismatch> {
    do throws(Mismatch) { return .success(try call()) } catch { return .failure(error) }
  }

  /// Calls the method on an object.
  ///
  /// A method that isn't known, or that doesn't fit, is a fault, as an unrecognized selector is in
  /// UIKit.
  ///
  /// - Parameters:
  ///   - object: The target.
  ///   - first: The first argument, such as the control; ignored if the method has no parameter.
  ///   - second: The second argument, such as the event.
  /// - Returns: The method's result; `nil` if it couldn't be called.
  @MainActor @discardableResult
  func perform(on object: Any, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
    let problem: String
    if let method {
      let result = method.call(object, first, second)
      SenderDouble.warn(of: self, on: object)
      switch result {
      case .success(let result): return result
      case .failure(let mismatch): problem = mismatch.message
      }
    } else {
      problem = "its method isn't known: Linux can't find a method by its name"
    }
    UIApplication.shared.fault(
      .unrecognizedSelector, object as? UIViewController, nil,
      "The selector \(description) was sent to an instance of \(type(of: object)), but \(problem)")
    return nil
  }
}
