/// A user's settings.
nonisolated struct Settings: Hashable, Sendable {
  var notifiesOfSales = true
  var notifiesOfStock = false
}
