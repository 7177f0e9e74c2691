import ArgumentParser
import Foundation
import ToolSupport

if CommandLine.arguments.dropFirst().first == WorkerCommand.name {
  WorkerCommand.parseOrExit(Array(CommandLine.arguments.dropFirst(2))).perform()
}
do {
  try FuzzCommand.parseOrExit().perform()
} catch let error as SystemError {
  complain("\(error)")
} catch let error as FuzzError {
  complain("\(error)")
} catch {
  FuzzCommand.exit(withError: error)
}

/// Ends the program because it can't run, with the status of an internal error.
func complain(_ message: String) -> Never {
  FileHandle.standardError.write(Data("flowsh-fuzz: \(message)\n".utf8))
  exit(70)
}
