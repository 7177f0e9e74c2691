import Foundation

/// Reads properties by their names, as key-value coding does where there is an Objective-C runtime.
package nonisolated enum KeyValue {
  /// Returns the value at the end of a path of keys.
  package static func value(
    of object: Any?, at keys: ArraySlice<String>
  ) throws(PredicateMistake) -> Any? {
    guard let key = keys.first else { return object }
    guard let object = PredicateValue.unwrapped(object) else { return nil }
    let rest = keys.dropFirst()
    if key.hasPrefix("@") { return try collected(String(key.dropFirst()), object, rest) }
    guard !key.isEmpty, key.lowercased() != "self" else { return try value(of: object, at: rest) }
    if let object = object as? any KeyedObject {
      return try value(of: object.keyedValue(key), at: rest)
    }
    if !isDictionary(object), let elements = PredicateValue.elements(of: object) {
      var values: [Any] = []
      for element in elements { values.append(try value(of: element, at: keys) ?? NSNull()) }
      return values
    }
    return try value(of: property(key, of: object), at: rest)
  }

  private static func isDictionary(_ object: Any) -> Bool {
    object is NSDictionary || Mirror(reflecting: object).displayStyle == .dictionary
  }

  /// Returns what an operator such as `@sum` makes of a collection.
  private static func collected(
    _ name: String, _ object: Any, _ keys: ArraySlice<String>
  ) throws(PredicateMistake) -> Any? {
    guard let elements = PredicateValue.elements(of: object) else {
      let found = object is any KeyedObject ? "\(object)" : "\(type(of: object))"
      throw PredicateMistake("@\(name) needs a collection, but \(found) is none")
    }
    if name == "count" { return elements.count }
    var values: [Any] = []
    for element in elements { values.append(try value(of: element, at: keys) ?? NSNull()) }
    switch name {
    case "sum", "avg", "min", "max": return try PredicateFunction.summary(name, of: values)
    case "unionOfObjects": return values
    case "distinctUnionOfObjects": return distinct(values)
    case "unionOfArrays": return values.flatMap { PredicateValue.elements(of: $0) ?? [] }
    case "distinctUnionOfArrays", "distinctUnionOfSets":
      return distinct(values.flatMap { PredicateValue.elements(of: $0) ?? [] })
    default: throw PredicateMistake("there is no collection operator @\(name)")
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: []) { found, value in
      if !found.contains(where: { PredicateValue.areEqual($0, value) }) { found.append(value) }
    }
  }

  private static func property(_ key: String, of object: Any) throws(PredicateMistake) -> Any? {
    if let dictionary = object as? [String: Any] {
      return PredicateValue.unwrapped(dictionary[key])
    }
    if let dictionary = object as? NSDictionary {
      return PredicateValue.unwrapped(dictionary.object(forKey: key))
    }
    if let dictionary = object as? [AnyHashable: Any] {
      return PredicateValue.unwrapped(dictionary[key])
    }
    if let value = known(key, of: object) { return PredicateValue.unwrapped(value) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        if child.label == key { return PredicateValue.unwrapped(child.value) }
        guard child.label == "$__lazy_storage_$_" + key else { continue }
        if let value = PredicateValue.unwrapped(child.value) { return value }
        throw PredicateMistake("the lazy property \(key) has no value yet")
      }
      mirror = current.superclassMirror
    }
    throw PredicateMistake(
      "\(type(of: object)) has no stored property \(key), and Linux can't find others by their names"
    )
  }

  /// Returns a property that Objective-C knows of a value of Foundation.
  private static func known(_ key: String, of object: Any) -> Any? {
    if let text = PredicateValue.text(object) { return property(key, of: text) }
    if let date = PredicateValue.date(object) {
      return key == "timeIntervalSinceReferenceDate" ? date.timeIntervalSinceReferenceDate : nil
    }
    guard let url = object as? URL else { return nil }
    return switch key {
    case "absoluteString": url.absoluteString
    case "host": url.host
    case "lastPathComponent": url.lastPathComponent
    case "path": url.path
    case "pathExtension": url.pathExtension
    case "query": url.query
    case "scheme": url.scheme
    default: nil
    }
  }

  private static func property(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "lowercaseString": text.lowercased()
    case "uppercaseString": text.uppercased()
    case "capitalizedString": text.capitalized
    case "description": text
    case "integerValue", "intValue", "longLongValue": NSString(string: text).integerValue
    case "doubleValue", "floatValue": NSString(string: text).doubleValue
    case "boolValue": NSString(string: text).boolValue
    default: nil
    }
  }
}
