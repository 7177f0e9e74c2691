import SwiftSyntax

/// A rule: apps can override what UIKit's classes implement of UIKit's protocols.
///
/// A requirement that an open class leaves to its default implementation can't be overridden,
/// because that stands in an extension.
enum ConformanceRule {
  /// Returns an error for each open class and each of its protocols that it implements in part.
  static func violations(in surface: Surface) -> [SurfaceError] {
    surface.classes.filter { $0.isOpen && !DerivedFile.isCompleted($0) }.flatMap {
      declaration -> [SurfaceError] in
      let members = Set(
        ([declaration] + surface.superclasses(of: declaration))
          .flatMap { $0.members.compactMap(MemberKey.init) })
      return surface.protocols(adoptedBy: declaration).compactMap { adopted -> SurfaceError? in
        let missing = adopted.requirements.filter {
          surface.isOptional($0, of: adopted.name) && !members.contains($0.key)
        }
        guard !missing.isEmpty else { return nil }
        let names = missing.map(\.key.fullName).joined(separator: ", ")
        return SurfaceError(
          declaration.file.place(of: declaration.node.classKeyword),
          "no subclass of \(declaration.name) can override \(names) of \(adopted.name); "
            + "implement them as open, or end the class with the line \"\(DerivedFile.mark)\"")
      }
    }
  }
}
