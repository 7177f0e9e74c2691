/// The settings of a user.
nonisolated struct Settings: Hashable, Sendable {
  var tellsOfSales = true
  var tellsOfStock = false
}
