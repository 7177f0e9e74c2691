import ObjectFiles

/// The running program's file, and what lies where in it.
package enum Executable {
  /// What to take off an address in memory to have the one in the file.
  package static let offset = LoadedImage.executable?.offset ?? 0

  /// The functions at addresses in the file, a line each, with file and line; what has no name is left
  /// out.
  ///
  /// - Parameters:
  ///   - addresses: an instruction's, then return addresses, the innermost first; those of another
  ///     process that runs the same file, less its own offset.
  ///   - module: the module at whose first function to stop.
  /// - Returns: the lines, the innermost function's first.
  package static func lines(of addresses: [UInt], upTo module: String) -> [String] {
    var lines: [String] = []
    for (place, address) in addresses.enumerated() {
      // The first is where the code was, the others are where it would have gone on.
      let returnAddress = UInt(bitPattern: offset) &+ address &+ (place == 0 ? 1 : 0)
      for frame in FunctionNames.ofProcess.frames(at: returnAddress) {
        guard frame.name.module != module else { return lines }
        lines.append(CallReader.call(frame).nameAndPlace)
      }
    }
    return lines
  }
}
