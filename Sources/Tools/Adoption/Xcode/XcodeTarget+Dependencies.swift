extension XcodeTarget {
  /// Returns the targets that this one names as dependencies or links.
  func dependencies(among all: [XcodeTarget]) -> [XcodeTarget] {
    var found: [XcodeTarget] = []
    for dependency in project.objects("dependencies", of: object) {
      let proxy = project.object("targetProxy", of: dependency)
      let id = dependency.string("target") ?? proxy?.string("remoteGlobalIDString")
      let target =
        all.first { $0.object.id == id && $0.project.bundle == project.bundle }
        ?? all.first { $0.object.id == id }
        ?? all.first { $0.name == proxy?.string("remoteInfo") && $0.type.isFramework }
      if let target { found.append(target) }
    }
    for name in linkedProducts {
      if let target = all.first(where: { $0.type.isFramework && $0.product == name }) {
        found.append(target)
      }
    }
    var ids: Set<String> = []
    return found.filter { ids.insert($0.project.bundle + $0.object.id).inserted }
  }

  /// The file names of the frameworks and libraries of other targets that are linked.
  private var linkedProducts: [String] {
    project.objects("buildPhases", of: object).filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { project.objects("files", of: $0) }
      .compactMap { project.object("fileRef", of: $0) }
      .filter { $0.string("sourceTree") == "BUILT_PRODUCTS_DIR" }
      .compactMap { $0.string("path") }
  }

  /// Returns whether the target's tests run in an app or test a framework.
  func tests(_ tested: XcodeTarget, among all: [XcodeTarget]) -> Bool {
    guard case .unitTests = type else { return false }
    let host = project.root.fields("attributes")?.fields("TargetAttributes")?.fields(object.id)?
      .string("TestTargetID")
    return host == tested.object.id && project.bundle == tested.project.bundle
      || dependencies(among: all).contains { $0 == tested }
      || settings["TEST_TARGET_NAME"] == tested.name
      || tested.product.map { settings["TEST_HOST"]?.contains("/\($0)/") == true } == true
  }

  /// The products of packages that the target links.
  var products: [PackageProduct] {
    let phases = project.objects("buildPhases", of: object)
      .filter { $0.isa == "PBXFrameworksBuildPhase" }
    let linked = phases.flatMap { project.objects("files", of: $0) }
      .compactMap { project.object("productRef", of: $0) }
    var products: [PackageProduct] = []
    for product in project.objects("packageProductDependencies", of: object) + linked {
      guard let name = product.string("productName"), !name.hasPrefix("plugin:") else { continue }
      let package = project.object("package", of: product)
      let place = package?.string("repositoryURL") ?? package?.string("relativePath")
      let found = PackageProduct(name: name, package: place.map(PackageReference.identity))
      if !products.contains(where: { $0.name == name }) { products.append(found) }
    }
    return products
  }
}

extension XcodeTarget: Equatable {
  static func == (left: XcodeTarget, right: XcodeTarget) -> Bool {
    left.project.bundle == right.project.bundle && left.object.id == right.object.id
  }
}

extension ProductType {
  var isFramework: Bool { if case .framework = self { true } else { false } }
}
