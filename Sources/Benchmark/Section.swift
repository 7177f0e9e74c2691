import ArgumentParser

/// A part of the benchmark that can be run alone.
nonisolated enum Section: String, CaseIterable, ExpressibleByArgument {
  /// How long a program takes that has nothing to do.
  case start
  /// How many lines a second a program answers.
  case lines
  /// How long an action and a relaunch take in the driver, in the process.
  case driver
  /// The same of Storefront and its tour, and how it bears much data.
  case storefront
  /// How long walkthroughs take as tests, with the runner's and its workers' start.
  case tests
  /// How much memory few and many commands take.
  case memory
}
