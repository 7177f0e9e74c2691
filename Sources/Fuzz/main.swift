import ArgumentParser

if CommandLine.arguments.dropFirst().first == WorkerCommand.name {
  WorkerCommand.parseOrExit(Array(CommandLine.arguments.dropFirst(2))).perform()
}
do {
  try FuzzCommand.parseOrExit().perform()
} catch {
  FuzzCommand.exit(withError: error)
}
