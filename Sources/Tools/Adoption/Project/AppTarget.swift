/// A target of a project: a module with its files.
package struct AppTarget: Equatable, Sendable {
  package enum Kind: Sendable { case app, library, tests }

  /// The name in the project.
  package let name: String
  /// The name by which other modules import it, which is also its name in the package.
  package let module: String
  package let kind: Kind
  /// The absolute paths of files, and of folders with everything inside.
  package var files: [String] = []
  /// The absolute paths of the folders that the app's bundle has as they are.
  package var wholeFolders: [String] = []
  /// The absolute paths of files and folders among the files that don't belong to the target.
  package var exclusions: [String] = []
  /// The files that the project lists and the disk doesn't have.
  package var missingFiles: [String] = []
  /// Files in C, C++ and Objective-C.
  package var filesInC: [String] = []
  package var bridgingHeader: String?
  package var compiler = CompilerSettings()
  /// The absolute path of the Info.plist.
  package var infoPlist: String?
  /// The text of the Info.plist, if the project has only a description of it.
  package var generatedInfoPlist: String?
  /// The values of the build settings that an Info.plist may refer to.
  package var buildSettings: [String: String] = [:]
  package var developmentRegion: String?
  /// The modules of the project that it imports.
  package var dependencies: [String] = []
  /// The products of packages that it links.
  package var products: [PackageProduct] = []

  package init(name: String, module: String, kind: Kind) {
    self.name = name
    self.module = module
    self.kind = kind
  }
}
