/// A generator of Storefront data files with any number of products and people.
enum StoreFile {
  private static let names = ["Alva", "Bertil", "Cleo", "Dagny", "Edgar", "Florentine", "Gus"]
  private static let colors = ["White", "Navy", "Sand", "Dark green", "Rust"]

  /// Returns the name of the person with the given number, counted from 1.
  static func person(_ number: Int) -> String { "\(names[number % names.count]) No. \(number)" }

  /// Returns the text of a data file with the given numbers of products and people.
  static func json(products: Int, persons: Int) -> String {
    let persons = (1...persons).map { number in
      """
      {"id": "p\(number)", "name": "\(person(number))", "role": "Sales assistant", \
      "email": "p\(number)@example.org"}
      """
    }
    let products = (1...products).map { number in
      """
      {"id": "a\(number)", "name": "\(colors[number % colors.count]) shirt \(number)", \
      "category": "shirts", "price": \(1_000 + number % 9_000), "stock": \(number % 50), \
      "details": "Button-down"}
      """
    }
    return """
      {"persons": [\(persons.joined(separator: ",\n"))], "groups": [], "users": [],
      "categories": [{"id": "shirts", "name": "Shirts"}],
      "products": [\(products.joined(separator: ",\n"))], "giftCards": []}

      """
  }
}
