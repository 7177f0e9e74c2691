import AppDriver
import DeviceSettings

/// The second pass, with transitions that take time.
extension Exploration {
  /// Returns an exploration by the same worker with transitions that take time, which leaves out
  /// what this one has found.
  func takingTime() -> Exploration {
    var timed = options
    timed.context.transitions = .timed
    let pass = Exploration(timed, worker, isInterrupted: isInterrupted)
    (pass.end, pass.now) = (end, now)
    pass.refinement = refinement
    pass.foundBefore = Set(findingList.known.keys)
    return pass
  }

  /// Takes moves once more with transitions that take time; returns the findings that only these
  /// show, and whether all moves were taken.
  func findingsInTime(
    of walks: [[ChoiceName]]
  ) throws -> (findings: [Finding], isComplete: Bool) {
    guard options.takesTime else { return ([], false) }
    let pass = takingTime()
    defer { openWorker() }
    var left: [[ChoiceName]]
    repeat {
      left = walks.reversed()
      try pass.begin()
      while let names = left.last, !pass.isOver, !pass.isFiner {
        left.removeLast()
        try pass.carryOut(.follow(names, known: pass.findingList.known))
      }
    } while pass.isFiner
    pass.findingList.screenNames = findingList.screenNames
    return (pass.findingsInTime, left.isEmpty)
  }

  /// The findings, each of which needs transitions that take time.
  var findingsInTime: [Finding] {
    findingList.findings.map { finding in
      var finding = finding
      finding.needsTime = true
      return finding
    }
  }

  /// Adds the end of the process in a walk whose last step was judged.
  func add(_ loss: ProcessLoss, following names: [ChoiceName]) throws {
    let place = PathStep(mark: loss.mark).map { Int($0.state) } ?? 0
    let made = Array(names.prefix(place + 1))
    // After the last step, the way back may have ended it.
    let back = ChoiceName(kind: .back, label: "", detail: "")
    try add(
      loss,
      in: FatalStep(
        screen: "", history: place == names.count - 1 ? made + [back] : made, short: made),
      minimizes: false)
  }
}
