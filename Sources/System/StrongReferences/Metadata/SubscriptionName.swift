/// The names of the classes that make up a subscription of Combine, which an app knows only by the
/// operators that create them.
enum SubscriptionName {
  private static let modules = ["PatchedOpenCombine.", "CombinePublishers."]
  private static let ours = [
    "CollectedValues": "collect", "LatestValues": "combineLatest", "MergedValues": "merge",
  ]

  /// Returns the name of the operator, such as `map`; `nil` for other classes, and for those that
  /// an app uses by their own names.
  static func name(of type: AnyClass) -> String? {
    let name = _typeName(type, qualified: true)
    guard modules.contains(where: name.hasPrefix) else { return nil }
    return self.name(in: name)
  }

  /// Returns the name of the operator in a class's full name, such as
  /// `PatchedOpenCombine.Publishers.Map<…>.(unknown context at $7f).Inner<…>`.
  static func name(in fullName: String) -> String? {
    let path = components(of: fullName)
    guard path.count > 1 else { return nil }
    if let name = ours[path[path.count - 1]] { return name }
    guard path.count > 2 else { return nil }
    switch path[1] {
    case "Publishers", "Subscribers": return path[2].prefix(1).lowercased() + path[2].dropFirst()
    default: return "subscription"
    }
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
