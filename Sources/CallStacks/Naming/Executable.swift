import ObjectFiles

/// The running program's executable file.
package enum Executable {
  /// The difference between an address in memory and the same address in the file.
  package static let offset = LoadedImage.executable?.offset ?? 0

  /// Returns a description of each function at the given addresses in the file: its name, file, and
  /// line.
  ///
  /// Functions without a name are omitted.
  ///
  /// - Parameters:
  ///   - addresses: The address of an instruction, followed by return addresses, innermost first.
  ///     Addresses from another process that runs the same file can be used after subtracting that
  ///     process's offset.
  ///   - module: The module to stop at. The list ends before its first function.
  /// - Returns: One line for each function, innermost first.
  package static func lines(of addresses: [UInt], upTo module: String) -> [String] {
    var lines: [String] = []
    for (place, address) in addresses.enumerated() {
      // The first address is that of the current instruction; the others are return addresses.
      let returnAddress = UInt(bitPattern: offset) &+ address &+ (place == 0 ? 1 : 0)
      for frame in FunctionNames.ofProcess.frames(at: returnAddress) {
        guard frame.name.module != module else { return lines }
        lines.append(CallReader.call(frame).nameAndPlace)
      }
    }
    return lines
  }
}
