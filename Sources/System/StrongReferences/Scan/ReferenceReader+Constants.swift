extension ReferenceReader {
  /// Returns whether an object holds another one for the holder's entire lifetime.
  ///
  /// If so, a stored property declared with `let` contains the reference, directly or within a
  /// struct, an enum, or a collection, but not in a closure.
  ///
  /// - Complexity: Linear in the size of the holder, excluding the objects that it refers to.
  package func keeps(_ target: AnyObject, inConstantOf holder: AnyObject) -> Bool {
    guard !plans.constants(of: TypeMetadata(type(of: holder))).isEmpty else { return false }
    return areConstant(labels(of: target, in: holder), of: holder)
  }

  /// Returns whether any of the labels of an object's references is that of a constant.
  package func areConstant(_ labels: [String], of holder: AnyObject) -> Bool {
    let constants = plans.constants(of: TypeMetadata(type(of: holder)))
    return labels.contains { label in
      !label.hasSuffix("(closure)")
        && constants.contains(String(label.prefix { !".[ ".contains($0) }))
    }
  }

  /// Returns the labels of the references by which an object holds another one directly.
  package func labels(of target: AnyObject, in holder: AnyObject) -> [String] {
    var labels: [String] = []
    forEachReference(of: holder) { object, label in
      if object === target { labels.append(label()) }
    }
    return labels
  }
}

extension TypeMetadata {
  /// The names of the class's properties that are declared with `let`, including those of
  /// superclasses.
  ///
  /// If a `let` and a `var` property have the same name, the name is excluded.
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
