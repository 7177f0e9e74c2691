import MethodSymbols

/// The running program's file, and what lies where in it.
public enum Executable {
  /// What to take off an address in memory to have the one in the file.
  public static let offset = LoadedImage.all().first?.offset ?? 0

  /// The functions at addresses in the file, a line each: `LoginCoordinator.start()
  /// LoginCoordinator.swift:31`; what has no name is left out.
  ///
  /// - Parameter addresses: an instruction's, then return addresses, the innermost first; those of
  ///   another process that runs the same file, less its own offset.
  public static func lines(of addresses: [UInt]) -> [String] {
    var lines: [String] = []
    for (place, address) in addresses.enumerated() {
      // The first is where the code was, the others are where it would have gone on.
      let returnAddress = UInt(bitPattern: offset) &+ address &+ (place == 0 ? 1 : 0)
      for frame in FunctionNames.ofProcess.frames(at: returnAddress) {
        let call = CallReader.call(frame)
        lines.append(call.place.map { "\(call.name)  \($0)" } ?? call.name)
      }
    }
    return lines
  }
}
