/// The description of an app at a path.
enum FoundProject: Equatable {
  /// The path of a `.xcworkspace`, or those of the `.xcodeproj` in a folder.
  case xcode([String])
  /// The folder of a Package.swift.
  case package(String)
  /// A folder without any description.
  case folder(String)

  var isPackage: Bool { if case .package = self { true } else { false } }

  /// A path by which a person names it.
  var path: String {
    switch self {
    case .xcode(let places): places.count == 1 ? places[0] : Path.folder(of: places.first ?? "")
    case .package(let folder), .folder(let folder): folder
    }
  }
}
