nonisolated extension FlowshOpaque {
  /// An object without values: any member, any call, and any element is another one.
  @dynamicCallable
  open class Value: Instance, @unchecked Sendable {
    /// The name of what the object stands for.
    public final let flowshName: Name

    /// Creates an object that stands for what has the name.
    public init(_ name: Name) { flowshName = name }

    /// Creates an object that stands for what has the name; a class without subclasses overrides
    /// it.
    open class func flowshInstance(_ name: Name) -> Self {
      guard let value = Value(name) as? Self else {
        FlowshUnavailable.fault("\(name)", file: "", line: 0)
      }
      return value
    }

    /// Returns the result of a call, another object.
    @discardableResult
    public final func dynamicallyCall(
      withKeywordArguments arguments: KeyValuePairs<String, Any?>
    ) -> Value {
      let name = flowshName.call(arguments.map(\.key))
      if FlowshOpaque.hasClosure(arguments) { FlowshOpaque.noteClosure(name) }
      return Value(name)
    }

    /// Returns the result of a call of the type that the context wants.
    @discardableResult
    public final func dynamicallyCall<Result>(
      withKeywordArguments arguments: KeyValuePairs<String, Any?>
    ) -> Result {
      FlowshOpaque.value(
        flowshName.call(arguments.map(\.key)), hasClosure: FlowshOpaque.hasClosure(arguments))
    }

    /// The number of elements, which isn't known.
    public final var count: Int {
      get { FlowshOpaque.value(flowshName.member("count")) }
      set {}
    }
    /// Whether there are no elements, which isn't known.
    public final var isEmpty: Bool { FlowshOpaque.value(flowshName.member("isEmpty")) }
    /// The first element; `nil`, because none is known.
    public final var first: Value? { FlowshOpaque.value(flowshName.member("first")) }
    /// The last element; `nil`, because none is known.
    public final var last: Value? { FlowshOpaque.value(flowshName.member("last")) }
  }
}

nonisolated extension FlowshOpaque.Value: Sequence {
  /// Returns no elements, because none are known, which is recorded.
  public final func makeIterator() -> AnyIterator<FlowshOpaque.Value> {
    FlowshUnavailable.note(
      "the elements of \(flowshName)", file: flowshName.file, line: flowshName.line)
    return AnyIterator { nil }
  }
}

nonisolated extension FlowshOpaque.Value: Comparable, Hashable {
  /// Returns whether both are the same object.
  ///
  /// Two objects that the app has created differ, as in a set of them. Of others, that isn't known.
  public static func == (first: FlowshOpaque.Value, second: FlowshOpaque.Value) -> Bool {
    if first === second { return true }
    if first.flowshName.isOfCreated, second.flowshName.isOfCreated { return false }
    fault(first, "==", second)
  }

  /// Ends the app: the order isn't known.
  public static func < (first: FlowshOpaque.Value, second: FlowshOpaque.Value) -> Bool {
    fault(first, "<", second)
  }

  private static func fault(
    _ first: FlowshOpaque.Value, _ operation: String, _ second: FlowshOpaque.Value
  ) -> Never {
    let name = first.flowshName
    FlowshUnavailable.fault(
      "\(name) \(operation) \(second.flowshName)", file: name.file, line: name.line)
  }

  /// Hashes the object's identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension FlowshOpaque.Value: Error, CustomStringConvertible {
  /// Says that it isn't there, so that a text with it does, too.
  public final var description: String { "(\(flowshName) isn't available here)" }
}
