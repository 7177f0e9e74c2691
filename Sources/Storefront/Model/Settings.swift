/// The settings of a user.
nonisolated struct Settings: Hashable, Sendable {
  var notifiesOfSales = true
  var notifiesOfStock = false
}
