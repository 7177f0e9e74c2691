import CSystem
import ObjectFiles

/// The running program's executable file.
package enum Executable {
  /// The difference between an address in memory and the same address in the file.
  package static let offset = LoadedImage.executable?.offset ?? 0

  /// The reason the program's own calls can't be named, or can be named only without file and line;
  /// `nil` if there is none.
  package static var obstacle: String? {
    if let obstacle = obstacle(canName: LoadedImage.executable?.functions != nil) {
      obstacle
    } else if LoadedImage.executable?.debugInformation == nil {
      "calls are named without file and line: this program has no debug information"
    } else {
      nil
    }
  }

  static func obstacle(canName: Bool) -> String? {
    if let executable = LoadedImage.executable, !executable.isReadable {
      "calls can't be named: this program's file, \(executable.path), can't be read"
    } else if !canName {
      "calls can't be named: this program's symbols have been stripped"
    } else if LoadedImage.executable?.hasCompressedDebugInformation == true {
      "calls are named without file and line: this program's debug information is compressed"
    } else {
      nil
    }
  }

  /// The paths of the libraries that are loaded; empty for a static executable.
  package static var libraries: [String] { LoadedImage.all.dropFirst().map(\.path) }

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
    // The first address is that of the current instruction; the others are return addresses.
    let returnAddresses = addresses.enumerated().map { place, address in
      UInt(bitPattern: offset) &+ address &+ (place == 0 ? 1 : 0)
    }
    let names = FunctionNames.ofProcess
    names.symbolicator.prepare(returnAddresses)
    for returnAddress in returnAddresses {
      for frame in names.frames(at: returnAddress) {
        guard frame.name.module != module else { return lines }
        lines.append(CallReader.call(frame).nameAndPlace)
      }
    }
    return lines
  }

  /// Returns a description of each function that was running when a signal interrupted a thread.
  ///
  /// Call this method in the signal's handler, on that thread. It allocates memory, so it isn't
  /// async-signal-safe.
  ///
  /// - Parameters:
  ///   - context: The third argument of the handler.
  ///   - module: The module to stop at. The list ends before its first function.
  /// - Returns: One line for each function, innermost first.
  package static func lines(
    interruptedAt context: UnsafeRawPointer, upTo module: String
  ) -> [String] {
    let addresses = [UInt](unsafeUninitializedCapacity: 64) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = flowsh_interruptedCalls(context, flowsh_stackOfThread(), start, buffer.count)
    }
    return lines(of: addresses.map { $0 &- UInt(bitPattern: offset) }, upTo: module)
  }
}
