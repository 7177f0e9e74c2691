import Foundation

/// A folder in which Xcode or SwiftPM has checked out packages.
struct SwiftPMCheckouts {
  let folder: String
  let names: [String]
  private let versions: [String: String]

  /// Reads the names and versions in a folder `checkouts`.
  init(_ folder: String) {
    self.folder = folder
    names = ((try? Path.names(in: folder)) ?? []).filter { Path.isFolder(folder + "/" + $0) }
    versions = State.versions(beside: folder)
  }

  /// Returns the folder and the version of a package.
  func place(of name: String) -> (folder: String, version: String?)? {
    names.first { $0.lowercased() == name.lowercased() }
      .map { (folder + "/" + $0, versions[name.lowercased()]) }
  }

  /// Returns the folders with checkouts that may lie in a project.
  static func folders(in project: String) -> [String] {
    let derived = project + "/DerivedData"
    let places =
      [project, derived, project + "/build"]
      + ((try? Path.names(in: derived)) ?? []).map { derived + "/" + $0 }
    return (places.map { $0 + "/SourcePackages/checkouts" } + [project + "/.build/checkouts"])
      .filter(Path.isFolder)
  }

  /// The file in which SwiftPM keeps what it has checked out.
  private struct State: Decodable {
    struct Object: Decodable { let dependencies: [Item] }
    struct Item: Decodable {
      struct Package: Decodable { let identity: String }
      struct State: Decodable {
        struct Checkout: Decodable {
          let version: String?
          let branch: String?
          let revision: String?
        }
        let checkoutState: Checkout?
      }
      let packageRef: Package
      let state: State
    }
    let object: Object

    static func versions(beside folder: String) -> [String: String] {
      let file = Path.folder(of: folder) + "/workspace-state.json"
      // Without it, the versions aren't known, and the lock file's count.
      guard let data = try? Contents.read(file), data.count <= LockFile.mostBytes,
        let state = try? JSONDecoder().decode(State.self, from: data)
      else { return [:] }
      let pairs = state.object.dependencies.compactMap { item -> (String, String)? in
        let checkout = item.state.checkoutState
        let version = checkout?.version ?? checkout?.revision ?? checkout?.branch
        return version.map { (item.packageRef.identity, $0) }
      }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
  }
}
