import Files
import Foundation
import Glibc

/// The folder of an SDK that isn't complete yet, under a name that nobody uses.
struct SDKFolder {
  let path: String

  /// Creates the folder beside its place; what interrupted builds have left there is removed.
  init(beside place: String) throws(AdoptionError) {
    let parent = Path.folder(of: place)
    try Self.create(parent)
    let prefix = Path.name(of: place) + ".part-"
    for name in (try? Path.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      try? SDKCache.remove(parent + "/" + name)
    }
    path = parent + "/" + prefix + String(getpid())
    try Self.create(path)
  }

  /// Creates a folder and those around it.
  static func create(_ folder: String) throws(AdoptionError) {
    guard !Path.isFolder(folder) else { return }
    if Path.folder(of: folder) != folder { try create(Path.folder(of: folder)) }
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST && Path.isFolder(folder) else {
      throw .unwritableSDK(
        path: folder, reason: String(errorNumber: errno == EEXIST ? ENOTDIR : errno))
    }
  }

  /// Copies a file, or the one that a link leads to.
  func copy(_ file: String, to name: String) throws(AdoptionError) {
    let place = path + "/" + name
    try Self.create(Path.folder(of: place))
    do {
      try FileManager.default.copyItem(atPath: Path.real(file) ?? file, toPath: place)
    } catch {
      let cause = (error as? CocoaError)?.underlying as? POSIXError
      throw .unwritableSDK(
        path: place, reason: cause.map { String(errorNumber: $0.code.rawValue) } ?? "\(error)")
    }
  }

  func write(_ text: String, to name: String) throws(AdoptionError) {
    try Self.write(text, to: path + "/" + name)
  }

  /// Writes a file that appears whole or not at all, and creates the folders around it.
  static func write(_ text: String, to place: String) throws(AdoptionError) {
    try create(Path.folder(of: place))
    do throws(FileError) {
      try WholeFile.write(Array(text.utf8), to: place)
    } catch {
      throw .unwritableSDK(path: place, reason: "\(error)")
    }
  }

  /// Moves a file or folder, which lies elsewhere on the same disk, into the folder.
  func take(_ file: String, as name: String) throws(AdoptionError) {
    let place = path + "/" + name
    try Self.create(Path.folder(of: place))
    guard rename(file, place) == 0 else {
      throw .unwritableSDK(path: place, reason: String(errorNumber: errno))
    }
  }

  /// Makes a symbolic link.
  func link(_ target: String, as name: String) throws(AdoptionError) {
    let place = path + "/" + name
    guard symlink(target, place) == 0 else {
      throw .unwritableSDK(path: place, reason: String(errorNumber: errno))
    }
  }

  /// Moves the folder to its place, in place of one that may be there.
  func move(to place: String) throws(AdoptionError) {
    let old = path + "-old"
    if Path.exists(place) { rename(place, old) }
    guard rename(path, place) == 0 else {
      throw .unwritableSDK(path: place, reason: String(errorNumber: errno))
    }
    try? SDKCache.remove(old)
  }

  func remove() { try? SDKCache.remove(path) }
}
