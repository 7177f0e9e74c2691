import CSwiftRuntime

/// A file of the running program: the executable or a library.
final class LoadedImage {
  /// Symbolic addresses are those in memory less this.
  let offset: Int
  fileprivate var code: [Range<Int>] = []
  fileprivate let path: String
  private lazy var file = ElfFile(path: path)
  private(set) lazy var functions = file.flatMap(FunctionTable.init)
  private(set) lazy var debug = file.flatMap(DebugSections.init)

  fileprivate init(path: String, offset: Int) {
    self.path = path
    self.offset = offset
  }

  func contains(_ address: Int) -> Bool { code.contains { $0.contains(address) } }

  /// Those that are loaded now, the executable first.
  static func all() -> [LoadedImage] {
    var images: [LoadedImage] = []
    withUnsafeMutablePointer(to: &images) {
      flowsh_forEachCode(
        { code, images in
          images?.assumingMemoryBound(to: [LoadedImage].self).pointee.take(code)
        }, $0)
    }
    return images
  }
}

extension [LoadedImage] {
  /// Adds a stretch of code to its file, which is the last one or new.
  fileprivate mutating func take(_ code: FlowshCode) {
    let name = code.path.map { String(cString: $0) } ?? ""
    let path = name.isEmpty ? "/proc/self/exe" : name
    if last?.path != path { append(LoadedImage(path: path, offset: Int(code.offset))) }
    last?.code.append(Int(code.start)..<Int(code.start) + Int(code.size))
  }
}
