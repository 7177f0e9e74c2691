import Files
import Glibc
import Script
import Walkthroughs

/// The files on which a run depends, and the folders in which they lie.
struct WatchedFiles {
  /// The files by their absolute paths; the values are the paths that the run uses.
  private var files: [String: Set<String>] = [:]
  /// The folders in which walkthroughs may appear.
  private var trees: Set<String> = []
  /// The absolute paths of files and folders that don't exist.
  private var missing: Set<String> = []
  /// The folders to watch.
  private(set) var folders: Set<String> = []
  /// The folders above them, which may be renamed or deleted.
  private(set) var ancestors: Set<String> = []

  /// Finds what to watch.
  ///
  /// - Parameters:
  ///   - arguments: The files and folders that the user has named.
  ///   - inputs: The files that the run reads.
  init(arguments: [String], inputs: Set<String>) {
    for path in inputs.union(arguments) {
      switch FileStatus(at: path)?.kind {
      case .folder?: addTree(path, isRoot: true)
      case nil: addMissing(path)
      default: addFile(path)
      }
    }
  }

  private mutating func addFile(_ path: String) {
    // A link can be replaced, and so can the file to which it points.
    for place in Set([Self.place(path), Self.resolved(path)].compactMap(\.self)) {
      files[place, default: []].insert(path)
      folders.insert(Self.folder(of: place))
    }
  }

  private mutating func addTree(_ path: String, isRoot: Bool) {
    let names = (try? FolderListing.names(in: path)) ?? []
    guard let folder = Self.resolved(path),
      isRoot || !WalkthroughFolder.isOfAnotherProgram(names), trees.insert(folder).inserted
    else { return }
    folders.insert(folder)
    // The folder itself may be renamed, or replaced with another one.
    if isRoot {
      addMissing(folder)
      var ancestor = Self.folder(of: folder)
      while ancestor != "/", ancestors.insert(ancestor).inserted {
        ancestor = Self.folder(of: ancestor)
      }
    }
    for name in names where name.first != UInt8(ascii: ".") {
      guard let name = String(validating: name, as: UTF8.self) else { continue }
      let child = path + "/" + name
      if FileStatus(at: child, followsLinks: false)?.kind == .folder {
        addTree(child, isRoot: false)
      }
    }
  }

  /// Watches the nearest folder that exists, so that it is noticed when the path appears.
  private mutating func addMissing(_ path: String) {
    guard let place = Self.place(path) else { return }
    missing.insert(place)
    var folder = Self.folder(of: place)
    while folder != "/", FileStatus(at: folder) == nil {
      missing.insert(folder)
      folder = Self.folder(of: folder)
    }
    folders.insert(folder)
  }

  /// The effect of changes on the run.
  struct Effect: Equatable {
    /// The files of the run that have changed, by the paths that the run uses.
    var files: Set<String> = []
    /// The paths of walkthroughs and folders that have appeared or vanished.
    var others: Set<String> = []

    var isEmpty: Bool { files.isEmpty && others.isEmpty }

    /// What has changed, such as `a.walk changed; b.walk deleted`.
    var summary: String {
      var names: [String: [String]] = [:]
      for path in files.union(others).sorted() {
        let isThere = FileStatus(at: path) != nil
        let change = !isThere ? "deleted" : files.contains(path) ? "changed" : "created"
        names[change, default: []].append(path)
      }
      return ["changed", "created", "deleted"].compactMap { change in
        names[change].map { names in
          names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "") + " " + change
        }
      }.joined(separator: "; ")
    }
  }

  /// Returns the effect of changes on the run.
  func effect(of changes: Set<FileWatch.Change>) -> Effect {
    var effect = Effect()
    for change in changes {
      if let files = files[change.path] {
        effect.files.formUnion(files)
      } else if missing.contains(change.path) || trees.contains(change.path)
        || ancestors.contains(change.path)
      {
        effect.others.insert(Self.shortened(change.path))
        // If the folder returns, its files may have other contents.
        for (path, files) in files where path.hasPrefix(change.path + "/") {
          effect.files.formUnion(files)
        }
      } else if trees.contains(Self.folder(of: change.path)) {
        let name = change.path.dropFirst(Self.folder(of: change.path).count + 1)
        let isVisible = !name.hasPrefix(".")
        if isVisible, change.isFolder || name.hasSuffix(ScriptFile.suffix) {
          effect.others.insert(Self.shortened(change.path))
        }
      }
    }
    return effect
  }

  // MARK: Paths

  /// Returns the absolute path of a file, in which only its folder is resolved.
  static func place(_ path: String) -> String? {
    let absolute =
      path.hasPrefix("/") ? path : (resolved(".") ?? "") + "/" + path
    let parts = PathParts.components(of: absolute).filter { $0 != "." }
    guard let name = parts.last, name != ".." else { return resolved(path) }
    let folder = "/" + parts.dropLast().joined(separator: "/")
    let real = resolved(folder) ?? folder
    return real == "/" ? "/" + name : real + "/" + name
  }

  /// Returns the absolute path of a file that exists, without symbolic links.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the path from the current folder if the file is inside; otherwise, the absolute path.
  private static func shortened(_ path: String) -> String {
    guard let current = resolved("."), path.hasPrefix(current + "/") else { return path }
    return String(path.dropFirst(current.count + 1))
  }

  static func folder(of path: String) -> String {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
