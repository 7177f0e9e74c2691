import Files
import Foundation
import Glibc

/// The folder for SDKs that this machine has built.
package struct SDKCache: Equatable, Sendable {
  /// The absolute path.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Finds the folder of a user, below `XDG_CACHE_HOME` if that is set to an absolute path.
  ///
  /// - Parameter environment: The environment's variables.
  package init(environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    path = Path.joined(given ?? home + "/.cache", "flowsh/sdk")
  }

  /// Returns the folder of an SDK, which need not exist.
  package func place(of identity: SDKIdentity) -> String { path + "/" + identity.fingerprint }

  /// The SDKs, the newest first.
  var all: [SDK] {
    let names = (try? Path.names(in: path)) ?? []
    let found = names.compactMap { try? SDK(path + "/" + $0) }
    return found.map { ($0, Self.time(of: $0.path)) }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private static func time(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }

  /// The number of SDKs that are kept: each takes 165 MB, and each change of flowsh's sources makes
  /// a new one.
  static let mostKept = 3

  /// Removes the SDKs that haven't been used for longest, and what interrupted builds have left.
  ///
  /// The cache must be locked.
  func prune() {
    for sdk in all.dropFirst(Self.mostKept) { try? Self.remove(sdk.path) }
    let others = ((try? Path.names(in: path)) ?? [])
      .filter { !Path.exists("\(path)/\($0)/\(SDK.fileName)") }
    for name in others + SDKFolder.left(in: path) { try? Self.remove(path + "/" + name) }
  }

  /// Notes that an SDK is used, which keeps it from being removed.
  package func noteUse(of sdk: SDK) {
    if Path.isInside(sdk.path, path) { utimensat(AT_FDCWD, sdk.path, nil, 0) }
  }

  /// Removes all SDKs, and what an interrupted build has left.
  ///
  /// - Returns: The number of SDKs.
  /// - Throws: An error if another process builds one, or if a folder can't be removed.
  package func removeAll() throws(AdoptionError) -> Int {
    guard Path.isFolder(path) else { return 0 }
    let count = all.count
    let lock = try FolderLock(path)
    defer { withExtendedLifetime(lock) {} }
    do throws(FolderError) {
      for name in try Path.names(in: path) + SDKFolder.left(in: path) {
        try Self.remove(path + "/" + name)
      }
    } catch {
      throw AdoptionError(error)
    }
    return count
  }

  /// Removes a folder with everything inside, if there is one.
  static func remove(_ path: String) throws(FolderError) {
    guard Path.exists(path) || Path.isLink(path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      let cause = (error as? CocoaError)?.underlying as? POSIXError
      throw .unreadable(path, cause?.code.rawValue ?? EIO)
    }
  }
}
