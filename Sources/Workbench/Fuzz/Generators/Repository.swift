import Foundation

/// The files of the repository that this program was built from.
enum Repository {
  static func path(_ components: String...) -> String {
    let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    return components.reduce(root) { $0.appending(component: $1) }.path
  }

  /// The lines of a file, with their newlines; none if it can't be read.
  static func lines(_ path: String) -> [[UInt8]] {
    Mutation.lines(of: Array(FileManager.default.contents(atPath: path) ?? Data()))
  }
}
