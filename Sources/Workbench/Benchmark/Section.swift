import ArgumentParser

/// A section of the benchmark that can be run separately.
nonisolated enum Section: String, CaseIterable, ExpressibleByArgument {
  /// The time that a program takes to start and exit without doing anything.
  case start
  /// The number of input lines that a program processes per second.
  case lines
  /// The duration of an action and of a relaunch in the driver, measured in this process.
  case driver
  /// The duration of an action and of a relaunch in the Storefront tour, and the performance of
  /// Storefront with a large amount of data.
  case storefront
  /// The duration of walkthroughs that run as tests, including the start of the runner and its
  /// workers.
  case tests
  /// The number of transitions that an exploration finds per second, the duration of random walks,
  /// and of the whole map of Storefront.
  case exploring
  /// The number of instructions that flowsh executes to start and for a command, where they can be
  /// counted.
  case instructions
  /// The memory that flowsh uses after a few commands and after many.
  case memory
}
