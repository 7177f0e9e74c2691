import Files

/// The files of a folder, as the build plugin finds them.
struct SourceFolder {
  /// Folders that never hold sources of an app.
  static let skipped: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
  /// Suffixes of folders that are one file for a person.
  static let bundles: Set = [
    "xcodeproj", "xcworkspace", "xcassets", "xcdatamodeld", "playground", "framework",
    "xcframework", "docc", "bundle", "scnassets", "appiconset",
  ]

  /// Suffixes of files in C, C++ and Objective-C.
  static let suffixesOfC: Set = ["m", "mm", "c", "cc", "cpp", "cxx"]

  /// How many folders are read at most: far more than an app has, and few enough to take seconds.
  static let mostFolders = 20_000

  private let root: String
  private let realRoot: String
  private let isExcluded: (String) -> Bool
  private let mostFolders: Int
  private var found: [String] = []
  private var visited: Set<String> = []

  /// Returns the absolute paths of the files in a folder and in those below, sorted.
  ///
  /// A symbolic link may lead back to a folder around it; each folder is read once, and none that is
  /// around the whole. What is neither a file nor a folder, such as a named pipe, isn't found.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder, or of a file.
  ///   - mostFolders: How many folders are read at most.
  ///   - isExcluded: Whether a file, or a folder with everything inside, is left out.
  /// - Returns: The paths.
  /// - Throws: An error if a folder can't be read, or if there are too many.
  static func files(
    in folder: String, mostFolders: Int = Self.mostFolders,
    excluding isExcluded: @escaping (String) -> Bool = { _ in false }
  ) throws(AdoptionError) -> [String] {
    var reader = SourceFolder(root: folder, isExcluded: isExcluded, mostFolders: mostFolders)
    try reader.collect(folder, Path.isFolder(folder) ? .folder : .file)
    return reader.found.sorted()
  }

  private init(root: String, isExcluded: @escaping (String) -> Bool, mostFolders: Int) {
    self.root = root
    realRoot = Path.real(root) ?? root
    self.isExcluded = isExcluded
    self.mostFolders = mostFolders
  }

  private mutating func collect(
    _ path: String, _ kind: FolderEntry.Kind
  ) throws(AdoptionError) {
    guard !isExcluded(path) else { return }
    let isFolder = kind == .folder || kind == .link && Path.isFolder(path)
    guard isFolder, !Self.bundles.contains(Path.suffix(of: path)) else {
      // A link may lead nowhere.
      if isFolder || kind == .file && path != root || Path.isFile(path) { found.append(path) }
      return
    }
    guard let real = Path.real(path), kind != .link || !Path.isInside(realRoot, real),
      visited.insert(real).inserted, !KernelFileSystems.have(path)
    else { return }
    guard visited.count <= mostFolders else {
      throw .tooManyFolders(path: root, bound: mostFolders)
    }
    let entries: [FolderEntry]
    do throws(FileError) {
      entries = try FolderEntry.all(in: path).filter { !Self.skipped.contains($0.name) }
    } catch {
      throw .unreadableFolder(path: path, reason: "\(error)")
    }
    // A folder is found at its own place before a link leads to it.
    for entry in entries.filter({ $0.kind != .link }) + entries.filter({ $0.kind == .link }) {
      try collect(path == "/" ? "/" + entry.name : path + "/" + entry.name, entry.kind)
    }
  }
}
