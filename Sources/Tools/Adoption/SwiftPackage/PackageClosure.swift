/// Collects the targets of local packages that a project's targets need.
struct PackageClosure {
  /// The modules and products that a target imports, directly or through others.
  struct Needs {
    var modules: [String] = []
    var products: [PackageProduct] = []

    mutating func add(_ other: Needs) {
      modules += other.modules.filter { !modules.contains($0) }
      products += other.products.filter { !products.contains($0) }
    }
  }

  private let packages: [PackageTargets]
  /// The targets, those first on which others depend.
  private(set) var libraries: [AppTarget] = []
  private(set) var skippedItems: [SkippedItem] = []
  private var usedFolders: Set<String> = []
  private var needs: [String: Needs] = [:]

  init(_ packages: [PackageTargets]) { self.packages = packages }

  /// The packages of which targets are needed.
  var used: [PackageTargets] { packages.filter { usedFolders.contains($0.folder) } }

  /// Replaces the products of local packages that a target links by their modules.
  mutating func complete(_ target: inout AppTarget) {
    var all = Needs(modules: target.dependencies)
    for product in target.products { all.add(needs(of: product)) }
    target.dependencies = all.modules
    target.products = all.products
  }

  /// Completes a target that others need without adopting it as a library.
  mutating func complete(
    _ result: inout AppTarget, _ target: PackageManifest.Target, in package: PackageTargets
  ) {
    let all = needs(of: target, in: package)
    (result.dependencies, result.products) = (all.modules, all.products)
    needs[Self.key(target, package)] = Needs(
      modules: [result.module] + all.modules, products: all.products)
  }

  private static func key(
    _ target: PackageManifest.Target, _ package: PackageTargets
  ) -> String { package.folder + "\n" + target.name }

  /// Returns what a target imports.
  private mutating func needs(of target: PackageManifest.Target, in package: PackageTargets)
    -> Needs
  {
    usedFolders.insert(package.folder)
    var all = Needs()
    for dependency in target.dependencies {
      switch dependency {
      case .target(let name), .byName(let name):
        if let other = package.target(name) {
          all.add(adopted(other, in: package))
        } else {
          all.add(needs(of: PackageProduct(name: name)))
        }
      case .product(let name, let other):
        all.add(
          needs(of: PackageProduct(name: name, package: other.map(PackageReference.identity))))
      }
    }
    return all
  }

  /// Returns a product's modules, or the product itself if it belongs to a package of others.
  private mutating func needs(of product: PackageProduct) -> Needs {
    for package in packages {
      guard let found = package.manifest.products.first(where: { $0.name == product.name }) else {
        continue
      }
      var all = Needs()
      for name in found.targets {
        if let target = package.target(name) { all.add(adopted(target, in: package)) }
      }
      return all
    }
    return Needs(products: [product])
  }

  /// Adopts a target as a library, after those that it depends on.
  mutating func adopted(_ target: PackageManifest.Target, in package: PackageTargets) -> Needs {
    let key = Self.key(target, package)
    if let known = needs[key] { return known }
    needs[key] = Needs()
    guard ["regular", "executable"].contains(target.type) else {
      skippedItems.append(
        SkippedItem(name: target.name, reason: "is a \(target.type) target of a package"))
      return Needs()
    }
    var all = needs(of: target, in: package)
    if var library = package.appTarget(target, .library) {
      library.dependencies = all.modules
      library.products = all.products
      libraries.append(library)
      all.add(Needs(modules: [library.module]))
    } else {
      skippedItems.append(SkippedItem(name: target.name, reason: "has no sources"))
    }
    needs[key] = all
    return all
  }
}
