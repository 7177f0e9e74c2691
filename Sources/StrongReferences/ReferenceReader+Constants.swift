extension ReferenceReader {
  /// Whether an object holds another in a stored property declared with `let`, by itself or within a
  /// struct, an enum or a collection, and not in a closure: for as long as it lives.
  ///
  /// - Complexity: Linear in what the holder holds without other objects in between.
  public func keeps(_ target: AnyObject, inConstantOf holder: AnyObject) -> Bool {
    var isKept = false
    forEachReference(of: holder) { object, label in
      guard !isKept, object === target else { return }
      let label = label()
      let property = label.prefix { !".[ ".contains($0) }
      isKept = !label.hasSuffix("(closure)") && Self.isConstant(property, of: type(of: holder))
    }
    return isKept
  }

  private static func isConstant(_ property: Substring, of type: AnyClass) -> Bool {
    // Of two properties with a name, as in a class and its superclass, both must be constant.
    let found = (0..<runtimeFieldCount(type)).compactMap { index -> Bool? in
      var field = RuntimeField()
      _ = runtimeField(type, index: index, field: &field)
      defer { field.freeName?(field.name) }
      guard let name = field.name, String(cString: name) == property else { return nil }
      return !field.isVar
    }
    return !found.isEmpty && found.allSatisfy(\.self)
  }
}
