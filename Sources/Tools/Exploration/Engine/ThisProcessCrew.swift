package import AppDriver

/// A crew whose only member is this process.
///
/// A trap in the app ends the process.
package final class ThisProcessCrew: ExplorationCrew {
  package let count = 1
  private let member: CrewMember

  /// Creates a crew.
  package init(_ performer: Performer, _ makeDelegate: @escaping AppSession.DelegateMaker) {
    member = CrewMember(makeDelegate, performer: performer) { _ in }
  }

  package func tell(_ request: CrewRequest) async { _ = await member.perform(request) }

  package func perform(_ requests: [CrewRequest], isOver: () -> Bool) async -> [CrewOutcome?] {
    var outcomes: [CrewOutcome?] = []
    for request in requests {
      outcomes.append(isOver() ? nil : .reply(await member.perform(request)))
    }
    return outcomes
  }

  /// Ends the app.
  package func end() { member.end() }
}
