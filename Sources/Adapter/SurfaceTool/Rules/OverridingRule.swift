import SwiftSyntax

/// A rule: apps can override the members of UIKit's classes.
///
/// Swift lets another module override only what is `open` and stands in the class's body. What
/// UIKit itself declares in an extension, or as final, says so by `final`.
enum OverridingRule {
  /// Returns an error for each member that no subclass can override.
  static func violations(in surface: Surface) -> [SurfaceError] {
    let openClasses = Set(surface.classes.filter(\.isOpen).map(\.name))
    let classes = surface.classes.filter { !$0.isOpen }.compactMap { declaration in
      declaration.node.modifiers.contains(keyword: "final")
        ? nil
        : SurfaceError(
          declaration.file.place(of: declaration.node.classKeyword),
          "no app can subclass \(declaration.name); declare it open, or final if UIKit's is")
    }
    let inBodies = surface.classes.filter(\.isOpen).flatMap { declaration in
      declaration.members.compactMap { member in
        member.modifiers.contains(keyword: "public")
          ? error(member, of: declaration.name, in: declaration.file) : nil
      }
    }
    let inExtensions = surface.extensions.filter { openClasses.contains($0.extended) }.flatMap {
      part in
      part.members.compactMap { member in
        part.isPublic || member.modifiers.contains { ["open", "public"].contains($0.name.text) }
          ? error(member, of: part.extended, in: part.file) : nil
      }
    }
    return classes + inBodies + inExtensions
  }

  private static func error(
    _ member: DeclSyntax, of owner: String, in file: SourceFile
  ) -> SurfaceError? {
    guard !member.modifiers.contains(keyword: "final"),
      !member.modifiers.contains(keyword: "static"),
      member.is(SubscriptDeclSyntax.self) || MemberKey(member) != nil
    else { return nil }
    let name = MemberKey(member)?.fullName ?? "subscript"
    return SurfaceError(
      file.place(of: member),
      "no subclass can override \(owner).\(name); declare it open in the body of the class, or "
        + "final if UIKit's is, or stands in a Swift extension")
  }
}
