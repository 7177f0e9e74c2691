import Files
import Foundation
import Glibc

/// The folder of an SDK that isn't complete yet, in a hidden folder beside its place.
struct SDKFolder {
  /// The hidden folder, of which nothing stays.
  let work: String

  var path: String { work + "/contents" }

  /// Creates the folder; what interrupted builds for the same place have left is removed.
  ///
  /// The folder around the place must be locked.
  init(beside place: String) throws(AdoptionError) {
    let parent = Path.folder(of: place)
    try Self.create(parent)
    let prefix = Self.prefix + Path.name(of: place) + "-"
    for name in Self.left(in: parent) where name.hasPrefix(prefix) {
      try? SDKCache.remove(parent + "/" + name)
    }
    var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .unwritableSDK(path: parent, reason: String(errorNumber: errno))
    }
    work = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try Self.create(path)
  }

  private static let prefix = ".flowsh-"

  /// The names of hidden folders that builds have made in a folder.
  static func left(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(prefix) }
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
    let old = work + "/old"
    let isReplacing = rename(place, old) == 0
    guard isReplacing || errno == ENOENT, rename(path, place) == 0 else {
      let reason = String(errorNumber: errno)
      if isReplacing { rename(old, place) }
      throw .unwritableSDK(path: place, reason: reason)
    }
    remove()
  }

  func remove() { try? SDKCache.remove(work) }
}
