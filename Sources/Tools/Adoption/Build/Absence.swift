/// The reason for which a build goes without a file; the one that is easiest to change comes first.
package enum Absence: Comparable, Sendable {
  /// A pattern of `--exclude` matches it.
  case excluded
  /// The project lists it, and the disk doesn't have it.
  case missing
  /// It is written in C or Objective-C.
  case inC
  /// It doesn't compile here.
  case leftOut
}
