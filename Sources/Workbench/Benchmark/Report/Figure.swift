/// A value that was measured once.
struct Sample {
  let value: Double
  /// The processor time in seconds; `nil` if no other process was measured.
  let processor: Double?

  init(_ value: Double, processor: Double? = nil) {
    self.value = value
    self.processor = processor
  }
}

/// The way to measure a figure, which each run does again.
struct Measurement {
  let name: String
  let unit: Unit
  var budget: Budget?
  let measure: () throws -> Sample
}

extension Measurement {
  /// Creates the measurement of a command's elapsed time.
  init(_ command: Command, budget: Budget? = nil, lines: Int? = nil) {
    self.init(name: command.name, unit: lines == nil ? .seconds : .perSecond, budget: budget) {
      let sample = try command.run()
      return lines.map { Sample(Double($0) / sample.value, processor: sample.processor) } ?? sample
    }
  }

  /// Creates the measurement of an operation in this process, which is repeated.
  init(_ name: String, times: Int, atMost budget: Double, _ body: @escaping () throws -> Void) {
    self.init(name: name, unit: .seconds, budget: .atMost(budget)) {
      let time = try ContinuousClock().measure { for _ in 0..<times { try body() } }
      return Sample(time / .seconds(times))
    }
  }
}

/// A figure of the table, and its values in the runs.
struct Figure {
  let name: String
  let unit: Unit
  /// The budget of flowsh's figure or, in a figure that it is compared with, of the ratio.
  let budget: Budget?
  var samples: [Sample] = []

  init(_ name: String, _ unit: Unit, _ budget: Budget? = nil) {
    self.name = name
    self.unit = unit
    self.budget = budget
  }

  var median: Double { Self.median(samples.map(\.value)) }

  /// The median processor time in seconds; `nil` if none was measured.
  var processor: Double? {
    let times = samples.compactMap(\.processor)
    return times.isEmpty ? nil : Self.median(times)
  }

  /// Returns the middle value, or the mean of the two middle values.
  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
