import Foundation

/// The `project.pbxproj` of an Xcode project: a property list of objects that refer to each other.
struct ProjectFile {
  /// The path of the `.xcodeproj`, or of the specification from which it would be generated.
  let bundle: String
  /// The name of the project.
  let name: String
  /// The configuration whose settings count; by default, the one that Xcode runs an app in.
  var configuration = "Debug"
  /// The parts of a specification that are ignored.
  private(set) var skippedItems: [SkippedItem] = []
  /// The folder that paths of the project are relative to.
  let folder: String
  /// The object of the class `PBXProject`.
  let root: ProjectObject
  private let objects: [String: ProjectObject]
  /// The identifiers of the groups around files and groups.
  private let groups: [String: String]

  /// Reads the file of a project.
  ///
  /// - Parameter bundle: The absolute path of the `.xcodeproj`, or of a specification of XcodeGen.
  /// - Throws: An error with the line if the file can't be read or is broken.
  init(_ bundle: String) throws(AdoptionError) {
    if XcodeGenSpec.fileNames.contains(Path.name(of: bundle)) {
      try self.init(generatedFrom: bundle)
    } else {
      try self.init(generated: bundle)
    }
  }

  /// Reads a specification of XcodeGen.
  private init(generatedFrom path: String) throws(AdoptionError) {
    let spec = try XcodeGenSpec(path)
    let generated: XcodeGenObjects
    do throws(SpecBudget.Exceeded) {
      generated = try XcodeGenObjects(spec)
    } catch {
      throw .broken(path: path, .otherThanSpec("its setting groups come to too many values"))
    }
    let objects = generated.objects.map { ($0.key, ProjectObject($0.key, $0.value)) }
    self.init(
      path, name: spec.value["name"]?.text ?? Path.name(of: spec.folder), in: spec.folder,
      Dictionary(uniqueKeysWithValues: objects),
      root: ProjectObject(
        XcodeGenObjects.root, generated.objects[XcodeGenObjects.root] ?? [:]))
    skippedItems = generated.skippedItems
  }

  /// Reads a project file.
  private init(generated bundle: String) throws(AdoptionError) {
    let path = bundle + "/project.pbxproj"
    let list = try Self.list(path)
    guard let values = list["objects"] as? [String: Any] else {
      throw .broken(path: path, .noObjects)
    }
    var objects: [String: ProjectObject] = [:]
    for (id, value) in values {
      if let fields = value as? [String: Any] { objects[id] = ProjectObject(id, fields) }
    }
    guard let id = list["rootObject"] as? String, let root = objects[id] else {
      throw .broken(path: path, .noRootObject)
    }
    self.init(
      bundle, name: Path.base(of: bundle),
      in: Path.joined(Path.folder(of: bundle), root.string("projectDirPath") ?? ""), objects,
      root: root)
  }

  private init(
    _ bundle: String, name: String, in folder: String, _ objects: [String: ProjectObject],
    root: ProjectObject
  ) {
    self.bundle = bundle
    self.name = name
    self.folder = folder
    self.objects = objects
    self.root = root
    var groups: [String: String] = [:]
    for object in objects.values.sorted(by: { $0.id < $1.id }) {
      for child in object.strings("children") { groups[child] = object.id }
    }
    self.groups = groups
  }

  /// Returns the object that a field of another one names.
  func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
    object.string(key).flatMap { objects[$0] }
  }

  /// Returns the objects that a field of another one lists, without those that don't exist.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.strings(key).compactMap { objects[$0] }
  }

  /// Returns all objects of a class, in the order of their identifiers.
  func objects(ofClass isa: String) -> [ProjectObject] {
    objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
  }

  /// Returns the absolute path of a file or group; `nil` if it isn't among the project's sources.
  func path(of object: ProjectObject) -> String? {
    var parts: [String] = []
    var place: ProjectObject? = object
    var visited: Set<String> = []
    while let item = place {
      guard visited.insert(item.id).inserted else { return nil }
      if let part = item.string("path") { parts.append(part) }
      switch item.string("sourceTree") ?? "<group>" {
      case "<group>": place = groups[item.id].flatMap { objects[$0] }
      case "SOURCE_ROOT": place = nil
      case "<absolute>": return Path.normalized(parts.reversed().joined(separator: "/"))
      default: return nil
      }
    }
    // The groups around an absolute path don't matter.
    let isAbsolute = { (part: String) in part.utf8.first == UInt8(ascii: "/") }
    let inner = parts.firstIndex(where: isAbsolute).map { Array(parts[...$0]) } ?? parts
    return Path.joined(folder, inner.reversed().joined(separator: "/"))
  }

  // MARK: Reading

  private static func list(_ path: String) throws(AdoptionError) -> [String: Any] {
    let data = try Contents.read(path)
    if let line = Contents.conflict(in: data) {
      throw .broken(path: path, line: line, .conflict)
    }
    guard !data.isEmpty else { throw .broken(path: path, .emptyProject) }
    let value: Any
    do {
      value = try PropertyList.value(of: data)
    } catch {
      if let line = Contents.lineOutsideUTF8(of: data) {
        throw .broken(path: path, line: line, .projectOutsideUTF8)
      }
      let (line, reason) = PropertyList.explanation(of: error)
      throw .broken(path: path, line: line, .otherThanPropertyList(reason))
    }
    guard let list = value as? [String: Any] else {
      throw .broken(path: path, .otherThanProject)
    }
    return list
  }
}
