#if AppSources
  import Foundation
  import ResourceCompiler
  import SourceAdapter
  import StoryboardCompiler

  /// Compiles the storyboards and nibs of a target.
  struct InterfaceStep {
    private let plan: BuildPlan
    private let classes: AppClasses
    private let tables: StringTables

    init(
      _ plan: BuildPlan, _ facts: [(path: String, facts: SourceFacts)], _ tables: StringTables
    ) {
      self.plan = plan
      self.tables = tables
      let index = AppIndex(facts)
      var classes = AppClasses()
      for name in index.typeNames {
        if index.isClass(name) { classes.superclasses[name] = index.superclasses(of: name) }
        for part in index.parts(of: name) {
          for member in part.facts.members where member.isAction {
            classes.actions.append(
              AppClasses.Action(
                owner: name, selector: member.selector,
                name: member.labels.isEmpty ? member.name : member.fullName))
          }
        }
      }
      self.classes = classes
    }

    /// Compiles all documents.
    ///
    /// - Throws: An `InterfaceDiagnostic`, or a `Diagnostic` for a file that can't be read or written.
    func run() throws {
      guard let registry = plan.registry else { return }
      let compiler = StoryboardCompiler(module: plan.module, classes: classes)
      for document in plan.documents {
        guard let data = FileManager.default.contents(atPath: document.input) else {
          throw Diagnostic(path: document.input, message: "the file can't be read")
        }
        let name = URL(filePath: document.input).deletingPathExtension().lastPathComponent
        let strings = tables.table(name, region: plan.resources.region)
        let result = try compiler.compile(document.input, data, strings: strings)
        for diagnostic in result.diagnostics { print(diagnostic) }
        try OutputFile.write(Array(result.text.utf8), to: document.output)
      }
      let text = compiler.registry(plan.documents.map(\.input))
      try OutputFile.write(Array(text.utf8), to: registry)
    }
  }
#endif
