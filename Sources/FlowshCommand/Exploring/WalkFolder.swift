import Files
import Foundation
import Script

/// A folder to which an exploration writes walkthroughs.
///
/// Files that no exploration has written are left alone: the walk then gets another name.
struct WalkFolder {
  /// The path of the folder, which is created when the first file is written.
  let path: String

  /// The maximum number of bytes that are read of a file to see who has written it.
  private static let mostBytes = 1 << 20

  /// Checks that files can be written.
  ///
  /// - Throws: An error if the folder can't be created, or if no file can be written in it.
  func requireWritable() throws(FileError) {
    try create()
    try WholeFile(place("flowsh-explore")).requireWritable()
  }

  /// Writes a walk.
  ///
  /// - Parameter walk: The walk.
  /// - Returns: The path of its file.
  /// - Throws: An error if the file can't be written.
  func write(_ walk: ExploredWalk) throws(FileError) -> String {
    try create()
    var number = 1
    while true {
      let place = place(walk.name + (number == 1 ? "" : "-\(number)"))
      var file = WholeFile(place)
      let bytes = file.exists ? try? file.read(atMost: Self.mostBytes) : nil
      if !file.exists || bytes.map(Self.isOwn) == true {
        // Equal contents keep the time of the last change.
        if bytes != Array(walk.text.utf8) { try file.write(Array(walk.text.utf8)) }
        return place
      }
      number += 1
    }
  }

  private func place(_ name: String) -> String {
    (path.hasSuffix("/") ? path : path + "/") + name + ScriptFile.suffix
  }

  private func create() throws(FileError) {
    guard FileStatus(at: path) == nil else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      let number = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
      throw FileError(.write, path, .system(Int32(number ?? Int(EIO))))
    }
  }

  private static func isOwn(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array((ExploredWalk.mark + "\n").utf8))
  }
}
