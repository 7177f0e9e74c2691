import AppDriver

/// The state of the app right before a step, for comparison with the state after it.
struct StepWitness {
  let warnings: Int
  let leaks: Int
  let events: Int
  let key: StateKey
  let content: UInt64

  init(_ session: AppSession, at key: StateKey, showing content: UInt64) {
    warnings = session.warningCount
    leaks = session.leakRevision
    events = session.eventCount
    self.key = key
    self.content = content
  }
}
