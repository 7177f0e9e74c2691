import BuildFormats

/// Writes the Swift code of a document: what concerns the app's own classes, which the compiler
/// checks.
struct CodeWriter {
  let document: Document
  let classes: AppClasses
  let module: String
  var diagnostics: Diagnostics
  /// The modules of custom classes.
  private(set) var modules: Set<String> = []
  /// The classes that documents name and the app doesn't have.
  var missing: Set<String> = []

  init(
    _ document: Document, _ classes: AppClasses, module: String, _ diagnostics: Diagnostics
  ) {
    self.document = document
    self.classes = classes
    self.module = module
    self.diagnostics = diagnostics
  }

  /// Writes the functions of the document's type.
  mutating func write(_ output: inout Output) {
    writeClasses(&output)
    let groups = ConnectionGroup.all(in: document)
    writeConnections(groups, &output)
    writeSegues(&output)
  }

  /// Returns lines that import a module, if it exists, or that stand inside such a condition.
  static func condition(_ module: String) -> String { "#if canImport(\(module))" }

  /// Writes the function that creates objects of the app's classes.
  private mutating func writeClasses(_ output: inout Output) {
    var cases: [(element: Element, type: ElementClass)] = []
    for element in document.objects {
      guard element.name != "placeholder", let type = elementClass(of: element),
        type.origin != .uiKit || type.name != type.base
      else { continue }
      cases.append((element, type))
    }
    guard !cases.isEmpty else { return }
    output.block("static func make(_ id: String, _ coder: NSCoder) -> AnyObject? {") { output in
      output.add("switch id {")
      for (element, type) in cases {
        if case .module(let name) = type.origin {
          modules.insert(name)
          output.add(Self.condition(name))
        }
        let takesCoder = element.name != "customObject" && element.name != "constraint"
        let note = SwiftText.comment(document.place(of: element))
        output.add("case \(SwiftLiteral.text(element.id)):")
        output.add(
          "  return \(type.name)(\(takesCoder ? "coder: coder" : ""))  // \(note)", from: element)
        if case .module = type.origin { output.add("#endif") }
      }
      output.add("default: return nil")
      output.add("}")
    }
  }

  private mutating func writeConnections(_ groups: [ConnectionGroup], _ output: inout Output) {
    var written: [(id: String, function: String)] = []
    for group in groups {
      var body = Output(path: document.path)
      for element in group.attributed { writeAttributes(of: element, &body) }
      for element in group.elements { writeConnections(of: element, &body) }
      guard !body.lines.isEmpty else { continue }
      let function = "connect_" + SwiftText.identifier(group.id)
      output.block("private static func \(function)(_ loader: InterfaceLoader) {") { output in
        for line in body.lines { output.add(raw: line) }
      }
      written.append((group.id, function))
    }
    guard !written.isEmpty else { return }
    output.block("static func connect(_ id: String, _ loader: InterfaceLoader) {") { output in
      output.add("switch id {")
      for (id, function) in written {
        output.add("case \(SwiftLiteral.text(id)): \(function)(loader)")
      }
      output.add("default: break")
      output.add("}")
    }
  }

  /// Notes that a module is imported if it exists.
  mutating func use(_ module: String) { modules.insert(module) }
}

extension Document {
  /// All elements that may stand for objects.
  var objects: [Element] { scenes.joined().flatMap(\.all).filter { $0["id"] != nil } }
}
