/// The SDK, the compiler and the cache with which modules are compiled.
struct ModuleTools {
  let sdk: SDK
  let toolchain: Toolchain
  let cache: ModuleCache
  let isCancelled: () -> Bool

  /// Runs a program that writes into the cache.
  ///
  /// - Parameters:
  ///   - program: The path.
  ///   - arguments: The arguments.
  /// - Returns: What the program prints, and its exit status.
  /// - Throws: An error if it can't be started, was interrupted, or fails because the disk is full.
  func run(_ program: String, _ arguments: [String]) throws(AdoptionError) -> BuildOutput {
    var output = BuildOutput()
    output.status = try toolchain.run(
      arguments, as: program, writingTo: cache.path, isCancelled: isCancelled
    ) { output.add($0) }
    if isCancelled() { throw .interrupted }
    return output
  }
}
