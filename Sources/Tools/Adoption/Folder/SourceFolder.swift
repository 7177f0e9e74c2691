/// The files of a folder that are a target's.
///
/// The adapter is compiled with this file, too, so that what is adopted is what is built.
struct SourceFolder {
  /// Folders that never hold sources of an app.
  static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]
  /// Suffixes of folders that are one file for a person.
  static let bundles: Set = [
    "xcodeproj", "xcworkspace", "xcassets", "xcdatamodeld", "xcdatamodel", "playground",
    "framework",
    "xcframework", "docc", "bundle", "scnassets", "appiconset",
  ]

  /// Suffixes of files in C, C++ and Objective-C.
  static let suffixesOfC: Set = ["m", "mm", "c", "cc", "cpp", "cxx"]

  /// The maximum number of folders: far more than an app has, and few enough to take seconds.
  static let mostFolders = 20_000

  /// An item of a folder that can't be a file of a target, though it isn't hidden or left out.
  struct Oddity: Hashable {
    enum Problem { case special, unnameable, leadsNowhere, unreadable }

    let path: String
    let problem: Problem
  }

  /// The items of a folder and of those below.
  struct Contents {
    /// The absolute paths of the files, sorted.
    var files: [String] = []
    /// The items that can't be files, in the order of the paths.
    var oddities: [Oddity] = []
  }

  private let root: String
  private let realRoot: String
  private let isExcluded: (String) -> Bool
  private let mostFolders: Int
  private var found = Contents()
  private var visited: Set<String> = []

  /// Returns what is in a folder and in those below.
  ///
  /// A symbolic link may lead back to a folder around it; each folder is read once, and none that
  /// is around the whole. What is neither a file nor a folder, such as a named pipe, isn't a file.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder, or of a file.
  ///   - mostFolders: The maximum number of folders that are read.
  ///   - isExcluded: Whether a file, or a folder with everything inside, is left out.
  /// - Returns: The files, and what can't be one.
  /// - Throws: An error if a folder can't be read, or if there are too many.
  static func contents(
    of folder: String, mostFolders: Int = Self.mostFolders,
    excluding isExcluded: @escaping (String) -> Bool = { _ in false }
  ) throws(FolderError) -> Contents {
    var reader = SourceFolder(root: folder, isExcluded: isExcluded, mostFolders: mostFolders)
    try reader.collect(folder)
    reader.found.files.sort()
    reader.found.oddities.sort { $0.path < $1.path }
    return reader.found
  }

  private init(root: String, isExcluded: @escaping (String) -> Bool, mostFolders: Int) {
    self.root = root
    realRoot = Path.real(root) ?? root
    self.isExcluded = isExcluded
    self.mostFolders = mostFolders
  }

  private mutating func collect(_ path: String) throws(FolderError) {
    guard !isExcluded(path) else { return }
    let isFolder = Path.isFolder(path)
    guard isFolder, !Self.bundles.contains(Path.suffix(of: path)) else {
      if let problem = isFolder ? nil : Self.problem(of: path) {
        found.oddities.append(Oddity(path: path, problem: problem))
      } else {
        found.files.append(path)
      }
      return
    }
    guard let real = Path.real(path),
      path == root || !Path.isLink(path) || !Path.isInside(realRoot, real),
      visited.insert(real).inserted
    else { return }
    guard visited.count <= mostFolders else { throw .tooManyFolders(root, bound: mostFolders) }
    let places = try Path.names(in: path).filter { !Self.skipped.contains($0) }
      .map { Path.joined(path, $0) }
    // A folder is found at its own place before a link leads to it.
    for place in places.filter({ !Path.isLink($0) }) + places.filter(Path.isLink) {
      try collect(place)
    }
  }

  private static func problem(of path: String) -> Oddity.Problem? {
    if Path.isFile(path) { return Path.isReadable(path) ? nil : .unreadable }
    if Path.exists(path) { return .special }
    return Path.isLink(path) ? .leadsNowhere : .unnameable
  }
}
