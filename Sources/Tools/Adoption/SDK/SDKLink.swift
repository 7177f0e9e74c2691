import Files
import Foundation
import Glibc

/// The link from an adopted package to its SDK.
///
/// It isn't committed with the package, because it leads to a place on one machine.
struct SDKLink {
  /// The folder of the link in a package's folder.
  static let folder = ".flowsh"

  /// Returns the path of the link to an SDK of a version of flowsh, in the package's folder.
  static func name(version: String) -> String {
    "\(folder)/sdk-\(version).artifactbundle"
  }

  /// The path of the package's folder.
  let package: String

  /// Points the link to an SDK.
  ///
  /// Removes the products of a build with another SDK, because Swift's incremental build misses
  /// changes in a module that another module exports.
  ///
  /// - Parameters:
  ///   - sdk: The SDK.
  ///   - build: The folder of what has been built.
  /// - Throws: An error if the link can't be made.
  func set(_ sdk: SDK, build: String) throws(AdoptionError) {
    let folder = package + "/" + Self.folder
    let link = package + "/" + Self.name(version: sdk.identity.version)
    let record = folder + "/" + SDK.fileName
    let description = try Contents.read(sdk.path + "/" + SDK.fileName)
    let isSame = Contents.text(record).map { Data($0.utf8) == description } == true
    if isSame, Path.real(link) == Path.real(sdk.path) { return }
    do throws(FolderError) {
      if !isSame, Path.isInside(build, package) { try SDKCache.remove(build) }
      try SDKCache.remove(folder)
    } catch {
      throw AdoptionError(error)
    }
    guard mkdir(folder, 0o777) == 0, symlink(sdk.path, link) == 0 else {
      throw .unwritable(path: folder, reason: String(errorNumber: errno))
    }
    do throws(FileError) {
      try WholeFile.write(Array(description), to: record)
    } catch {
      throw .unwritable(path: record, reason: "\(error)")
    }
  }
}
