import ArgumentParser

/// A part of the benchmark that can be run alone.
nonisolated enum Section: String, CaseIterable, ExpressibleByArgument {
  /// The time from start to end of a program that does nothing.
  case start
  /// The number of lines per second that a program answers.
  case lines
  /// The time of an action and of a relaunch in the driver, in this process.
  case driver
  /// The same for the tour of Storefront, and for Storefront with a lot of data.
  case storefront
  /// The time of walkthroughs as tests, including the start of the runner and its workers.
  case tests
  /// The memory that the program uses after few and after many commands.
  case memory
}
