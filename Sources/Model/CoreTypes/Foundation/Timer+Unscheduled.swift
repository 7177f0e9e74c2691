public import Foundation

extension Timer {
  /// Creates a timer that never fires, as `Timer()` does on iOS.
  ///
  /// Foundation on Linux hasn't got that initializer, and an extension can't override the one of
  /// `NSObject`.
  ///
  /// - Parameter unused: Leave it out.
  public convenience init(_ unused: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}
