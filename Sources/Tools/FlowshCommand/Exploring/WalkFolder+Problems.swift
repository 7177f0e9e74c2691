import Files
import Script
import Shell

/// Messages about walks that can't be written.
extension WalkFolder {
  /// The most files that are named because they can't be written.
  private static let mostNamed = 3

  /// Reports which walks can't be written, and returns whether there are any.
  static func report(_ problems: [FileError]) -> Bool {
    for problem in problems.prefix(mostNamed) {
      StandardStreams.complain("\(problem.path): \(problem)")
    }
    let more = problems.count - mostNamed
    if more > 0 { StandardStreams.complain("\(counted(more, "more walk")) can't be written") }
    return !problems.isEmpty
  }

  /// Exits the process if files can't be written.
  func requireWritable(_ writer: StandardOutput) {
    do throws(FileError) {
      try requireWritable()
    } catch {
      StandardStreams.complain("\(error.path): \(error)")
      writer.finish(with: .outputFailed)
    }
  }
}
