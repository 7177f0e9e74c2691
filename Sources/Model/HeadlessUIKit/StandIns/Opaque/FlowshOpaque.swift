import Foundation

/// Types that stand in for those of modules which don't exist here.
///
/// The build's adapter declares a class for each such type, from what the app itself says of it.
/// Nothing is pretended: objects can be created, passed on, and told what to do, which has no
/// effect; an app that needs a value of one, such as a number, ends with a message that names it.
public nonisolated enum FlowshOpaque {
  /// The name of what is missing, such as `Globe.isHidden`, and its module.
  public struct Name: CustomStringConvertible, Sendable {
    /// The name with the names before it.
    let path: String
    /// The module; empty if it isn't known.
    let module: String
    /// The app's file that calls it; empty if it isn't known.
    let file: StaticString
    let line: UInt

    /// Creates a name.
    public init(_ path: String, module: String, _ file: StaticString = "", _ line: UInt = 0) {
      self.path = path
      self.module = module
      self.file = file
      self.line = line
    }

    /// The name, and the module if it is known.
    public var description: String { module.isEmpty ? path : "\(path) of \(module)" }

    /// Returns the name of a member.
    public func member(_ name: String, _ file: StaticString = "", _ line: UInt = 0) -> Name {
      Name("\(path).\(name)", module: module, file, line)
    }

    /// Returns the name of a call.
    func call(_ labels: [String]) -> Name {
      Name(
        "\(path)(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))", module: module)
    }

    /// Whether an object that the app has created has the name, which is its type's then.
    var isOfCreated: Bool { !path.contains { ".([".contains($0) } }

    /// The name of an element.
    var element: Name { Name("\(path)[]", module: module) }
  }

  /// An object of which any member can be named.
  ///
  /// A member is an object of the same kind, or a value of the type that the context wants.
  @dynamicMemberLookup
  public protocol Members: AnyObject {
    /// The name of what the object stands for.
    var flowshName: Name { get }
  }

  /// An object whose class can create another one.
  public protocol Instance: Members {
    /// Creates an object that stands for what has the name.
    static func flowshInstance(_ name: Name) -> Self
  }

  /// An object that can't be read from data, nor written to it.
  public protocol Coded: Members, Codable {}

  /// Returns what stands for a value of the type that the context wants.
  ///
  /// That is another object without values, or nothing, which is recorded. A value of any other
  /// type can't be made up, so the app ends.
  ///
  /// - Parameters:
  ///   - name: The name of the value.
  ///   - hasClosure: Whether it is the result of a call with a closure, which never runs.
  /// - Returns: The value.
  public static func value<Value>(_ name: Name, hasClosure: Bool = false) -> Value {
    if let object = instance(of: Value.self, name), let value = object as? Value {
      if hasClosure { noteClosure(name) }
      return value
    }
    return FlowshUnavailable.value("\(name)", file: name.file, line: name.line)
  }

  /// Returns an object of a type that stands in for one of a missing module, else `nil`.
  // The compiler of Swift 6.3 crashes where it optimizes this cast for a known type.
  @inline(never)
  static func instance(of type: Any.Type, _ name: Name) -> Any? {
    (type as? any Instance.Type)?.flowshInstance(name)
  }

  /// Records a call that can't be answered: the app passes a closure to it, which never runs.
  ///
  /// - Parameter name: The name of what is called.
  public static func noteClosure(_ name: Name) {
    FlowshUnavailable.note("\(name)", file: name.file, line: name.line)
  }

  /// Whether a closure is among the arguments of a call.
  static func hasClosure(_ arguments: KeyValuePairs<String, Any?>) -> Bool {
    arguments.contains { "\(type(of: $0.value ?? 0))".contains("->") }
  }

  /// Says on a screen that something isn't there.
  ///
  /// A button or a label says it in place of its own text, as long as it has none.
  ///
  /// - Parameters:
  ///   - name: The name of what is missing.
  ///   - view: The view in its place.
  @preconcurrency @MainActor
  public static func show(_ name: Name, in view: UIView) {
    let text = "\(name) isn't available here"
    switch view {
    case let button as UIButton:
      if button.currentTitle == nil { button.setTitle(text, for: .normal) }
    case let label as UILabel:
      if label.text == nil { label.text = text }
    case let cell as UITableViewCell: show(name, in: cell.contentView)
    case let cell as UICollectionViewCell: show(name, in: cell.contentView)
    case _ where view.subviews.contains { $0 is Notice }: break
    default:
      let notice = Notice()
      notice.text = text
      view.addSubview(notice)
    }
  }

  /// The label that says what isn't there.
  @MainActor private final class Notice: UILabel {}
}

nonisolated extension FlowshOpaque.Members {
  /// A member that is an object without values.
  public subscript(dynamicMember name: String) -> FlowshOpaque.Value {
    get { FlowshOpaque.Value(flowshName.member(name)) }
    set {}
  }

  /// A member of the type that the context wants.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { FlowshOpaque.value(flowshName.member(name)) }
    set {}
  }

  /// An element that is an object without values.
  public subscript(_ keys: Any?...) -> FlowshOpaque.Value {
    get { FlowshOpaque.Value(flowshName.element) }
    set {}
  }

  /// An element of the type that the context wants.
  public subscript<Value>(_ keys: Any?...) -> Value {
    get { FlowshOpaque.value(flowshName.element) }
    set {}
  }
}

nonisolated extension FlowshOpaque.Coded {
  /// Throws an error that names what is missing.
  public init(from decoder: any Decoder) throws {
    throw FlowshUnavailable.error("decoding of \(Self.self)", file: "", line: 0)
  }

  /// Throws an error that names what is missing.
  public func encode(to encoder: any Encoder) throws {
    throw FlowshUnavailable.error("encoding of \(flowshName)", file: "", line: 0)
  }
}
