@testable import Reports

extension MapSketch {
  /// A made-up shop with 27 screens.
  static let shop: MapSketch = {
    var shop = MapSketch(app: "shop")
    shop.add("LoginViewController", "Welcome", in: nil, from: nil, by: "")
    shop.add("CatalogViewController", "Catalog", in: "Catalog", from: 0, by: "login", back: nil)
    shop.add(
      "ForgotPasswordViewController", "Forgot Password", in: nil, from: 0, by: "forgot", .sheet)
    shop.add(
      "OrdersViewController", "Orders", in: "Orders", from: 1, by: "tab Orders", .screen, .tab)
    shop.add(
      "CustomersViewController", "Customers", in: "Customers", from: 1, by: "tab Customers",
      .screen, .tab)
    shop.add(
      "SettingsViewController", "Settings", in: "Settings", from: 1, by: "tab Settings", .screen,
      .tab)
    shop.add("CategoryViewController", "Shoes", in: "Catalog", from: 1, by: "select Shoes")
    shop.add("SearchViewController", "Search", in: "Catalog", from: 1, by: "search", .cover)
    shop.add("ProductViewController", "Silk Top", in: "Catalog", from: 6, by: "select \"Silk Top\"")
    shop.add("ReviewsViewController", "Reviews", in: "Catalog", from: 8, by: "reviews")
    shop.add(
      "WriteReviewViewController", "Write a Review", in: "Catalog", from: 9, by: "write", .sheet)
    shop.add(
      "SizeGuideViewController", "Size Guide", in: "Catalog", from: 8, by: "tap \"Size Guide\"",
      .sheet)
    shop.add("CartViewController", "Cart", in: "Catalog", from: 8, by: "tap Cart")
    shop.add("CheckoutViewController", "Checkout", in: "Catalog", from: 12, by: "checkout", .sheet)
    shop.add("PaymentViewController", "Payment", in: "Catalog", from: 13, by: "tap Payment")
    shop.add(
      "ConfirmationViewController", "Thank You", in: "Catalog", from: 14, by: "pay", back: nil)
    shop.add("OrderViewController", "Order 1041", in: "Orders", from: 3, by: "select 1041")
    shop.add("RefundViewController", "Refund", in: "Orders", from: 16, by: "refund", .sheet)
    shop.add("UIAlertController", "Cancel the order?", in: "Orders", from: 16, by: "cancel", .alert)
    shop.add("CustomerViewController", "Fred", in: "Customers", from: 4, by: "select Fred")
    shop.add(
      "EditCustomerViewController", "Edit Fred", in: "Customers", from: 19, by: "edit", .sheet)
    shop.add(
      "CustomerOrdersViewController", "Fred’s Orders", in: "Customers", from: 19, by: "tap Orders")
    shop.add(
      "NewCustomerViewController", "New Customer", in: "Customers", from: 4, by: "add", .sheet)
    shop.add("AboutViewController", "About", in: "Settings", from: 5, by: "select About")
    shop.add("LicensesViewController", "Licenses", in: "Settings", from: 23, by: "select Licenses")
    shop.add(
      "NotificationsViewController", "Notifications", in: "Settings", from: 5,
      by: "select Notifications")
    shop.add("ProfileViewController", "Profile", in: "Settings", from: 5, by: "select Profile")
    let tabs = [1, 3, 4, 5]
    for from in [1, 3, 4, 5, 6, 8, 9, 12, 16, 19, 21, 23, 24, 25, 26] {
      for to in tabs where to != from { shop.move(from, to, "tab \(to)", .tab) }
    }
    shop.move(15, 1, "done", .onward)
    shop.move(7, 8, "select \"Silk Top\"", .onward)
    shop.move(21, 16, "select 1041", .onward)
    shop.move(1, 8, "deeplink", .onward)
    shop.move(1, 1, "filter", .onward)
    shop.move(1, 1, "pull", .onward)
    shop.move(12, 12, "plus", .onward)
    shop.move(20, 20, "fill Name \"Anna\"", .onward)
    shop.move(26, 0, "logout", .onward)
    shop.move(13, 7, "help", .onward)
    return shop
  }()

  /// Returns an app of a number of screens, in tabs, four levels deep.
  static func large(_ count: Int) -> MapSketch {
    var app = MapSketch(app: "large")
    var random = SplitMix(state: 42)
    let tabs = ["Home", "Search", "Inbox", "Groups", "Profile"]
    for (index, tab) in tabs.prefix(count).enumerated() {
      app.add(
        "\(tab)ViewController", tab, in: tab, from: index == 0 ? nil : 0, by: "tab \(tab)", .screen,
        .tab)
    }
    var depths = [Int](repeating: 0, count: min(count, tabs.count))
    while app.screens.count < count {
      let parent = Int(random.next() % UInt64(app.screens.count))
      guard depths[parent] < 5 else { continue }
      let number = app.screens.count
      let style: MapReport.Screen.Style =
        number % 7 == 3 ? .sheet : number % 31 == 5 ? .alert : .screen
      let words = ["Details", "Edit", "Filter", "Photo", "Comments", "Options", "History", "Map"]
      let word = words[number % words.count]
      app.add(
        "\(word)\(number)ViewController", "\(word) \(number)", in: app.screens[parent].group,
        from: parent, by: "select \"\(word) \(number)\"", style)
      depths.append(depths[parent] + 1)
    }
    for screen in depths.indices.dropFirst(tabs.count) {
      if screen % 3 == 0 {
        for tab in tabs.indices { app.move(screen, tab, "tab \(tabs[tab])", .tab) }
      }
      if screen % 4 == 1 {
        let other = Int(random.next() % UInt64(count))
        app.move(screen, other, "open \(other)", .onward)
      }
      if screen % 5 == 2 { app.move(screen, screen, "refresh", .onward) }
    }
    return app
  }
}

/// A small generator of random numbers that are the same each time.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return (value ^ (value >> 31)) >> 8
  }
}
