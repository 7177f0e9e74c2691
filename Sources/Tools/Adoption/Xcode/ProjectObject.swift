/// An object of a project file, with its fields.
struct ProjectObject {
  let id: String
  private let fields: [String: Any]

  init(_ id: String, _ fields: [String: Any]) {
    self.id = id
    self.fields = fields
  }

  /// The object's class.
  var isa: String { string("isa") ?? "" }

  func string(_ key: String) -> String? { fields[key] as? String }

  /// Returns the texts of a list; a single text counts as a list of one.
  func strings(_ key: String) -> [String] {
    if let list = fields[key] as? [Any] { return list.compactMap { $0 as? String } }
    return string(key).map { [$0] } ?? []
  }

  /// Returns the fields of a dictionary as texts; lists are joined by spaces.
  func texts(_ key: String) -> [String: String] {
    guard let values = fields[key] as? [String: Any] else { return [:] }
    return values.compactMapValues { value in
      value as? String
        ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: " ")
    }
  }

  /// Returns a dictionary as an object of its own.
  func fields(_ key: String) -> ProjectObject? {
    (fields[key] as? [String: Any]).map { ProjectObject(id + "." + key, $0) }
  }
}
