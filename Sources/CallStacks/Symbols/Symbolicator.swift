/// Tells which functions a return address lies in.
///
/// The toolchain's `Runtime` module does that too; it runs all line programs of a file for each
/// address, which takes 5 to 16 ms each with the debug builds of this package.
final class Symbolicator {
  /// A function in a stack, by its mangled name.
  struct Frame {
    let symbol: String
    var file: String?
    var line: Int?
  }

  private lazy var images = LoadedImage.all()

  /// The executable's functions; nil where it is stripped.
  var executable: FunctionTable? { images.first?.functions }

  /// The functions that an address lies in, those inlined first; none where it has no name.
  func frames(at returnAddress: UInt) -> [Frame] {
    // The call comes before the place to return to, and may be the last of its function or line.
    let address = Int(bitPattern: returnAddress) &- 1
    guard let image = images.first(where: { $0.contains(address) }),
      let function = image.functions?.function(at: address &- image.offset)
    else { return [] }
    let place = address &- image.offset
    guard let unit = image.debug?.unit(at: place) else { return [Frame(symbol: function.name)] }
    var frames: [Frame] = []
    var location = unit.lines.location(of: place)
    for call in unit.inlinedCalls(at: place) {
      frames.append(Self.frame(call.symbol ?? "", location))
      location = (call.file, call.line)
    }
    frames.append(Self.frame(function.name, location))
    return frames
  }

  private static func frame(_ symbol: String, _ location: (file: String?, line: Int)?) -> Frame {
    guard let location, location.line > 0 else { return Frame(symbol: symbol) }
    return Frame(symbol: symbol, file: location.file, line: location.line)
  }
}
