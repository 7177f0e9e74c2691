import AppBundle

/// The contents of a storyboard or nib, read once.
final class InterfaceContents {
  let document: any InterfaceDocument.Type
  /// The file's name, such as `Main.storyboard`.
  let file: String
  /// The texts of the file in the language of its bundle, by `id.key`.
  let texts: [String: String]
  /// The outermost elements: scenes of a storyboard, objects of a nib.
  let elements: [InterfaceNode]
  /// The identifier of the initial scene's controller.
  let initial: String?
  /// The images that are system symbols.
  let symbols: Set<String>
  /// The scenes by the identifiers of their controllers.
  let scenes: [String: InterfaceScene]

  private static var read: [ObjectIdentifier: InterfaceContents] = [:]
  /// The version of the device's languages in which the contents were read.
  private static var version = 0

  private init(
    _ document: any InterfaceDocument.Type, _ file: String, _ texts: [String: String],
    insteadOf originals: [String: String]?
  ) {
    self.document = document
    self.file = file
    self.texts = texts
    let root = InterfaceNode.read(document.text).first
    if !texts.isEmpty { root?.localize(by: texts, insteadOf: originals) }
    elements = root?.children ?? []
    initial = root?["initialViewController"]
    symbols = Set(
      root?.children(in: "resources").filter { $0["catalog"] == "system" }.compactMap { $0["name"] }
        ?? [])
    let scenes = elements.filter { $0.name == "scene" }.compactMap { InterfaceScene($0, document) }
    self.scenes = Dictionary(scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func of(
    _ document: any InterfaceDocument.Type, _ name: String, _ suffix: String, in module: String
  ) -> InterfaceContents {
    if version != DeviceLocale.version { (read, version) = ([:], DeviceLocale.version) }
    let key = ObjectIdentifier(document)
    if let contents = read[key] { return contents }
    let url = BuiltBundles.url(of: module)
    let contents = InterfaceContents(
      document, name + suffix, BundleLanguages.texts(name, in: url),
      insteadOf: BundleLanguages.originals(name, in: url))
    read[key] = contents
    return contents
  }

  /// Returns the storyboard with a name; `nil` if there is none.
  static func storyboard(_ name: String) -> InterfaceContents? {
    InterfaceDocuments.inOrder.lazy.compactMap { documents in
      documents.storyboards[name].map { of($0, name, ".storyboard", in: documents.module) }
    }.first
  }

  /// Returns the nib with a name; `nil` if there is none.
  static func nib(_ name: String) -> InterfaceContents? {
    InterfaceDocuments.inOrder.lazy.compactMap { documents in
      documents.nibs[name].map { of($0, name, ".xib", in: documents.module) }
    }.first
  }
}

/// A scene of a storyboard: a controller, or a reference to one in another storyboard.
final class InterfaceScene {
  /// The controller's element.
  let controller: InterfaceNode
  /// The other objects, such as gesture recognizers.
  let others: [InterfaceNode]
  /// The segues that begin in the scene.
  let segues: [InterfaceSegue]

  init?(_ scene: InterfaceNode, _ document: any InterfaceDocument.Type) {
    guard let controller = scene.children.first else { return nil }
    self.controller = controller
    others = scene.children.dropFirst().filter { !["placeholder", "exit"].contains($0.name) }
    segues = Self.segues(in: scene).compactMap { InterfaceSegue($0, document.segue($0.id)) }
  }

  private static func segues(in node: InterfaceNode) -> [InterfaceNode] {
    node.children.flatMap { child in
      child.name == "segue" ? [child] : segues(in: child)
    }
  }

  /// The identifier of the controller's element.
  var id: String { controller.id }
  /// The identifier by which the app asks for the scene.
  var identifier: String? { controller["storyboardIdentifier"] }
  /// Whether the scene is one of another storyboard.
  var isReference: Bool { controller.name == "viewControllerPlaceholder" }
}
