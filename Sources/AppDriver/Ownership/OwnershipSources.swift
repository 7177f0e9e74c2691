import HeadlessUIKit
import StrongReferences

/// The input of a survey of an app.
struct OwnershipSources {
  /// The reader caches what it learns about classes, which is valid for all launches.
  static let reader = ReferenceReader()

  let application: UIApplication
  let delegate: any UIApplicationDelegate
  /// What the module `Coordinators` knows about the app; nil if the app doesn't use it.
  let pattern: PatternCoordinators?
  /// The coordinators that pushed or presented the screens.
  let introductions: ScreenIntroductions
  /// The tracer that names calls; nil if calls aren't captured.
  let tracer: CallTracer?

  /// The objects of the app that the system itself keeps.
  var roots: [ReferenceGraph.Root] { application.referenceRoots(delegate) }

  /// The controllers in windows, the oldest first.
  var screensUp: [UIViewController] {
    application.roster.controllers.map { $0.takeUnretainedValue() }.filter(\.isInHierarchy)
      .sorted { $0.number < $1.number }
  }
}
