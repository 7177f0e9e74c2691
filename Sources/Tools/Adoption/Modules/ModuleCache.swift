import Foundation
import Glibc

/// The folder for the modules of packages that this machine has compiled, shared by all adopted
/// apps.
///
/// A module is found there by the SDK that it is compiled for, its name, its version, and a digest
/// of its sources and of the modules that it imports.
package struct ModuleCache: Equatable, Sendable {
  /// The absolute path.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Finds the folder of a user, below `XDG_CACHE_HOME` if that is set to an absolute path.
  ///
  /// - Parameter environment: The environment's variables.
  package init(environment: [String: String]) {
    path = Path.folder(of: SDKCache(environment: environment).path) + "/packages"
  }

  /// Returns the folder for the modules that are compiled for an SDK.
  func folder(for sdk: SDK) -> String { path + "/" + sdk.identity.fingerprint }

  /// The folder for copies of sources, which stay where errors and calls name them.
  var sources: String { path + "/sources" }

  /// The folder for packages that SwiftPM has fetched.
  var fetched: String { path + "/fetched" }

  /// Notes that a file or folder of the cache is used, which keeps it from being removed.
  static func noteUse(of path: String) { utimensat(AT_FDCWD, path, nil, 0) }

  /// Keeps others from changing a folder of the cache.
  ///
  /// - Parameters:
  ///   - folder: The cache's own folder, for modules and sources, or the one for fetched packages.
  ///   - isCancelled: Whether to stop waiting.
  ///   - whenBusy: Called if another process is at work there.
  /// - Returns: A lock, which holds while it exists.
  /// - Throws: An error if the folder can't be made, or if the wait is cancelled.
  func lock(
    _ folder: String, isCancelled: () -> Bool, whenBusy: () -> Void
  ) throws(AdoptionError) -> FolderLock {
    try SDKFolder.create(folder)
    return try FolderLock(waitingFor: folder, isCancelled: isCancelled, whenBusy: whenBusy)
  }

  /// Removes the modules for SDKs that haven't been used for longest, as ``SDKCache`` removes SDKs,
  /// and the modules, sources and packages that no adoption has used for a long time.
  ///
  /// - Parameter now: The time, in seconds since 1970.
  func prune(now: Int = time(nil)) {
    func paths(in folder: String) -> [String] {
      ((try? Path.names(in: folder)) ?? []).map { folder + "/" + $0 }
    }
    func lastUse(_ path: String) -> Int {
      var status = stat()
      return stat(path, &status) == 0 ? status.st_mtim.tv_sec : now
    }
    let own = [sources, fetched]
    let folders = paths(in: path).filter { !own.contains($0) && Path.isFolder($0) }
      .map { ($0, lastUse($0)) }.sorted { $0.1 > $1.1 }.map(\.0)
    for folder in folders.dropFirst(SDKCache.mostKept) { try? SDKCache.remove(folder) }
    for place in (own + folders.prefix(SDKCache.mostKept)).flatMap(paths)
    where lastUse(place) < now - Self.longestUnused {
      try? SDKCache.remove(place)
    }
  }

  /// The time in seconds after which something that isn't used is removed: ninety days.
  private static let longestUnused = 90 * 24 * 60 * 60

  /// Removes all modules and what was made for them.
  ///
  /// - Throws: An error if another process compiles one, or if a folder can't be removed.
  package func removeAll() throws(AdoptionError) {
    guard Path.isFolder(path) else { return }
    let locks = try [path, fetched].filter(Path.isFolder)
      .map { folder throws(AdoptionError) in try FolderLock(folder) }
    defer { withExtendedLifetime(locks) {} }
    do throws(FolderError) {
      for name in try Path.names(in: path) { try SDKCache.remove(path + "/" + name) }
    } catch {
      throw AdoptionError(error)
    }
  }
}
