import ObjectFiles

/// The names of the functions at addresses in this process.
///
/// Each address is looked up only once.
final class FunctionNames {
  /// The only instance, because reading the executable's symbols takes several milliseconds.
  nonisolated(unsafe) static let ofProcess = FunctionNames()

  let symbolicator = Symbolicator()
  lazy var witnesses = WitnessNames(symbolicator)
  private var known: [UInt: [NamedFrame]] = [:]

  /// Returns the functions that contain a return address, starting with inlined ones.
  func frames(at address: UInt) -> [NamedFrame] {
    if let frames = known[address] { return frames }
    let frames = symbolicator.frames(at: address).compactMap(NamedFrame.init)
    known[address] = frames
    return frames
  }
}

/// A function on a call stack, with the name that it has in the source code.
struct NamedFrame {
  let name: FunctionName
  let file: String?
  let line: Int?

  init?(_ frame: Symbolicator.Frame) {
    guard let text = demangled(frame.symbol), let name = FunctionName(demangled: text) else {
      return nil
    }
    self.name = name
    let file = frame.file.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    // Compiler-generated code has no file, or a placeholder such as `<compiler-generated>`.
    self.file = file?.hasPrefix("<") == true ? nil : file
    line = self.file == nil ? nil : frame.line
  }
}
