import SwiftUIState

/// Lets a hosting controller show the values that a view model publishes.
extension Published: PublishedProperty {
  /// The value now.
  package var heldValue: Any? {
    var property = self  // Copies share the value.
    var value: Value?
    _ = property.projectedValue.sink { value = $0 }
    return value
  }
}
