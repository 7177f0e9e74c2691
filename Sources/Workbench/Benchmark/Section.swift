import ArgumentParser

/// A section of the benchmark that can be run separately.
nonisolated enum Section: String, CaseIterable, ExpressibleByArgument {
  /// The time that a program takes to start and exit without doing anything.
  case start
  /// The number of input lines that a program processes per second.
  case lines
  /// The duration of an action and of a relaunch in the driver, measured in this process.
  case driver
  /// The time to read a screen of many views, and to find one of many rows by its title.
  case views
  /// The duration of walkthroughs that run as tests, including the start of the runner and its
  /// workers.
  case tests
  /// The number of transitions that an exploration finds per second, and the duration of the whole
  /// map of Storefront.
  case exploring
  /// The memory that flowsh uses after a few commands and after many.
  case memory
  /// The duration of an adoption, the first one and another, and of a build after an edit.
  case adopting
  /// The duration of flowsh's own build in a fresh clone.
  case building

  /// Whether the section takes minutes, so that it is measured only if it is named.
  var isSlow: Bool { [.adopting, .building].contains(self) }

  /// Whether the section is measured once, because that takes long or is exact.
  var isMeasuredOnce: Bool { [.memory, .building].contains(self) }

  /// Whether the figures after the first are another program's, or flowsh's with another input,
  /// so that their budgets are for the first figure divided by theirs.
  var isComparison: Bool { [.start, .lines, .memory, .adopting].contains(self) }

  @MainActor func measurements(_ programs: Programs) throws -> [Measurement] {
    switch self {
    case .start: starts(programs)
    case .lines: try pipedLines(programs)
    case .driver: try driverActions()
    case .views: try views()
    case .tests: try testRuns(programs)
    case .exploring: explorations(programs)
    case .memory: try peakMemory(programs)
    case .adopting: try adoptions(programs)
    case .building: firstBuild(programs)
    }
  }
}
