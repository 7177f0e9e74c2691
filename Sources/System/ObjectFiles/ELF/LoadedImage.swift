import CSystem

/// A file loaded into the running program: the executable or a library.
package final class LoadedImage {
  /// The images that are loaded when this property is first used, starting with the executable.
  ///
  /// Access it only on the main thread.
  package nonisolated(unsafe) static let all = loaded()

  /// The executable of the running program.
  package static var executable: LoadedImage? { all.first }

  /// The difference between an address in memory and the same address in the file.
  package let offset: Int
  /// Whether the file has debug information that can't be read because it is compressed.
  package var hasCompressedDebugInformation: Bool {
    [file, debugFile].contains { $0.map(DebugSections.areCompressed(in:)) ?? false }
  }
  /// Whether the file can be read.
  package var isReadable: Bool { file != nil }
  package let path: String
  fileprivate var code: [Segment] = []
  private lazy var file = ELFFile(path: path)
  /// The file that has what was stripped from this one; nil if there is none.
  private lazy var debugFile = file.flatMap { DebugFile.of($0, path: path) }
  /// The symbol table; nil if the file is stripped and has no debug file.
  package private(set) lazy var symbols =
    file.flatMap(SymbolTable.init) ?? debugFile.flatMap(SymbolTable.init)
  /// The index of functions by address; nil without symbols.
  package private(set) lazy var functions = symbols.flatMap(FunctionIndex.init)
  /// The debug information; nil if it is missing or can't be read.
  package private(set) lazy var debugInformation =
    file.flatMap(DebugInformation.init) ?? debugFile.flatMap(DebugInformation.init)

  /// The modules in the file that belong to packages of others.
  package private(set) lazy var packageModules = file?.packageModules ?? []

  /// The addresses of code.
  ///
  /// The first array of ranges in a process would search all conformances of the program.
  fileprivate struct Segment {
    let start: Int
    let end: Int
  }

  init(path: String, offset: Int) {
    self.path = path
    self.offset = offset
  }

  /// Returns whether an address in memory is within this image's code.
  package func contains(_ address: Int) -> Bool {
    code.contains { $0.start <= address && address < $0.end }
  }

  private static func loaded() -> [LoadedImage] {
    var images: [LoadedImage] = []
    withUnsafeMutablePointer(to: &images) {
      flowsh_forEachCodeSegment(
        { segment, images in
          images?.assumingMemoryBound(to: [LoadedImage].self).pointee.add(segment)
        }, $0)
    }
    return images
  }
}

extension [LoadedImage] {
  /// Adds a segment to the image of its file, which is either the last image or a new one.
  fileprivate mutating func add(_ segment: FlowshCodeSegment) {
    let name = segment.path.map { String(cString: $0) } ?? ""
    let path = name.isEmpty ? "/proc/self/exe" : name
    if last?.path != path { append(LoadedImage(path: path, offset: Int(segment.offset))) }
    last?.code.append(
      LoadedImage.Segment(
        start: Int(segment.start), end: Int(segment.start) + Int(segment.size)))
  }
}
