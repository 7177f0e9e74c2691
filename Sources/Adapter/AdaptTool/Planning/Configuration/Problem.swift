/// A reason for which nothing can be built, in words for the person who builds.
struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
