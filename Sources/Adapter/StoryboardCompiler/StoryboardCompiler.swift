package import BuildFormats
package import Foundation

/// Compiles storyboards and nibs to Swift files.
///
/// A file holds the document's elements as a text, which UIKit's classes read at run time as they
/// read a nib on iOS, and code for what concerns the app's own classes: how they are created, and
/// their outlets, actions, attributes and segues. The compiler checks the code, and reports errors
/// at the document's lines.
package struct StoryboardCompiler: Sendable {
  private let module: String
  private let classes: AppClasses
  private let isLenient: Bool

  /// Creates a compiler for the documents of a module.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - classes: The app's classes.
  ///   - isLenient: Whether outlets and actions that the app doesn't have are warnings, and are
  ///     skipped.
  package init(module: String, classes: AppClasses, isLenient: Bool = false) {
    self.module = module
    self.classes = classes
    self.isLenient = isLenient
  }

  /// The result for one document.
  package struct Result: Sendable {
    /// The Swift file.
    package let text: String
    /// Errors, and what was skipped, as warnings.
    package let diagnostics: [Diagnostic]
    /// Whether the program can load the document; not so one for another system.
    package let isLoadable: Bool
  }

  /// Compiles a storyboard or nib.
  ///
  /// - Parameters:
  ///   - path: The file's path, which errors name.
  ///   - data: Its contents.
  /// - Returns: The code.
  /// - Throws: A `Diagnostic` if it isn't a storyboard or nib.
  package func compile(_ path: String, _ data: Data) throws -> Result {
    let document = try Document(path, data)
    var diagnostics = Diagnostics(document, isLenient: isLenient)
    guard document.isForIOS else {
      let runtime = document.root["targetRuntime"] ?? "?"
      diagnostics.warn(
        "the document is for \(runtime), not for iOS; it is left out", at: document.root)
      return Result(text: "// Not for iOS\n", diagnostics: diagnostics.all, isLoadable: false)
    }
    for duplicate in document.duplicates {
      diagnostics.warn(
        "the identifier \(duplicate.id) is used twice; connections lead to the first element",
        at: duplicate, in: duplicate)
    }
    var archive = ArchiveWriter(document, diagnostics)
    archive.write()
    var code = CodeWriter(document, classes, module: module, archive.diagnostics)
    var output = Output(path: path)
    let name = typeName(of: path)
    output.block("@MainActor enum \(name): InterfaceDocument {") { output in
      // A raw literal, whose marks occur nowhere in it.
      var marks = "#"
      while archive.lines.contains(where: {
        $0.contains("\"" + marks) || $0.contains("\\" + marks)
      }) { marks += "#" }
      output.add("static let text = \(marks)\"\"\"")
      for line in archive.lines { output.add(raw: line) }
      output.add(raw: "\"\"\"\(marks)")
      code.write(&output)
    }
    let access = classes.uiKitAccess.map { $0 + " " } ?? ""
    var head = ["@_spi(InterfaceBuilder) import HeadlessUIKit", "\(access)import UIKit"]
    for name in code.modules.sorted() where name != module {
      head += [CodeWriter.condition(name), "  import \(name)", "#endif"]
    }
    return Result(
      text: (head + [""] + output.lines).joined(separator: "\n") + "\n",
      diagnostics: code.diagnostics.all, isLoadable: true)
  }

  /// The name of the type that stands for a document.
  private func typeName(of path: String) -> String {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return (path.hasSuffix(".storyboard") ? "Storyboard_" : "Nib_") + SwiftText.identifier(name)
  }

  /// Returns the file by which the program finds the documents of a module.
  ///
  /// - Parameter paths: The paths of the documents that it can load.
  /// - Returns: The file's text.
  package func registry(_ paths: [String]) -> String {
    func entries(_ suffix: String) -> String {
      let lines = paths.filter { $0.hasSuffix(suffix) }.sorted().map { path in
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        return "    \(SwiftLiteral.text(name)): \(typeName(of: path)).self,"
      }
      return lines.isEmpty ? "[:]" : "[\n" + lines.joined(separator: "\n") + "\n  ]"
    }
    let type = "any InterfaceDocument.Type"
    return """
      @_spi(InterfaceBuilder) import HeadlessUIKit

      final class InterfaceDocuments_\(SwiftText.identifier(module)): InterfaceDocuments {
        override class var module: String { \(SwiftLiteral.text(module)) }
        override class var storyboards: [String: \(type)] { \(entries(".storyboard")) }
        override class var nibs: [String: \(type)] { \(entries(".xib")) }
      }

      """
  }
}
