import ArgumentParser

do {
  try FieldCommand.parseOrExit().perform()
} catch {
  FieldCommand.exit(withError: error)
}
