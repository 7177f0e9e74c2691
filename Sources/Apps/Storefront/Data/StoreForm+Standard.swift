nonisolated extension StoreForm {
  /// The app's own data, as in `Storefront.json`.
  ///
  /// Written in Swift, because decoding would be a fifth of what a start costs.
  static let standard = StoreForm(
    persons: [
      Person(id: "fred", name: "Fred", role: "Store manager", email: "fred@example.org"),
      Person(id: "barney", name: "Barney", role: "Menswear", email: "barney@example.org"),
      Person(id: "wilma", name: "Wilma", role: "Womenswear", email: "wilma@example.org"),
      Person(id: "betty", name: "Betty", role: "Visual merchandising", email: "betty@example.org"),
    ],
    groups: [
      Group(id: "opening", name: "Opening shift", members: ["fred", "wilma"]),
      Group(id: "closing", name: "Closing shift", members: ["barney", "betty"]),
      Group(id: "fittings", name: "Fitting rooms", members: ["wilma", "barney", "fred"]),
    ],
    users: [
      User(username: "fred", password: "yabba", name: "Fred"),
      User(username: "wilma", password: "pearl", name: "Wilma"),
    ],
    categories: [
      Category(id: "women", name: "Women", parent: nil, opens: nil),
      Category(id: "dresses", name: "Dresses", parent: "women", opens: nil),
      Category(id: "tops", name: "Tops", parent: "women", opens: nil),
      Category(id: "men", name: "Men", parent: nil, opens: nil),
      Category(id: "shirts", name: "Shirts", parent: "men", opens: nil),
      Category(id: "trousers", name: "Trousers", parent: "men", opens: nil),
      Category(id: "living", name: "Living", parent: nil, opens: nil),
      Category(id: "kitchen", name: "Kitchen", parent: "living", opens: nil),
      Category(id: "cups", name: "Cups", parent: "kitchen", opens: nil),
      Category(id: "bedding", name: "Bedding", parent: "living", opens: nil),
      Category(id: "gift-cards", name: "Gift cards", parent: nil, opens: .giftCards),
      Category(id: "our-staff", name: "Our staff", parent: nil, opens: .staff),
    ],
    products: [
      Product(
        id: "linen-dress", name: "Linen dress", category: "dresses", price: Price(cents: 8900),
        salePrice: Price(cents: 6900), stock: 4, details: "Sand, sizes 34 to 44", featured: true),
      Product(
        id: "wrap-dress", name: "Wrap dress", category: "dresses", price: Price(cents: 7900),
        salePrice: nil, stock: 7, details: "Dark green, belted", featured: nil),
      Product(
        id: "summer-dress", name: "Summer dress", category: "dresses", price: Price(cents: 5900),
        salePrice: Price(cents: 3900), stock: 0, details: "Striped, knee length", featured: nil),
      Product(
        id: "linen-blouse", name: "Linen blouse", category: "tops", price: Price(cents: 4900),
        salePrice: nil, stock: 12, details: "White, mother-of-pearl buttons", featured: nil),
      Product(
        id: "silk-top", name: "Silk top", category: "tops", price: Price(cents: 6500),
        salePrice: nil, stock: 3, details: "Navy, sleeveless", featured: true),
      Product(
        id: "oxford-shirt", name: "Oxford shirt", category: "shirts", price: Price(cents: 5500),
        salePrice: nil, stock: 20, details: "Light blue, button-down", featured: true),
      Product(
        id: "flannel-shirt", name: "Flannel shirt", category: "shirts", price: Price(cents: 4500),
        salePrice: Price(cents: 2900), stock: 9, details: "Red check", featured: nil),
      Product(
        id: "chinos", name: "Chinos", category: "trousers", price: Price(cents: 6900),
        salePrice: nil, stock: 15, details: "Stone, straight cut", featured: nil),
      Product(
        id: "cord-trousers", name: "Cord trousers", category: "trousers", price: Price(cents: 7500),
        salePrice: Price(cents: 5500), stock: 6, details: "Rust, wide wale", featured: nil),
      Product(
        id: "stoneware-cup", name: "Stoneware cup", category: "cups", price: Price(cents: 1500),
        salePrice: nil, stock: 40, details: "Glazed by hand, 0.3 litres", featured: true),
      Product(
        id: "espresso-cup", name: "Espresso cup", category: "cups", price: Price(cents: 1200),
        salePrice: Price(cents: 900), stock: 32, details: "Set of two", featured: nil),
      Product(
        id: "linen-sheets", name: "Linen sheets", category: "bedding", price: Price(cents: 12900),
        salePrice: nil, stock: 5, details: "Double, washed", featured: nil),
    ],
    giftCards: [Price(cents: 2500), Price(cents: 5000), Price(cents: 10000)])
}
