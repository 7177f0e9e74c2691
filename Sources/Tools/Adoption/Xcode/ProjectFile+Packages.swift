import Foundation

extension ProjectFile {
  /// The packages that the project fetches, with the versions that it asks for.
  var remotePackages: [PackageReference] {
    objects("packageReferences", of: root).compactMap { reference in
      guard let url = reference.string("repositoryURL"), let asked = reference.fields("requirement")
      else { return nil }
      let least = asked.string("minimumVersion")
      let requirement: PackageReference.Requirement? =
        switch asked.string("kind") {
        case "upToNextMajorVersion": least.map { .from($0) }
        case "upToNextMinorVersion": least.map { .upToNextMinor($0) }
        case "exactVersion": asked.string("version").map { .exact($0) }
        case "versionRange":
          least.flatMap { least in
            asked.string("maximumVersion").map { .range(least, $0) }
          }
        case "branch": asked.string("branch").map { .branch($0) }
        case "revision": asked.string("revision").map { .revision($0) }
        default: nil
        }
      return requirement.map { PackageReference(url: url, requirement: $0) }
    }
  }

  /// The folders of the packages that lie beside the project's files.
  var localPackages: [String] {
    let listed = objects("packageReferences", of: root).compactMap { $0.string("relativePath") }
      .map { Path.joined(folder, $0) }
    // Before Xcode 15, such a package was a reference to its folder.
    let folders = objects(ofClass: "PBXFileReference")
      .filter { ["wrapper", "folder"].contains($0.string("lastKnownFileType")) }
      .compactMap { path(of: $0) }
    return (listed + folders).compactMap(Path.onDisk)
      .filter { Path.exists($0 + "/Package.swift") }
  }

  /// The path of the file with the versions that Xcode has resolved for the project.
  var resolvedFile: String {
    (Path.suffix(of: bundle) == "xcodeproj" ? bundle : "\(folder)/\(name).xcodeproj")
      + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
  }
}
