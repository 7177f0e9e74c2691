extension ReferenceReader {
  /// Whether an object holds another in a stored property declared with `let`, by itself or within a
  /// struct, an enum or a collection, and not in a closure: for as long as it lives.
  ///
  /// - Complexity: Linear in what the holder holds without other objects in between.
  public func keeps(_ target: AnyObject, inConstantOf holder: AnyObject) -> Bool {
    let constants = plans.constants(of: TypeMetadata(type(of: holder)))
    guard !constants.isEmpty else { return false }
    var isKept = false
    forEachReference(of: holder) { object, label in
      guard !isKept, object === target else { return }
      let label = label()
      isKept =
        !label.hasSuffix("(closure)")
        && constants.contains(String(label.prefix { !".[ ".contains($0) }))
    }
    return isKept
  }
}

extension TypeMetadata {
  /// The names of the properties of a class that are declared with `let`, its superclasses' included,
  /// but for those that share their name with one that isn't.
  var constants: Set<String> {
    var constants: Set<String> = []
    var variables: Set<String> = []
    for index in 0..<fieldCount {
      var field = RuntimeField()
      _ = runtimeField(type, index: index, field: &field)
      defer { field.freeName?(field.name) }
      guard let name = field.name.map({ String(cString: $0) }) else { continue }
      if field.isVar { variables.insert(name) } else { constants.insert(name) }
    }
    return constants.subtracting(variables)
  }
}
