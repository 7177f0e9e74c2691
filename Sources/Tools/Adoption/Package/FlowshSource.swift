import Files
import Foundation

/// The sources of flowsh, from which an SDK is built.
package struct FlowshSource: Equatable, Sendable {
  /// The absolute path of the folder.
  package let path: String

  /// Finds the checkout in a folder, the value of `--flowsh`.
  ///
  /// - Throws: An error if there is no checkout of flowsh.
  package init(_ folder: String) throws(AdoptionError) {
    guard let real = Path.real(folder), Self.isCheckout(real) else { throw .noFlowsh(folder) }
    path = real
  }

  /// Finds the checkout that built a program, or the sources that are installed with it.
  ///
  /// - Parameters:
  ///   - program: The path of the executable, which lies in the checkout's build folder, unless it
  ///     has been installed.
  ///   - source: The path of the Swift file that calls this, at the time of the build.
  /// - Throws: An error if there are no sources any more.
  package init(program: String?, source: String) throws(AdoptionError) {
    for start in [program.flatMap(Path.real), source].compactMap({ $0 }) {
      var folder = start
      while folder != "/" {
        folder = Path.folder(of: folder)
        if Self.isCheckout(folder) {
          path = Path.real(folder) ?? folder
          return
        }
      }
    }
    let installed = program.flatMap(Path.real).map {
      Path.normalized($0 + "/../../share/flowsh/source")
    }
    if let installed, Self.isCheckout(installed) {
      path = installed
      return
    }
    throw .noFlowsh(source.split(separator: "/Sources/").dropLast().joined(separator: "/Sources/"))
  }

  private static func isCheckout(_ folder: String) -> Bool {
    Path.isFolder(folder + "/\(adapter)/AppSources")
      && Contents.text(folder + "/Package.swift")?.contains("name: \"flowsh\"") == true
  }

  /// The folder of the adapter's package in a checkout.
  static let adapter = "Sources/Adapter"

  /// The folder of the package with what an app imports as Combine.
  static let combine = "Sources/Combine"

  /// The checkout's own build folder; `nil` if the sources are installed, or can't be written to.
  var buildFolder: String? {
    Path.exists(path + "/.git") && access(path, W_OK) == 0 ? path + "/.build" : nil
  }

  /// The folders of `Sources` that an SDK is built from.
  private static let parts = ["Adapter", "Apple", "Combine", "Model", "Shell", "System", "Tools"]

  /// Returns a digest of the sources that an SDK is built from.
  ///
  /// - Throws: An error if one can't be read.
  package func digest() throws(AdoptionError) -> String {
    var digest = Digest("".utf8)
    for part in Self.parts where Path.isFolder(path + "/Sources/" + part) {
      for file in try SourceFolder.adopted(path + "/Sources/" + part).files {
        let name = Path.relative(file, to: path)
        guard !Self.isBesideSDK(name) else { continue }
        digest.add(name.utf8)
        digest.add(quickly: try Contents.read(file))
      }
    }
    digest.add(quickly: try Contents.read(path + "/Package.swift"))
    return digest.digits
  }

  /// Whether a file isn't compiled into an SDK; the manifests name the exact versions that SwiftPM
  /// writes into a `Package.resolved`.
  private static func isBesideSDK(_ name: String) -> Bool {
    Path.suffix(of: name) == "md" || Path.suffix(of: name) == "docc" || name.contains("/Tests/")
      || Path.name(of: name) == "Package.resolved"
      || ["Adapter/SurfaceTool", "Tools/AdoptCommand", "Tools/Adoption", "Tools/flowsh"].contains {
        name.hasPrefix("Sources/\($0)/")
      }
  }
}

extension Digest {
  /// Continues with a file's bytes, by eight at a time: all sources take 20 ms, not a second.
  mutating func add(quickly data: Data) {
    var value: UInt64 = UInt64(data.count)
    data.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        let end = min(start + 8, bytes.count)
        withUnsafeMutableBytes(of: &word) {
          $0.copyMemory(from: .init(rebasing: bytes[start..<end]))
        }
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 32
      }
    }
    withUnsafeBytes(of: value) { add($0) }
  }
}
