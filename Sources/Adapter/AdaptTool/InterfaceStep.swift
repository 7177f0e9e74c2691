import BuildFormats
import Foundation
import ResourceCompiler
import SourceAdapter
import StoryboardCompiler

/// Compiles the storyboards and nibs of a target.
struct InterfaceStep {
  private let plan: BuildPlan
  private let classes: AppClasses
  private let texts: CompiledTexts

  init(_ plan: BuildPlan, _ index: AppIndex, _ texts: CompiledTexts = CompiledTexts()) {
    self.plan = plan
    self.texts = texts
    classes = AppClasses(index)
  }

  private static let note =
    "note: where the app no longer has an outlet or action, remove the connection in Xcode, or skip "
    + "all of them: \"brokenConnections\": \"warn\" for the target in flowsh.json"

  /// Compiles all documents, and reports what is wrong with any of them.
  ///
  /// - Parameter files: Receives the broken connections and the skipped parts of documents.
  /// - Throws: A `Diagnostic` if there is an error.
  func run(_ files: inout AdaptedFiles) throws {
    guard let registry = plan.registry else { return }
    files.skippedParts += duplicates
    let compiler = StoryboardCompiler(
      module: plan.resources.module, classes: classes, isLenient: plan.skipsBrokenConnections)
    var loadable: [String] = []
    var errors: [any Error] = []
    for document in plan.documents {
      do {
        guard let data = FileManager.default.contents(atPath: document.input) else {
          throw Diagnostic(document.input, "the file can't be read")
        }
        let result = try compiler.compile(document.input, data)
        let connections = result.diagnostics.filter { $0.member != nil }
        for connection in connections where !connection.isError { print(connection) }
        files.brokenConnections += connections
        files.skippedParts += result.diagnostics.filter { $0.member == nil && !$0.isError }
        errors += result.diagnostics.filter(\.isError)
        if result.isLoadable { loadable.append(document.input) }
        files.leftOut += try texts.write(Array(result.text.utf8), to: document.output)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else {
      let isBroken = errors.contains { ($0 as? Diagnostic)?.member != nil }
      throw DiagnosticList(errors: errors, note: isBroken ? Self.note : nil)
    }
    files.leftOut += try texts.write(Array(compiler.registry(loadable).utf8), to: registry)
  }

  /// The documents of a name that another one has, which isn't the same in another language.
  private var duplicates: [Diagnostic] {
    let taken = Dictionary(
      plan.documents.map { (URL(filePath: $0.input).lastPathComponent, $0.input) },
      uniquingKeysWith: { first, _ in first })
    return plan.resources.files.compactMap { path in
      let name = URL(filePath: path).lastPathComponent
      guard let other = taken[name], other != path, !isTranslation(path, of: other)
      else { return nil }
      return Diagnostic(
        path, isError: false,
        "the target has two files of this name, and a bundle can have only one; the other,"
          + " \(other), is taken; leave out one of them with --exclude")
    }
  }

  private func isTranslation(_ path: String, of other: String) -> Bool {
    let folders = [path, other].map {
      URL(filePath: $0).deletingLastPathComponent().lastPathComponent
    }
    return folders[0] != folders[1] && folders.allSatisfy { $0.hasSuffix(".lproj") }
  }
}

/// Several mistakes, one on each line.
private struct DiagnosticList: Error, CustomStringConvertible {
  let errors: [any Error]
  /// The remedy.
  let note: String?

  var description: String {
    (errors.map { "\($0)" } + [note].compactMap { $0 }).joined(separator: "\n")
  }
}

extension AppClasses {
  /// Takes what documents may name from the facts about the sources.
  init(_ index: AppIndex) {
    self.init()
    uiKitAccess = index.importAccess["UIKit"]
    for name in index.typeNames {
      let declaration = index.declaration(of: name)
      if index.isClass(name) { superclasses[name] = index.superclasses(of: name) }
      if let module = declaration?.module { modules[name] = module }
      for part in index.parts(of: name) {
        if let other = part.facts.objCName { objCNames[other] = name }
        // Of another module, only what is public can be connected.
        members[name, default: []] += part.facts.members
          .filter { !$0.isStatic && $0.kind != .initializer }
          .filter { part.module == nil || $0.isPublic }.map(Member.init)
      }
    }
  }
}

extension AppClasses.Member {
  init(_ facts: MemberFacts) {
    self.init(
      name: facts.kind == .property || facts.labels.isEmpty ? facts.name : facts.fullName,
      selector: facts.kind == .method ? facts.selector : nil, type: facts.types.first,
      isPrivate: facts.isPrivate, isConnected: facts.isOutlet || facts.isAction)
  }
}
