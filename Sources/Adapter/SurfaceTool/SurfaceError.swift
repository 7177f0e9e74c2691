/// A declaration from which nothing can be derived, or that breaks a rule.
struct SurfaceError: Error, CustomStringConvertible {
  let description: String

  init(_ place: Place, _ text: String) {
    description = "\(place.path):\(place.line): error: \(text)"
  }

  init(_ text: String) { description = text }
}
