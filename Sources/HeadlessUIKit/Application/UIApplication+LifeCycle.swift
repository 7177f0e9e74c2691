package import Foundation

extension UIApplication {
  /// Launches the app: the delegate hears that launching finished, then that the app is active.
  ///
  /// The order is Apple's, "Managing your app's life cycle".
  package static func launch(
    delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]?
  ) {
    let application = shared
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    application.log.record(.didFinishLaunching)
    application.settleTransitions()
    application.becomeActive()
  }

  /// Sends the app to the background, as the home gesture does.
  package func enterBackground() {
    guard applicationState != .background, !hasCrashed else { return }
    applicationState = .inactive
    log.record(.willResignActive)
    delegate?.applicationWillResignActive(self)
    applicationState = .background
    log.record(.didEnterBackground)
    delegate?.applicationDidEnterBackground(self)
  }

  /// Brings the app back from the background.
  package func enterForeground() {
    guard applicationState == .background, !hasCrashed else { return }
    applicationState = .inactive
    log.record(.willEnterForeground)
    delegate?.applicationWillEnterForeground(self)
    becomeActive()
  }

  /// Ends the app, as the app switcher does.
  package func terminate() {
    guard !hasCrashed else { return }
    log.record(.willTerminate)
    delegate?.applicationWillTerminate(self)
  }

  /// Hands a URL to the app's delegate, as another app or a link does.
  ///
  /// - Returns: whether the delegate says that it handled the URL.
  package func deliver(_ url: URL) -> Bool {
    guard !hasCrashed else { return false }
    log.record(.openURL, detail: url.absoluteString)
    return delegate?.application(self, open: url, options: [:]) ?? false
  }

  private func becomeActive() {
    guard !hasCrashed else { return }
    applicationState = .active
    log.record(.didBecomeActive)
    delegate?.applicationDidBecomeActive(self)
  }
}
