package import Files

extension ChildProcess {
  /// Starts the program at a path, with arguments after its name and an environment by name.
  ///
  /// - Returns: The process ID.
  /// - Throws: An error that names the program if it can't be started.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String: String],
    group: Group = .inherited, streams: [Int32: Stream]
  ) throws(SystemError) -> Int32 {
    do throws(FileError) {
      return try start(
        program, arguments: [program] + arguments,
        environment: environment.map { "\($0)=\($1)" }, group: group, streams: streams)
    } catch {
      throw SystemError(what: "can't start \(program)", errno: error.errorNumber)
    }
  }
}
