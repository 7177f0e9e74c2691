/// What describes an app at a path.
enum FoundProject: Equatable {
  /// The path of a `.xcworkspace`, or those of the `.xcodeproj` in a folder.
  case xcode([String])
  /// The folder of a Package.swift.
  case package(String)
  /// A folder without any description.
  case folder(String)
}
