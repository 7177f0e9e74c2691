import Foundation

/// Reads which packages of others a project uses, and finds the sources that lie in the project.
///
/// Nothing is fetched. What a lock file says may be wrong: the folders are what is built.
struct DependencyReader {
  private(set) var dependencies: [Dependency] = []
  /// The problems of lock files.
  private(set) var skippedItems: [SkippedItem] = []
  private let folders: [String]
  /// The positions of the dependencies by their identities.
  private var places: [String: Int] = [:]

  /// Reads the lock files of a project.
  init(of project: AppProject) {
    var folders: [String] = []
    for folder in [project.folder, Path.folder(of: project.file)] + Self.folders(around: project)
    where !folders.contains(folder) {
      folders.append(folder)
    }
    self.folders = folders
    readPackages(project)
    readPods()
    readCheckouts()
  }

  /// Returns the folders around a project up to that of its repository, which may have several
  /// projects; without a repository, the next one.
  private static func folders(around project: AppProject) -> [String] {
    var folders = [project.folder]
    while let last = folders.last, last != "/", !Path.exists(last + "/.git") {
      folders.append(Path.folder(of: last))
    }
    return folders.last == "/" ? [Path.folder(of: project.folder)] : folders
  }

  /// Adds a package, of which the first that is found counts.
  private mutating func add(_ new: Dependency) {
    guard let place = places[new.identity] else {
      places[new.identity] = dependencies.count
      dependencies.append(new)
      return
    }
    // A project that moves from one manager to another has both for a while.
    let known = dependencies[place]
    if known.folder == nil, new.folder != nil { dependencies[place] = new }
    guard let version = new.version, let other = known.version, version != other,
      new.origin != known.origin
    else { return }
    let (used, left) = dependencies[place] == new ? (new, known) : (known, new)
    note(
      ["names \(left.title), and the \(used.version ?? "") of \(relative(used.origin)) counts"],
      of: left.origin)
  }

  private func relative(_ path: String) -> String { Path.relative(path, to: folders[0]) }

  private mutating func note(_ problems: [String], of file: String) {
    skippedItems += problems.map { SkippedItem(name: relative(file), reason: $0) }
  }

  /// Says that the sources aren't those that a lock file names.
  private mutating func check(_ name: String, _ found: String?, _ asked: String?, of file: String) {
    guard let found, let asked, found != asked else { return }
    note(
      ["names \(name) \(asked), and the sources that lie there are those of \(found), which count"],
      of: file)
  }

  // MARK: SwiftPM

  private mutating func readPackages(_ project: AppProject) {
    let checkouts = folders.flatMap(SwiftPMCheckouts.folders)
    let found = checkouts.map(SwiftPMCheckouts.init)
    for pin in project.pins + project.packages.map(\.pin)
    where Dependency.isName(Dependency.name(of: pin.url)) {
      let name = Dependency.name(of: pin.url)
      let place = found.lazy.compactMap { $0.place(of: name) }.first
      if let file = pin.file { check(name, place?.version, pin.version, of: file) }
      add(
        Dependency(
          name, .swiftPM, version: place?.version ?? pin.version, repository: pin.url,
          origin: pin.file ?? project.file, folder: place?.folder))
    }
    // Also those that no lock file names.
    for checkouts in found {
      for name in checkouts.names where Dependency.isName(name) {
        guard let place = checkouts.place(of: name) else { continue }
        add(
          Dependency(
            name, .swiftPM, version: place.version,
            repository: KnownPackages.repository(of: name), origin: checkouts.folder,
            folder: place.folder))
      }
    }
  }

  // MARK: CocoaPods

  private mutating func readPods() {
    for folder in folders {
      let pods = folder + "/Pods"
      var versions: [String: String] = [:]
      if Path.exists(pods + "/Manifest.lock") {
        let manifest = PodfileLock(pods + "/Manifest.lock")
        note(manifest.problems, of: pods + "/Manifest.lock")
        for pod in manifest.pods { versions[pod.name] = pod.version }
      }
      let file = folder + "/Podfile.lock"
      if Path.exists(file) {
        let lock = PodfileLock(file)
        note(lock.problems, of: file)
        for pod in lock.pods { add(pod, versions[pod.name], in: folder, file) }
      } else if Path.exists(folder + "/Podfile") {
        note(
          ["isn't run, and there is no Podfile.lock; run \"pod install\" where CocoaPods is"],
          of: folder + "/Podfile")
      }
      // Also those that no lock file names.
      for name in names(in: pods) where !Self.partsOfPods.contains(name) {
        add(
          Dependency(
            name, .cocoaPods, version: versions[name],
            repository: KnownPackages.repository(of: name), origin: pods, folder: pods + "/" + name)
        )
      }
    }
  }

  /// The folders in `Pods` that are no pods.
  private static let partsOfPods: Set = ["Headers", "Local Podspecs", "Target Support Files"]

  private mutating func add(
    _ pod: PodfileLock.Pod, _ present: String?, in folder: String, _ file: String
  ) {
    var place = Path.onDisk("\(folder)/Pods/\(pod.name)")
    if let path = pod.path {
      let real = Path.onDisk(Path.joined(folder, path))
      place = real.map { Path.isFolder($0) ? $0 : Path.folder(of: $0) } ?? place
    } else if place != nil {
      check(pod.name, present, pod.version, of: file)
    }
    let isPresent = place.map(Path.isFolder) == true
    add(
      Dependency(
        pod.name, .cocoaPods,
        version: (isPresent ? present : nil) ?? pod.revision ?? pod.version,
        repository: pod.repository ?? KnownPackages.repository(of: pod.name), origin: file,
        folder: isPresent ? place : nil))
  }

  // MARK: Carthage

  private mutating func readCheckouts() {
    for folder in folders {
      let checkouts = folder + "/Carthage/Checkouts"
      let file = folder + "/Cartfile.resolved"
      if Path.exists(file) {
        let lock = CartfileResolved(file)
        note(
          lock.problems
            + lock.binaries.map { "names \($0), a binary for Apple's platforms, which isn't used" },
          of: file)
        for entry in lock.entries {
          let place = Path.onDisk(checkouts + "/" + entry.name)
          add(
            Dependency(
              entry.name, .carthage, version: entry.version, repository: entry.repository,
              origin: file, folder: place.flatMap { Path.isFolder($0) ? $0 : nil }))
        }
      } else if Path.exists(folder + "/Cartfile") {
        note(
          ["isn't run, and there is no Cartfile.resolved; run \"carthage checkout\""],
          of: folder + "/Cartfile")
      }
      for name in names(in: checkouts) {
        add(
          Dependency(
            name, .carthage, repository: KnownPackages.repository(of: name), origin: checkouts,
            folder: checkouts + "/" + name))
      }
    }
  }

  /// Returns the names of the folders in a folder that packages can have.
  private func names(in folder: String) -> [String] {
    ((try? Path.names(in: folder)) ?? [])
      .filter { Dependency.isName($0) && Path.isFolder(folder + "/" + $0) }
      .filter { !SourceFolder.bundles.contains(Path.suffix(of: $0)) }
  }
}

extension PackageReference {
  /// The package as a lock file would name it.
  fileprivate var pin: PackagePin {
    let version: String? =
      switch requirement {
      case .exact(let text), .branch(let text), .revision(let text): text
      case .from, .upToNextMinor, .range: nil
      }
    return PackagePin(url: url, version: version, file: nil)
  }
}
