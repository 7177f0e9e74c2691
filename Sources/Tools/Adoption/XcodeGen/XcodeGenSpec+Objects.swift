import Foundation

/// The objects of the Xcode project that XcodeGen would generate, as far as an adoption reads them.
struct XcodeGenObjects {
  static let root = "project"

  private let spec: XcodeGenSpec
  private(set) var objects: [String: [String: Any]] = [:]
  /// The parts of the specification that are ignored.
  private(set) var skippedItems: [SkippedItem] = []

  private var budget = SpecBudget()

  init(_ spec: XcodeGenSpec) throws(SpecBudget.Exceeded) {
    self.spec = spec
    let targets = spec.targets
    var project: [String: Any] = [
      "isa": "PBXProject", "targets": targets.map { Self.id(ofTarget: $0.name) },
      "buildConfigurationList": try addConfiguration(of: spec.value, Self.root, [:]),
      "packageReferences": addPackages(),
    ]
    if let region = spec.value["options"]?["developmentLanguage"]?.text {
      project["developmentRegion"] = region
    }
    objects[Self.root] = project
    for (name, target) in targets { try add(target, name) }
  }

  private static func id(ofTarget name: String) -> String { "target " + name }

  private mutating func add(_ id: String, _ isa: String, _ fields: [String: Any]) -> String {
    objects[id] = fields.merging(["isa": isa]) { own, _ in own }
    return id
  }

  // MARK: Settings

  /// The name of the configuration that Xcode would run.
  private var configuration: String {
    let names = spec.value["configs"]?.sortedFields ?? []
    return names.first { $0.name == "Debug" }?.name
      ?? names.first { $0.value.text == "debug" }?.name ?? "Debug"
  }

  /// Adds the settings of the project or of a target.
  private mutating func addConfiguration(
    of owner: SpecValue, _ id: String, _ standard: [String: String]
  ) throws(SpecBudget.Exceeded) -> String {
    var settings = standard
    if let own = owner["settings"] { try addSettings(own, to: &settings) }
    var fields: [String: Any] = ["name": "Debug", "buildSettings": settings]
    if let file = value(for: configuration, in: owner["configFiles"])?.text {
      fields["baseConfigurationReference"] = add(
        id + " xcconfig", "PBXFileReference", ["path": file, "sourceTree": "SOURCE_ROOT"])
    }
    let debug = add(id + " debug", "XCBuildConfiguration", fields)
    return add(id + " configurations", "XCConfigurationList", ["buildConfigurations": [debug]])
  }

  private mutating func addSettings(
    _ own: SpecValue, to settings: inout [String: String]
  ) throws(SpecBudget.Exceeded) {
    let groups = spec.value["settingGroups"]
    let names = try budget.expanded(own["groups"]?.texts ?? []) { name in
      groups?[name].map { $0["groups"]?.texts ?? [] }
    }
    for value in names.compactMap({ groups?[$0] }) + [own] {
      try budget.spend(value.count)
      let isGrouped = ["base", "configs", "groups"].contains { value[$0] != nil }
      let fields =
        [isGrouped ? value["base"] : value, self.value(for: configuration, in: value["configs"])]
        .compactMap { $0?.sortedFields }.joined()
      for (name, item) in fields { settings[name] = Self.setting(item) }
    }
  }

  /// Returns the value for a configuration, which may be named by a part of its name.
  private func value(for name: String, in fields: SpecValue?) -> SpecValue? {
    fields?[name]
      ?? fields?.sortedFields.first { name.lowercased().contains($0.name.lowercased()) }?.value
  }

  private static func setting(_ value: SpecValue) -> String {
    let text = value.texts.joined(separator: " ")
    return ["true": "YES", "false": "NO"][text] ?? text
  }

  // MARK: Packages

  private static func id(ofPackage name: String) -> String { "package " + name }

  private mutating func addPackages() -> [String] {
    var ids: [String] = []
    for (name, package) in spec.value["packages"]?.sortedFields ?? [] {
      let id = Self.id(ofPackage: name)
      if let path = package["path"]?.text {
        ids.append(add(id, "XCLocalSwiftPackageReference", ["relativePath": path]))
        continue
      }
      let github = package["github"]?.text.map { "https://github.com/" + $0 }
      guard let url = package["url"]?.text ?? github, let asked = Self.requirement(of: package)
      else { continue }
      ids.append(
        add(
          id, "XCRemoteSwiftPackageReference", ["repositoryURL": url, "requirement": asked]))
    }
    for path in spec.value["localPackages"]?.texts ?? [] {
      ids.append(
        add(
          Self.id(ofPackage: Path.name(of: path)), "XCLocalSwiftPackageReference",
          ["relativePath": path]))
    }
    return ids
  }

  private static func requirement(of package: SpecValue) -> [String: String]? {
    func kind(_ kind: String, _ field: String, _ keys: String...) -> [String: String]? {
      keys.lazy.compactMap { package[$0]?.text }.first.map { ["kind": kind, field: $0] }
    }
    if let least = package["minVersion"]?.text, let most = package["maxVersion"]?.text {
      return ["kind": "versionRange", "minimumVersion": least, "maximumVersion": most]
    }
    return kind("upToNextMajorVersion", "minimumVersion", "from", "majorVersion")
      ?? kind("upToNextMinorVersion", "minimumVersion", "minorVersion")
      ?? kind("exactVersion", "version", "exactVersion", "version")
      ?? kind("branch", "branch", "branch") ?? kind("revision", "revision", "revision")
  }

  // MARK: Targets

  private mutating func add(
    _ target: SpecValue, _ name: String
  ) throws(SpecBudget.Exceeded) {
    let id = Self.id(ofTarget: name)
    let platforms = target["platform"]?.texts ?? []
    let destinations = target["supportedDestinations"]?.texts ?? []
    let isForIOS = (platforms + destinations).contains { ["iOS", "auto"].contains($0) }
    var settings = [
      "SDKROOT": isForIOS || platforms.isEmpty ? "iphoneos" : "macosx",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
    ]
    if let prefix = spec.value["options"]?["bundleIdPrefix"]?.text {
      settings["PRODUCT_BUNDLE_IDENTIFIER"] = prefix + "." + name
    }
    var fields: [String: Any] = [
      "name": name, "productType": "com.apple.product-type." + (target["type"]?.text ?? ""),
    ]
    if let info = target["info"], let path = info["path"]?.text {
      settings["INFOPLIST_FILE"] = path
      // XcodeGen writes the file, which is therefore often not among a project's own.
      fields["generatedInfoPlist"] = Self.propertyList(info["properties"])
    }
    fields["buildConfigurationList"] = try addConfiguration(of: target, id, settings)
    addSources(of: target, id, to: &fields)
    addDependencies(of: target, id, to: &fields)
    let scripts = target.sortedFields.map(\.name).filter {
      ["preBuildScripts", "postCompileScripts", "postBuildScripts", "buildRules"].contains($0)
    }
    if !scripts.isEmpty {
      skippedItems.append(
        SkippedItem(
          name: name, reason: "has \(scripts.joined(separator: ", ")), which don't run here"))
    }
    _ = add(id, "PBXNativeTarget", fields)
  }

  private mutating func addDependencies(
    of target: SpecValue, _ id: String, to fields: inout [String: Any]
  ) {
    var targets: [String] = []
    var products: [String] = []
    for item in target["dependencies"]?.items ?? [] {
      if let other = item["target"]?.text {
        targets.append(
          add(
            "\(id) needs \(other)", "PBXTargetDependency", ["target": Self.id(ofTarget: other)]))
      }
      guard let package = item["package"]?.text else { continue }
      let names = item["products"]?.texts ?? [item["product"]?.text ?? package]
      for name in names {
        products.append(
          add(
            "\(id) links \(name)", "XCSwiftPackageProductDependency",
            ["productName": name, "package": Self.id(ofPackage: package)]))
      }
    }
    fields["dependencies"] = targets
    fields["packageProductDependencies"] = products
  }

  // MARK: Sources

  private mutating func addSources(
    of target: SpecValue, _ id: String, to fields: inout [String: Any]
  ) {
    var groups: [String] = []
    var files: [String] = []
    for (number, item) in (target["sources"]?.items ?? []).enumerated() {
      guard let path = item.text ?? item["path"]?.text else { continue }
      let place = Path.joined(spec.folder, path)
      let phase = item["buildPhase"]?.text
      if phase == "none" || phase == "headers" { continue }
      if item["optional"].map({ !$0.isFalse }) == true, !Path.exists(place) { continue }
      let own = "\(id) source \(number)"
      let isWhole = item["type"]?.text == "folder"
      let isFolder =
        Path.isFolder(place) && !isWhole
        && !SourceFolder.bundles.contains(Path.suffix(of: place))
      guard isFolder || !Path.exists(place) && Path.suffix(of: place).isEmpty else {
        var file = ["path": path, "sourceTree": "SOURCE_ROOT"]
        if isWhole { file["lastKnownFileType"] = "folder" }
        let reference = add(own + " file", "PBXFileReference", file)
        files.append(add(own, "PBXBuildFile", ["fileRef": reference]))
        continue
      }
      let info = target["info"]?["path"]?.text ?? target["settings"]?["INFOPLIST_FILE"]?.text
      let exceptions = exceptions(in: place, item, info)
      let set = add(
        own + " exceptions", "PBXFileSystemSynchronizedBuildFileExceptionSet",
        ["target": id, "membershipExceptions": exceptions])
      groups.append(
        add(
          own, "PBXFileSystemSynchronizedRootGroup",
          ["path": path, "sourceTree": "SOURCE_ROOT", "exceptions": [set]]))
    }
    fields["fileSystemSynchronizedGroups"] = groups
    fields["buildPhases"] = [
      add(id + " sources", "PBXSourcesBuildPhase", ["files": files])
    ]
  }

  /// Returns the files of a folder that don't belong to a target.
  private func exceptions(in folder: String, _ source: SpecValue, _ info: String?) -> [String] {
    let excludes = (source["excludes"]?.texts ?? []).map(GlobPattern.init)
    let includes = (source["includes"]?.texts ?? []).map(GlobPattern.init)
    var result: [String] = []
    // A folder that can't be read is reported where its files are read.
    for file in (try? SourceFolder.contents(of: folder))?.files ?? [] {
      let name = Path.relative(file, to: folder)
      if excludes.contains(where: { $0.matches(name) })
        || !includes.isEmpty && !includes.contains(where: { $0.matches(name) })
        || info.map({ Path.joined(spec.folder, $0) == file }) == true
      {
        result.append(name)
      }
    }
    return result
  }

  // MARK: Info.plist

  /// Returns a property list as XML: XcodeGen's own values, and those of the specification.
  private static func propertyList(_ properties: SpecValue?) -> String {
    var values: [String: Any] = [
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    for (name, value) in properties?.sortedFields ?? [] { values[name] = object(value) }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns a value of YAML as one of a property list.
  private static func object(_ value: SpecValue) -> Any {
    switch value {
    case .text(let text):
      switch text.lowercased() {
      case "true", "yes": true
      case "false", "no": false
      default: Int(text).map { $0 as Any } ?? text
      }
    case .list(let list): list.map(object)
    case .fields(let fields): fields.mapValues(object)
    }
  }
}
