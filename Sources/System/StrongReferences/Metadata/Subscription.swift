/// The classes that make up a subscription of Combine or RxSwift, which an app knows only by the
/// operators that create them.
enum Subscription {
  private static let combine: Set = ["CombinePublishers", "PatchedOpenCombine"]
  /// Libraries whose objects hold the closures of subscriptions.
  private static let modules = combine.union(["RxCocoa", "RxRelay", "RxSwift"])
  private static let ours = [
    "CollectedValues": "collect", "LatestValues": "combineLatest", "MergedValues": "merge",
  ]

  /// Returns whether a class is one of a library for subscriptions.
  static func isPart(_ type: AnyClass) -> Bool {
    modules.contains(ReferenceReader.moduleName(of: type))
  }

  /// Returns the name of the operator, such as `map`; `nil` for other classes, and for those that
  /// an app uses by their own names.
  static func name(of type: AnyClass) -> String? {
    isPart(type) ? name(in: _typeName(type, qualified: true)) : nil
  }

  /// Returns the name of the operator in a class's full name, such as
  /// `PatchedOpenCombine.Publishers.Map<…>.(unknown context at $7f).Inner<…>`.
  static func name(in fullName: String) -> String? {
    let path = components(of: fullName)
    guard path.count > 1 else { return nil }
    if path[0] == "RxSwift" { return nameOfRx(path[path.count - 1]) }
    guard combine.contains(path[0]) else { return nil }
    if let name = ours[path[path.count - 1]] { return name }
    guard path.count > 2 else { return nil }
    switch path[1] {
    case "Publishers", "Subscribers": return path[2].prefix(1).lowercased() + path[2].dropFirst()
    default: return "subscription"
    }
  }

  /// Returns the name of the operator that creates an object of RxSwift, such as a `MapSink`.
  private static func nameOfRx(_ name: String) -> String? {
    if name == "AnonymousObserver" { return "subscribe" }
    guard name.hasSuffix("Sink"), name != "Sink" else { return nil }
    return name.prefix(1).lowercased() + name.dropFirst().dropLast(4)
  }

  /// The names of a type and those around it, without generic arguments and private contexts.
  private static func components(of name: String) -> [String] {
    var components = [""]
    var depth = 0
    for character in name {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "." where depth == 0: components.append("")
      default: if depth == 0 { components[components.count - 1].append(character) }
      }
    }
    return components.filter { !$0.isEmpty }
  }
}
