import BuildFormats
import SwiftSyntax

/// Makes the Swift sources of an iOS app compile on Linux, which has no Objective-C runtime.
///
/// A file is changed by replacing ranges of its bytes; everything else is passed on as it stands.
/// The result begins with two lines that import UIKit and Foundation's networking, as a bridging
/// header or Foundation itself would on iOS, and that give the original path and line to the
/// compiler.
package struct SourceAdapter: Sendable {
  /// The facts about all files of the target.
  package let index: AppIndex
  /// The target's files, by path.
  private let source: @Sendable (String) -> ParsedSource?

  /// Creates an adapter for the files of a target.
  ///
  /// - Parameters:
  ///   - index: The facts about all files.
  ///   - source: Returns a file; called for the files whose members move.
  package init(_ index: AppIndex, source: @escaping @Sendable (String) -> ParsedSource?) {
    self.index = index
    self.source = source
  }

  /// Returns a file as Linux compiles it.
  ///
  /// - Parameters:
  ///   - path: The file's path, as errors name it.
  ///   - source: The file. What doesn't parse is passed on, and the compiler reports it.
  /// - Returns: The contents for the compiler.
  package func adapted(_ path: String, _ source: ParsedSource) -> AdaptedFile {
    let (bytes, tree) = (source.bytes, source.tree)
    let collector = EditCollector(path, bytes, index)
    collector.prepareImports(of: tree)
    collector.movesOut(of: tree)
    collector.walk(tree)
    collector.conformToOptionals(source.facts.types)
    // A script's first line is a comment where it isn't the first line.
    if tree.shebang != nil { collector.edits.replace(0..<2, with: "//") }
    var imports = missingImports(
      of: collector.broughtModules.union(modules(for: source.facts)), in: tree)
    for (owner, end) in collector.classEnds(tree) {
      if let values = collector.ownValues(of: owner) { collector.edits.insert(values, at: end) }
      for file in index.filesWithMoves(into: owner) {
        let own = file == path ? source : nil
        guard let moved = movedMembers(of: owner, in: file, or: own) else { continue }
        imports += moved.imports.filter { !imports.contains($0) }
        let line = collector.line(at: end)
        collector.edits.insert(
          moved.text + "\n" + SwiftLiteral.location(path, line: line) + "\n", at: end)
      }
    }
    if collector.hasManagedProperties {
      imports.append(EditCollector.importOfManagedProperties(index))
    }
    let head = Self.head(imports, path)
    let appendix =
      collector.optionalProtocols + collector.dispatchers + collector.conformances
    let tail = appendix.isEmpty ? "" : "\n" + appendix.joined(separator: "\n") + "\n"
    return AdaptedFile(
      bytes: Array(head.utf8) + collector.edits.applied(to: bytes) + Array(tail.utf8),
      isUnchanged: collector.edits.isEmpty && tail.isEmpty, warnings: collector.warnings)
  }

  /// Returns a file as it stands, for a module that is made for Linux, too.
  ///
  /// It imports UIKit as well, for what takes the place of pieces that are left out.
  ///
  /// - Parameters:
  ///   - path: The file's path, as errors name it.
  ///   - source: The file.
  /// - Returns: The contents for the compiler.
  package func located(_ path: String, _ source: ParsedSource) -> AdaptedFile {
    let head = Self.head(missingImports(of: modules(for: source.facts), in: source.tree), path)
    return AdaptedFile(
      bytes: Array(head.utf8) + source.bytes, isUnchanged: true, warnings: [])
  }

  /// The two lines before a file's own.
  private static func head(_ imports: [String], _ path: String) -> String {
    imports.joined(separator: "; ") + "\n" + SwiftLiteral.location(path, line: 1) + "\n"
  }

  /// The modules that a file imports in any case; on iOS, a bridging header or Foundation would
  /// bring them.
  private func modules(for facts: SourceFacts) -> Set<String> {
    let inherited = facts.types.flatMap(\.inherits)
    let isHidden = inherited.contains { Self.hiddenParts.contains($0) && !index.isSeen($0) }
    return isHidden
      ? ["UIKit", "FoundationNetworking", "CoreFoundation"] : ["UIKit", "FoundationNetworking"]
  }

  /// The classes of Foundation with members of CoreFoundation's types: without that module, Swift
  /// doesn't see these members, and takes no subclasses.
  private static let hiddenParts: Set = [
    "Bundle", "NSCondition", "NSLock", "NSNumber", "NSRecursiveLock", "RunLoop", "Thread",
  ]

  /// The imports of modules, without those that a file has.
  ///
  /// If a file of the target gives an access level to such an import, so must all others.
  private func missingImports(of modules: Set<String>, in tree: SourceFileSyntax) -> [String] {
    let present = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
      .filter { $0.importKindSpecifier == nil }.map { $0.path.first?.name.text ?? "" }
    return modules.subtracting(present).sorted().map { module in
      let access = index.importAccess[module].map { $0 + " " } ?? ""
      return access + "import " + (StandIn.module(for: module) ?? module)
    }
  }

  /// The members that move from a file's extensions into their class.
  private func movedMembers(
    of owner: String, in file: String, or own: ParsedSource?
  ) -> (text: String, imports: [String])? {
    guard let source = own ?? source(file) else { return nil }
    let (bytes, tree) = (source.bytes, source.tree)
    let collector = EditCollector(file, bytes, index)
    collector.prepareImports(of: tree)
    collector.walk(tree)
    let text = collector.members(of: owner, movedFrom: tree).map {
      collector.text(of: $0, from: tree, isSameFile: own != nil)
    }.joined()
    let written = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
      .map { collector.edited($0.trimmedBytes) }
      .filter { !["", "import Foundation", "import UIKit"].contains($0) }
    let imports = missingImports(of: collector.broughtModules, in: tree) + written
    return text.isEmpty ? nil : (text, imports)
  }
}
