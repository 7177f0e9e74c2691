import ObjectFiles

/// The functions at the addresses of this process, each looked up once.
final class FunctionNames {
  /// The only one: to read the executable's symbols takes some milliseconds.
  nonisolated(unsafe) static let ofProcess = FunctionNames()

  let symbolicator = Symbolicator()
  lazy var witnesses = WitnessNames(symbolicator)
  private var known: [UInt: [NamedFrame]] = [:]

  /// The functions that a return address lies in, those inlined first.
  func frames(at address: UInt) -> [NamedFrame] {
    if let frames = known[address] { return frames }
    let frames = symbolicator.frames(at: address).compactMap(NamedFrame.init)
    known[address] = frames
    return frames
  }
}

/// A function on a stack, by its author's name.
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
    // What the compiler made has no file, or one that says so.
    self.file = file?.hasPrefix("<") == true ? nil : file
    line = self.file == nil ? nil : frame.line
  }
}
