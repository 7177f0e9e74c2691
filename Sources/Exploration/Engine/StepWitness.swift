import AppDriver

/// What is known of the app right before a step, to tell what the step has changed.
struct StepWitness {
  let warnings: Int
  let leaks: Int
  let events: Int
  let content: UInt64

  init(_ session: AppSession, content: UInt64) {
    warnings = session.warningCount
    leaks = session.leakRevision
    events = session.eventCount
    self.content = content
  }
}
