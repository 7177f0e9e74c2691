extension StoreData {
  /// The links that the app opens with this data: tabs, screens, categories, products and persons.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var links: [String] {
    let places = TabBarPage.allCases.map { $0.title.lowercased() } + ["favorites", "settings"]
    let categories = categories.values.filter { $0.opens == nil }.map(\.id).sorted()
    return places.map { "storefront://" + $0 }
      + Self.links("categories", categories) + Self.links("products", products.map(\.id))
      + Self.links("persons", persons.map(\.id)) + Self.links("groups", persons.map(\.id))
  }

  /// Returns links to items; an ID with a slash has none, because the slash would separate parts.
  private static func links(_ host: String, _ ids: [String]) -> [String] {
    ids.filter { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "/")) }.map {
      "storefront://\(host)/\(escaped($0))"
    }
  }

  /// Returns an ID with everything but letters, digits and hyphens of ASCII as percent escapes.
  private static func escaped(_ id: String) -> String {
    let isPlain = { (byte: UInt8) in
      let character = Character(UnicodeScalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber || "-_".contains(character))
    }
    if id.utf8.allSatisfy(isPlain) { return id }
    return id.utf8.map { byte in
      if isPlain(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0" + digits : "%" + digits
    }.joined()
  }
}
