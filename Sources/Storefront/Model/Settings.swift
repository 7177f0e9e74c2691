/// What somebody has set for themselves.
nonisolated struct Settings: Hashable, Sendable {
  var tellsOfSales = true
  var tellsOfStock = false
}
