/// Writes the Swift code of one storyboard or nib.
struct DocumentWriter {
  let document: Document
  let classes: AppClasses
  let module: String
  /// The texts of the development language by `id.key`.
  let strings: [String: String]
  var diagnostics: [InterfaceDiagnostic] = []
  /// The modules of custom classes.
  var imports: Set<String> = []
  /// What has been reported, once per kind.
  private var reported: Set<String> = []

  init(_ document: Document, _ classes: AppClasses, module: String, strings: [String: String]) {
    self.document = document
    self.classes = classes
    self.module = module
    self.strings = strings
  }

  /// The name of the enumeration that holds the document's code.
  var typeName: String {
    (document.isStoryboard ? "Storyboard_" : "Nib_") + SwiftText.identifier(document.name)
  }

  /// Returns the file.
  mutating func file() -> String {
    var body = Output(path: document.path)
    body.block("@MainActor enum \(typeName) {") { output in
      if document.isStoryboard { writeStoryboard(&output) } else { writeNib(&output) }
    }
    var head = ["@_spi(InterfaceBuilder) import HeadlessUIKit", "import UIKit"]
    head += imports.subtracting([module]).sorted().map { "import \($0)" }
    return (head + [""] + body.lines).joined(separator: "\n") + "\n"
  }

  /// Reports something that is skipped, once for each kind.
  mutating func skip(_ what: String, _ element: Element) {
    guard reported.insert(what).inserted else { return }
    let scene = document.scene(of: element).map { "scene \($0): " } ?? ""
    diagnostics.append(
      InterfaceDiagnostic(
        path: document.path, line: element.line, isError: false,
        "\(scene)\(document.title(of: element)): \(what) isn't known and is skipped"))
  }

  /// Returns the class of an element; custom classes of other modules are imported.
  mutating func type(of element: Element) -> String {
    if let name = element["customClass"] {
      if let other = element["customModule"], other != module,
        element["customModuleProvider"] != "target"
      {
        imports.insert(other)
      }
      return name
    }
    return ElementKind.type(of: element) ?? "NSObject"
  }

  /// Returns a text in the development language.
  func text(_ text: String, _ key: String, of element: Element) -> String {
    SwiftText.literal(strings["\(element.id).\(key)"] ?? text)
  }

  private mutating func writeStoryboard(_ output: inout Output) {
    let scenes = document.root.child("scenes")?.children ?? []
    output.block("static func storyboard() -> InterfaceStoryboard {") { output in
      let initial = document.root["initialViewController"].map(SwiftText.literal) ?? "nil"
      output.add(
        "InterfaceStoryboard(name: \(SwiftText.literal(document.name)), initial: \(initial), scenes: ["
      )
      for scene in scenes {
        guard let controller = Self.controller(of: scene) else { continue }
        output.add("  scene_\(SwiftText.identifier(controller.id))(),")
      }
      output.add("])")
    }
    for scene in scenes {
      guard let controller = Self.controller(of: scene) else { continue }
      writeScene(controller, scene, &output)
    }
  }

  /// The controller of a scene, or the reference to one.
  static func controller(of scene: Element) -> Element? {
    scene.child("objects")?.children.first {
      ElementKind.controllers[$0.name] != nil || $0.name == "viewControllerPlaceholder"
        || ElementKind.unknownControllers.contains($0.name)
    }
  }

  private mutating func writeNib(_ output: inout Output) {
    let objects = document.root.child("objects")?.children ?? []
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    output.block("static func nib() -> InterfaceNib {") { output in
      output.block("InterfaceNib { (owner: AnyObject?, loader: InterfaceLoader) in") { output in
        if let owner {
          output.add("if let owner { loader.enter(\(SwiftText.literal(owner.id)), owner) }")
        }
        var names: [String] = []
        for object in objects where object.name != "placeholder" {
          guard ElementKind.type(of: object) != nil else {
            skip("<\(object.name)>", object)
            continue
          }
          let name = variable(object)
          output.block("let \(name) = \(creation(object))", from: object) { output in
            configure(object, &output)
          }
          names.append(name)
        }
        for object in objects where object !== owner || object["customClass"] != nil {
          connect(object, &output, isGuarded: object === owner)
        }
        output.add("return [\(names.joined(separator: ", "))]")
      }
    }
  }

  /// The variable that a configuring closure calls its object.
  func variable(_ element: Element) -> String { "o_" + SwiftText.identifier(element.id) }
}
