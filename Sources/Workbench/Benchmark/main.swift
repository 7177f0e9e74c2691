import ArgumentParser

do {
  try BenchmarkCommand.parseOrExit().perform()
} catch {
  BenchmarkCommand.exit(withError: error)
}
