package import Foundation

/// Compiles storyboards and nibs to Swift code, which the compiler checks.
package struct StoryboardCompiler: Sendable {
  private let module: String
  private let classes: AppClasses

  /// Creates a compiler for the documents of a module.
  package init(module: String, classes: AppClasses) {
    self.module = module
    self.classes = classes
  }

  /// The result for one document.
  package struct Result: Sendable {
    /// The Swift file.
    package let text: String
    /// What was skipped, as warnings.
    package let diagnostics: [InterfaceDiagnostic]
  }

  /// Compiles a storyboard or nib.
  ///
  /// - Parameters:
  ///   - path: The file's path, which errors name.
  ///   - data: Its contents.
  ///   - strings: The texts of the development language by `id.key`.
  /// - Returns: The code.
  /// - Throws: An `InterfaceDiagnostic` if it isn't a storyboard or nib.
  package func compile(
    _ path: String, _ data: Data, strings: [String: String] = [:]
  ) throws -> Result {
    let document = try Document(path, data)
    var writer = DocumentWriter(document, classes, module: module, strings: strings)
    let text = writer.file()
    return Result(text: text, diagnostics: writer.diagnostics)
  }

  /// Returns the file by which the program finds the documents of a module.
  ///
  /// - Parameter paths: The documents' paths.
  /// - Returns: The file's text.
  package func registry(_ paths: [String]) -> String {
    func entries(_ suffix: String, _ prefix: String, _ function: String) -> String {
      let names = paths.filter { $0.hasSuffix(suffix) }
        .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }.sorted()
      let lines = names.map {
        "    \(SwiftText.literal($0)): { \(prefix)\(SwiftText.identifier($0)).\(function)() },"
      }
      return lines.isEmpty ? "[:]" : "[\n" + lines.joined(separator: "\n") + "\n  ]"
    }
    return """
      @_spi(InterfaceBuilder) import HeadlessUIKit

      final class InterfaceDocuments_\(SwiftText.identifier(module)): InterfaceDocuments {
        override class var module: String { \(SwiftText.literal(module)) }
        override class var storyboards: [String: () -> InterfaceStoryboard] { \(entries(".storyboard", "Storyboard_", "storyboard")) }
        override class var nibs: [String: () -> InterfaceNib] { \(entries(".xib", "Nib_", "nib")) }
      }

      """
  }
}
