package import AppDriver

/// A crew whose only member is this process.
///
/// A trap in the app ends the process.
package final class ThisProcessCrew: ExplorationCrew {
  package let count = 1
  private let member: CrewMember

  /// Creates a crew.
  package init(_ makeDelegate: @escaping AppSession.DelegateMaker) {
    member = CrewMember(makeDelegate) { _ in }
  }

  package func tell(_ request: CrewRequest) { _ = member.perform(request) }

  package func perform(_ requests: [CrewRequest], isOver: () -> Bool) -> [CrewOutcome?] {
    requests.map { isOver() ? nil : .reply(member.perform($0)) }
  }

  /// Ends the app.
  package func end() { member.end() }
}
