// Written by flowsh for names that no module here declares.
// swift-format-ignore-file
import Foundation
import UIKit
public final nonisolated class GlobeAnimator: FlowshOpaque.Value, FlowshOpaque.Coded, ExpressibleByArrayLiteral, @unchecked Sendable {
  public override init(_ name: FlowshOpaque.Name) { super.init(name) }
  public init() { super.init(FlowshOpaque.Name("GlobeAnimator", module: "GlobeKit")) }
  public override class func flowshInstance(_ name: FlowshOpaque.Name) -> Self { unsafeDowncast(GlobeAnimator(name), to: Self.self) }
  public convenience init(arrayLiteral elements: FlowshOpaque.Value...) { self.init() }
  @discardableResult public static func animate(withDuration a0: Any?, _ a1: () throws -> Void, file: StaticString = #fileID, line: UInt = #line) -> GlobeAnimator { FlowshOpaque.noteClosure(FlowshOpaque.Name("GlobeAnimator.animate(withDuration:_:)", module: "GlobeKit", file, line)); return GlobeAnimator(FlowshOpaque.Name("GlobeAnimator.animate(withDuration:_:)", module: "GlobeKit", file, line)) }
  @discardableResult public static func animate<FlowshResult>(withDuration a0: Any?, _ a1: () throws -> Void, file: StaticString = #fileID, line: UInt = #line) -> FlowshResult { FlowshOpaque.value(FlowshOpaque.Name("GlobeAnimator.animate(withDuration:_:)", module: "GlobeKit", file, line), hasClosure: true) }
}
public final nonisolated class GlobeClient: FlowshOpaque.Value, FlowshOpaque.Coded, ExpressibleByArrayLiteral, @unchecked Sendable {
  public override init(_ name: FlowshOpaque.Name) { super.init(name) }
  public init() { super.init(FlowshOpaque.Name("GlobeClient", module: "GlobeKit")) }
  public override class func flowshInstance(_ name: FlowshOpaque.Name) -> Self { unsafeDowncast(GlobeClient(name), to: Self.self) }
  public convenience init(arrayLiteral elements: FlowshOpaque.Value...) { self.init() }
  public init?(session a0: Any?) { super.init(FlowshOpaque.Name("GlobeClient", module: "GlobeKit")) }
}
public nonisolated protocol GlobeDelegate: AnyObject {}
nonisolated extension FlowshOpaque.Value: GlobeDelegate {}
public final nonisolated class GlobeKit: FlowshOpaque.Value, FlowshOpaque.Coded, ExpressibleByArrayLiteral, @unchecked Sendable {
  public override init(_ name: FlowshOpaque.Name) { super.init(name) }
  public init() { super.init(FlowshOpaque.Name("GlobeKit", module: "GlobeKit")) }
  public override class func flowshInstance(_ name: FlowshOpaque.Name) -> Self { unsafeDowncast(GlobeKit(name), to: Self.self) }
  public convenience init(arrayLiteral elements: FlowshOpaque.Value...) { self.init() }
  @discardableResult public static func configure(key a0: Any?, mode a1: Any?, file: StaticString = #fileID, line: UInt = #line) -> GlobeKit { return GlobeKit(FlowshOpaque.Name("GlobeKit.configure(key:mode:)", module: "GlobeKit", file, line)) }
  @discardableResult public static func configure<FlowshResult>(key a0: Any?, mode a1: Any?, file: StaticString = #fileID, line: UInt = #line) -> FlowshResult { FlowshOpaque.value(FlowshOpaque.Name("GlobeKit.configure(key:mode:)", module: "GlobeKit", file, line)) }
  public final nonisolated class Log: FlowshOpaque.Value, FlowshOpaque.Coded, ExpressibleByArrayLiteral, @unchecked Sendable {
    public override init(_ name: FlowshOpaque.Name) { super.init(name) }
    public init() { super.init(FlowshOpaque.Name("GlobeKit.Log", module: "GlobeKit")) }
    public override class func flowshInstance(_ name: FlowshOpaque.Name) -> Self { unsafeDowncast(Log(name), to: Self.self) }
    public convenience init(arrayLiteral elements: FlowshOpaque.Value...) { self.init() }
    public static var shared: Log { get { Log(FlowshOpaque.Name("GlobeKit.Log.shared", module: "GlobeKit")) } set {} }
  }
}
public nonisolated protocol GlobeListDataSource: AnyObject {}
nonisolated extension FlowshOpaque.Value: GlobeListDataSource {}
open class GlobeListViewController: UIViewController, FlowshOpaque.Members {
  public nonisolated var flowshName: FlowshOpaque.Name { FlowshOpaque.Name("GlobeListViewController", module: "GlobeKit") }
  open override func viewDidLoad() { super.viewDidLoad(); FlowshOpaque.show(flowshName, in: view) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(style a0: Any?, session a1: Any?) { super.init(nibName: nil, bundle: nil) }
}
public nonisolated protocol GlobeListening: FlowshOpaque.Members {}
nonisolated extension FlowshOpaque.Value: GlobeListening {}
open nonisolated class GlobeObject: FlowshOpaque.Value, @unchecked Sendable {
  public override init(_ name: FlowshOpaque.Name) { super.init(name) }
  public init() { super.init(FlowshOpaque.Name("GlobeObject", module: "GlobeKit")) }
}
public final nonisolated class GlobePlace: FlowshOpaque.Value, FlowshOpaque.Coded, ExpressibleByArrayLiteral, @unchecked Sendable {
  public override init(_ name: FlowshOpaque.Name) { super.init(name) }
  public init() { super.init(FlowshOpaque.Name("GlobePlace", module: "GlobeKit")) }
  public override class func flowshInstance(_ name: FlowshOpaque.Name) -> Self { unsafeDowncast(GlobePlace(name), to: Self.self) }
  public convenience init(arrayLiteral elements: FlowshOpaque.Value...) { self.init() }
  public init(latitude a0: Any?, longitude a1: Any?) { super.init(FlowshOpaque.Name("GlobePlace", module: "GlobeKit")) }
}
public final nonisolated class GlobeSession: FlowshOpaque.Value, FlowshOpaque.Coded, ExpressibleByArrayLiteral, @unchecked Sendable {
  public override init(_ name: FlowshOpaque.Name) { super.init(name) }
  public init() { super.init(FlowshOpaque.Name("GlobeSession", module: "GlobeKit")) }
  public override class func flowshInstance(_ name: FlowshOpaque.Name) -> Self { unsafeDowncast(GlobeSession(name), to: Self.self) }
  public convenience init(arrayLiteral elements: FlowshOpaque.Value...) { self.init() }
  public static var shared: GlobeSession { get { GlobeSession(FlowshOpaque.Name("GlobeSession.shared", module: "GlobeKit")) } set {} }
}
open class GlobeSignInButton: UIButton, FlowshOpaque.Members {
  public nonisolated var flowshName: FlowshOpaque.Name { FlowshOpaque.Name("GlobeSignInButton", module: "GlobeKit") }
  open override func didMoveToSuperview() { super.didMoveToSuperview(); FlowshOpaque.show(flowshName, in: self) }
}
@propertyWrapper public struct GlobeStored<Value> {
  private var stored: Value?
  public init() {}
  public init(wrappedValue: Value) { stored = wrappedValue }
  public var wrappedValue: Value { get { stored ?? FlowshOpaque.value(FlowshOpaque.Name("GlobeStored", module: "GlobeKit")) } set { stored = newValue } }
  public var projectedValue: FlowshOpaque.Value { FlowshOpaque.Value(FlowshOpaque.Name("GlobeStored", module: "GlobeKit")) }
  public init(key a0: Any?) {}
  public init(wrappedValue: Value, key a0: Any?) { stored = wrappedValue }
}
public final nonisolated class GlobeUser: FlowshOpaque.Value, FlowshOpaque.Coded, ExpressibleByArrayLiteral, @unchecked Sendable {
  public override init(_ name: FlowshOpaque.Name) { super.init(name) }
  public init() { super.init(FlowshOpaque.Name("GlobeUser", module: "GlobeKit")) }
  public override class func flowshInstance(_ name: FlowshOpaque.Name) -> Self { unsafeDowncast(GlobeUser(name), to: Self.self) }
  public convenience init(arrayLiteral elements: FlowshOpaque.Value...) { self.init() }
}
open class GlobeView: UIView, FlowshOpaque.Members {
  public nonisolated var flowshName: FlowshOpaque.Name { FlowshOpaque.Name("GlobeView", module: "GlobeKit") }
  open override func didMoveToSuperview() { super.didMoveToSuperview(); FlowshOpaque.show(flowshName, in: self) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(style a0: Any?, delegate a1: Any?) { super.init(frame: .zero) }
}
nonisolated extension FlowshOpaque.Members {
  @discardableResult public func count(of a0: Any?, file: StaticString = #fileID, line: UInt = #line) -> FlowshOpaque.Value { return FlowshOpaque.Value(flowshName.member("count(of:)", file, line)) }
  @discardableResult public func count<FlowshResult>(of a0: Any?, file: StaticString = #fileID, line: UInt = #line) -> FlowshResult { FlowshOpaque.value(flowshName.member("count(of:)", file, line)) }
  @discardableResult public func listen(for a0: Any?, _ a1: (FlowshOpaque.Value) throws -> Void, file: StaticString = #fileID, line: UInt = #line) -> FlowshOpaque.Value { FlowshOpaque.noteClosure(flowshName.member("listen(for:_:)", file, line)); return FlowshOpaque.Value(flowshName.member("listen(for:_:)", file, line)) }
  @discardableResult public func listen<FlowshResult>(for a0: Any?, _ a1: (FlowshOpaque.Value) throws -> Void, file: StaticString = #fileID, line: UInt = #line) -> FlowshResult { FlowshOpaque.value(flowshName.member("listen(for:_:)", file, line), hasClosure: true) }
  @discardableResult public func parent(level a0: Any?, file: StaticString = #fileID, line: UInt = #line) -> FlowshOpaque.Value { return FlowshOpaque.Value(flowshName.member("parent(level:)", file, line)) }
  @_disfavoredOverload @discardableResult public func parent<FlowshResult>(level a0: Any?, file: StaticString = #fileID, line: UInt = #line) -> FlowshResult { FlowshOpaque.value(flowshName.member("parent(level:)", file, line)) }
  @discardableResult public func parent<FlowshResult>(level a0: Any?, file: StaticString = #fileID, line: UInt = #line) -> FlowshResult? { return FlowshOpaque.value(flowshName.member("parent(level:)", file, line)) as FlowshResult }
  @discardableResult public func signIn(withEmail a0: Any?, password a1: Any?, _ a2: (FlowshOpaque.Value?, (any Error)?) throws -> Void, file: StaticString = #fileID, line: UInt = #line) -> FlowshOpaque.Value { FlowshOpaque.noteClosure(flowshName.member("signIn(withEmail:password:_:)", file, line)); return FlowshOpaque.Value(flowshName.member("signIn(withEmail:password:_:)", file, line)) }
  @discardableResult public func signIn<FlowshResult>(withEmail a0: Any?, password a1: Any?, _ a2: (FlowshOpaque.Value?, (any Error)?) throws -> Void, file: StaticString = #fileID, line: UInt = #line) -> FlowshResult { FlowshOpaque.value(flowshName.member("signIn(withEmail:password:_:)", file, line), hasClosure: true) }
  public var onTap: ((GlobePlace) throws -> Void)? { get { FlowshOpaque.value(flowshName.member("onTap")) } set {} }
  public var currentUser: FlowshOpaque.Value? { get { FlowshOpaque.value(flowshName.member("currentUser")) } set {} }
  public var home: FlowshOpaque.Value? { get { FlowshOpaque.value(flowshName.member("home")) as FlowshOpaque.Value } set {} }
  public var user: GlobeUser? { get { FlowshOpaque.value(flowshName.member("user")) } set {} }
  public var latitude: FlowshOpaque.Value { get { FlowshOpaque.value(flowshName.member("latitude")) } set {} }
  public var list: FlowshOpaque.Value { get { FlowshOpaque.value(flowshName.member("list")) } set {} }
  public var longitude: FlowshOpaque.Value { get { FlowshOpaque.value(flowshName.member("longitude")) } set {} }
}
nonisolated extension Optional where Wrapped == Any {
  static var capital: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".capital", module: "")) }
  static var dark: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".dark", module: "")) }
  static var done: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".done", module: "")) }
  static var grouped: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".grouped", module: "")) }
  static var name: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".name", module: "")) }
  static var north: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".north", module: "")) }
  static var places: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".places", module: "")) }
  static var satellite: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".satellite", module: "")) }
  static var system: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".system", module: "")) }
  static var verbose: Any? { FlowshOpaque.Value(FlowshOpaque.Name(".verbose", module: "")) }
  static func changes(_ a0: Any?) -> Any? { FlowshOpaque.Value(FlowshOpaque.Name(".changes", module: "")) }
}
nonisolated extension FlowshOpaque.Instance {
  static var capital: Self { flowshInstance(FlowshOpaque.Name(".capital", module: "")) }
  static var dark: Self { flowshInstance(FlowshOpaque.Name(".dark", module: "")) }
  static var done: Self { flowshInstance(FlowshOpaque.Name(".done", module: "")) }
  static var grouped: Self { flowshInstance(FlowshOpaque.Name(".grouped", module: "")) }
  static var name: Self { flowshInstance(FlowshOpaque.Name(".name", module: "")) }
  static var north: Self { flowshInstance(FlowshOpaque.Name(".north", module: "")) }
  static var places: Self { flowshInstance(FlowshOpaque.Name(".places", module: "")) }
  static var satellite: Self { flowshInstance(FlowshOpaque.Name(".satellite", module: "")) }
  static var system: Self { flowshInstance(FlowshOpaque.Name(".system", module: "")) }
  static var verbose: Self { flowshInstance(FlowshOpaque.Name(".verbose", module: "")) }
  static func changes(_ a0: Any?) -> Self { flowshInstance(FlowshOpaque.Name(".changes", module: "")) }
}
