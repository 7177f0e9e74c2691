/// The SDK, the compiler and the cache with which modules are compiled.
struct ModuleTools {
  let sdk: SDK
  let toolchain: Toolchain
  let cache: ModuleCache
  let isCancelled: () -> Bool

  /// Runs a program, and returns its exit status.
  ///
  /// - Parameters:
  ///   - program: The path.
  ///   - arguments: The arguments.
  ///   - output: Receives what the program prints.
  /// - Throws: An error if it can't be started, or was interrupted.
  func run(
    _ program: String, _ arguments: [String], _ output: inout BuildOutput
  ) throws(AdoptionError) {
    var copy = output
    copy.status = try toolchain.run(arguments, as: program, isCancelled: isCancelled) {
      copy.add($0)
    }
    output = copy
    if isCancelled() { throw .interrupted }
  }
}
