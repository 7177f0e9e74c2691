/// The names of the functions at addresses in this process.
///
/// Each address is looked up only once.
final class FunctionNames {
  /// The only instance, because reading the executable's symbols takes several milliseconds.
  nonisolated(unsafe) static let ofProcess = FunctionNames()

  let symbolicator = Symbolicator()
  lazy var witnesses = WitnessNames(symbolicator)
  private var known: [UInt: [Frame]] = [:]
  private var knownFunctions: [UInt: [Frame]] = [:]

  /// Returns the functions that contain a return address, starting with inlined ones.
  func frames(at address: UInt) -> [Frame] {
    if let frames = known[address] { return frames }
    let frames = symbolicator.frames(at: address)
    known[address] = frames
    return frames
  }

  /// Returns the frames of a call to the function or closure at an address, innermost first.
  func framesOfCall(to function: UInt) -> [Frame] {
    if let frames = knownFunctions[function] { return frames }
    let frames = symbolicator.framesOfCall(to: function)
    knownFunctions[function] = frames
    return frames
  }
}
