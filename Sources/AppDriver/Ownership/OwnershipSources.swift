import HeadlessUIKit
import StrongReferences

/// What a survey of an app is made from.
struct OwnershipSources {
  /// What it learns of classes holds for all launches.
  static let reader = ReferenceReader()

  let application: UIApplication
  let delegate: any UIApplicationDelegate
  /// What the module `Coordinators` says, where the app uses it.
  let pattern: PatternCoordinators?
  /// Who pushed or presented the screens.
  let introductions: ScreenIntroductions
  /// What names calls; nil where none are captured.
  let tracer: CallTracer?

  /// What the system itself keeps.
  var roots: [ReferenceGraph.Root] { application.referenceRoots(delegate) }

  /// The controllers that a window leads to, the oldest first.
  var screensUp: [UIViewController] {
    application.roster.controllers.map { $0.takeUnretainedValue() }.filter(\.isInHierarchy)
      .sorted { $0.number < $1.number }
  }
}
