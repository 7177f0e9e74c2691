import BuildFormats
import Foundation
import ResourceCompiler
import SourceAdapter

/// All that is done for one target.
enum TargetSteps {
  /// Adapts the sources, makes the bundle, and compiles the documents.
  ///
  /// Prints the parts that each of them goes without, and writes for `flowsh adopt` what has been
  /// done, also if there is an error: a build that has nothing new to adapt doesn't start the tool.
  ///
  /// - Parameter plan: The plan.
  /// - Throws: A diagnostic if something is wrong with the target.
  static func run(_ plan: BuildPlan) throws {
    var files = AdaptedFiles()
    for file in plan.sources { files.outputs[file.input] = file.output }
    files.documents = plan.documents.map(\.input)
    let result = Result { try make(plan, &files).write(to: plan.bundle) }
    for part in files.skippedParts { print(part) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try OutputFile.write(encoder.encode(files), to: plan.folder + "/" + AdaptedFiles.fileName)
    try result.get()
  }

  /// Adapts the sources and compiles the documents.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - files: Receives what has been done.
  /// - Returns: The contents of the bundle.
  /// - Throws: A diagnostic if something is wrong with the target.
  @discardableResult
  static func make(_ plan: BuildPlan, _ files: inout AdaptedFiles) throws -> BundleContents {
    let texts = try CompiledTexts(leftOut: plan.leftOut)
    var sources = SourceStep(plan, texts)
    try sources.run(&files)
    let contents = try BundleContents(plan.resources)
    files.skippedParts += contents.diagnostics
    files.leftOut += try texts.write(
      Array(contents.support.utf8), to: plan.support, end: texts.standIns)
    for (file, model) in zip(plan.dataModels, contents.dataModels) {
      let text = model.classes(ownProperties: sources.index.ownProperties)
      files.leftOut += try texts.write(Array(text.utf8), to: file.output)
    }
    try InterfaceStep(plan, sources.index, texts).run(&files)
    return contents
  }
}
