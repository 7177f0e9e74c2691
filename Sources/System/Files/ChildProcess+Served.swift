import CSystem
package import Glibc

extension ChildProcess {
  /// Starts a program in a process group of its own, which the kernel kills when this process ends,
  /// also if it is killed.
  ///
  /// - Parameters:
  ///   - program: The path of the program, or its name in the search path.
  ///   - arguments: The arguments, beginning with the program's name for itself.
  ///   - folder: The folder to start it in; `nil` for that of this process.
  ///   - input: The descriptor for its standard input.
  ///   - output: The descriptor for its standard output and standard error.
  /// - Returns: The process ID.
  /// - Throws: An error with the program's path if it can't be started.
  package static func startServed(
    _ program: String, arguments: [String], in folder: String?, input: Int32, output: Int32
  ) throws(FileError) -> pid_t {
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let process = cw_startServed(program, words, folder, input, output)
    guard process > 0 else { throw FileError(.read, program, .system(-process)) }
    return process
  }
}
