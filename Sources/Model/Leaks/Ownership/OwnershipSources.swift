import HeadlessUIKit
import StrongReferences

/// The data from which a survey determines the owners of an app's screens.
struct OwnershipSources {
  /// The reader that all launches share.
  ///
  /// Its cached information about classes stays valid.
  static let reader = ReferenceReader()

  let application: UIApplication
  let delegate: any UIApplicationDelegate
  /// The coordinators that the `Coordinators` module manages; `nil` if the app doesn't use the
  /// module.
  let pattern: PatternCoordinators?
  /// The coordinators that pushed or presented each screen.
  let introductions: ScreenIntroductions
  /// The tracer that names calls; `nil` if calls aren't captured.
  let tracer: CallTracer?

  /// The app's objects that the system itself retains.
  var roots: [ReferenceGraph.Root] { application.referenceRoots(delegate) }

  /// The controllers in windows, oldest first.
  var screensUp: [UIViewController] {
    application.roster.retainedAwakeControllers.filter(\.isInHierarchy)
      .sorted { $0.number < $1.number }
  }
}
