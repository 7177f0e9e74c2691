import Foundation

nonisolated extension Int {
  /// Creates the nearest integer of at most 2^53, in place of a trap; 0 if the number is NaN.
  package init(bounded number: Double) {
    let most = 9_007_199_254_740_992.0
    self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -most), most))
  }
}
