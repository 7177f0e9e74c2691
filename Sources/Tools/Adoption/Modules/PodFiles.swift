/// The files of a package without a manifest: mostly of a pod, whose folder has only what its
/// specification lists.
enum PodFiles {
  /// Returns the name of a pod's module, as CocoaPods has written it beside the pods.
  static func module(of dependency: Dependency) -> String {
    let usual =
      KnownPackages.module(of: dependency.name) ?? ModuleName.identifier(dependency.name)
    guard let folder = dependency.folder else { return usual }
    let name = dependency.name
    let map = Path.folder(of: folder) + "/Target Support Files/\(name)/\(name).modulemap"
    let match = Contents.text(map)?.firstMatch(of: /framework module (\w+)/)
    return match.map { String($0.1) } ?? usual
  }

  /// Returns the names of the bundles in a pod's framework, of which CocoaPods has written property
  /// lists beside the pods.
  static func bundles(of dependency: Dependency) -> [String] {
    guard let folder = dependency.folder else { return [] }
    let support = Path.folder(of: folder) + "/Target Support Files/" + dependency.name
    let end = "-\(dependency.name)-Info.plist"
    return ((try? Path.names(in: support)) ?? [])
      .filter { $0.hasPrefix("ResourceBundle-") && $0.hasSuffix(end) }
      .map { String($0.dropFirst("ResourceBundle-".count).dropLast(end.count)) }
  }

  /// Returns the files beside the sources that are for people.
  private static func papers(in folder: String) -> [String] {
    ((try? Path.names(in: folder)) ?? [])
      .filter { $0.contains(/^(?:LICEN[CS]E|README|CHANGELOG)|\.(?:md|podspec)$/) }
      .map { folder + "/" + $0 }
  }

  /// Returns a target with everything in the folder that can belong to the module.
  static func target(_ module: String, of dependency: Dependency, in folder: String) -> AppTarget {
    var target = AppTarget(name: dependency.name, module: module, kind: .library)
    // Beside the sources, a checkout has examples and tests.
    let usual = ["Sources", "Source", "\(dependency.name)/Classes", dependency.name, "Classes"]
    let own = usual.compactMap { Path.onDisk(folder + "/" + $0) }.filter(Path.isFolder)
    let isPod = Path.name(of: Path.folder(of: folder)) == "Pods"
    target.files = [isPod ? folder : own.first ?? folder]
    if !isPod, own.isEmpty {
      let names = (try? Path.names(in: folder)) ?? []
      target.exclusions = names.filter { $0.contains(/^(?:Example|Demo|Sample)|Tests?$/) }
        .map { folder + "/" + $0 }
    }
    target.exclusions += papers(in: folder)
    target.compiler.swiftVersion = "5"
    if dependency.manager == .cocoaPods { target.compiler.conditions = ["COCOAPODS"] }
    return target
  }
}
