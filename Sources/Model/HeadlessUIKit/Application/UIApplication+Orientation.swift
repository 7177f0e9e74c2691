import Foundation

extension UIApplication {
  /// The object that decides about the orientations of the interface.
  package enum OrientationAuthority {
    /// The app delegate or, if it doesn't implement the method, the information property list.
    case app
    /// The controller that fills the screen.
    case controller(UIViewController)
  }

  /// Returns who rules out landscape, or portrait, at the moment; `nil` if nobody does.
  package func authority(
    refusing landscape: Bool, on idiom: UIUserInterfaceIdiom
  ) -> OrientationAuthority? {
    guard asksForOrientations(on: idiom) else { return nil }
    if !supportedInterfaceOrientations(for: frontWindow).allows(landscape: landscape) {
      return .app
    }
    guard let controller = orientationController,
      !controller.supportedInterfaceOrientations.allows(landscape: landscape)
    else { return nil }
    return .controller(controller)
  }

  /// Whether the app can restrict the orientations: not on a tablet with multitasking.
  private func asksForOrientations(on idiom: UIUserInterfaceIdiom) -> Bool {
    idiom == .phone || LaunchManifest.current.requiresFullScreen
  }

  /// The window that is asked for orientations, also before it becomes key.
  private var frontWindow: UIWindow? { keyWindow ?? visibleWindows.last?.window }

  /// The controller that is asked for orientations: the frontmost one that fills the screen.
  private var orientationController: UIViewController? {
    var next = frontWindow?.frontmost
    while let controller = next {
      guard let presenter = controller.presenter else { return controller }
      if controller.decidesOrientation { return controller }
      next = presenter.outermost
    }
    return nil
  }

  /// Turns the interface to the device's orientation or, if the app doesn't support that, to
  /// another.
  ///
  /// - Parameter preferred: The orientation in which a controller prefers to be presented.
  func updateOrientation(preferring preferred: UIInterfaceOrientation? = nil) {
    guard !hasCrashed, frontWindow != nil else { return }
    let (size, traits) = (UIScreen.main.bounds.size, UIScreen.main.traitCollection)
    func refuses(landscape: Bool) -> Bool {
      authority(refusing: landscape, on: traits.userInterfaceIdiom) != nil
    }
    let held = UIScreen.main.requestsLandscape ?? UIScreen.main.isHeldInLandscape
    var isLandscape = preferred?.isLandscape ?? held
    if refuses(landscape: isLandscape) { isLandscape = held }
    if refuses(landscape: isLandscape), !refuses(landscape: !isLandscape) { isLandscape.toggle() }
    guard isLandscape != (size.width > size.height) else { return }
    let vertical: UIUserInterfaceSizeClass =
      traits.horizontalSizeClass == .compact && isLandscape ? .compact : .regular
    change(
      to: CGSize(width: size.height, height: size.width), traits.horizontalSizeClass, vertical,
      traits.userInterfaceIdiom, isHeldInLandscape: UIScreen.main.isHeldInLandscape)
  }

  /// Turns the interface to one of the given orientations when deferred work is next performed, or
  /// fails if none of them is supported.
  func turnLater(
    to orientations: UIInterfaceOrientationMask, orElse fail: ((any Error) -> Void)?
  ) {
    settleLater(
      DeferredCall {
        let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
        let supported = self.supportedOrientations(on: idiom)
        guard !supported.isDisjoint(with: orientations) else {
          fail?(
            UIWindowScene.GeometryError(
              "None of the requested orientations are supported by the view controller. "
                + "Requested: \(orientations.names); Supported: \(supported.names)"))
          return
        }
        let fitting = supported.intersection(orientations)
        let size = UIScreen.main.bounds.size
        let isLandscape = size.width > size.height
        UIScreen.main.requestsLandscape = fitting.allows(landscape: isLandscape) == isLandscape
        self.updateOrientation()
      })
  }

  /// The orientations that the app and the controller that fills the screen support.
  private func supportedOrientations(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
    guard asksForOrientations(on: idiom) else { return .all }
    let app = supportedInterfaceOrientations(for: frontWindow)
    guard let controller = orientationController else { return app }
    return app.intersection(controller.supportedInterfaceOrientations)
  }

  /// Updates the orientation when deferred work is next performed.
  func updateOrientationLater() { settleLater(DeferredCall { self.updateOrientation() }) }
}

extension UIViewController {
  /// Whether the controller is presented over the whole screen, and so asked for orientations.
  var decidesOrientation: Bool {
    (shownStyle == .fullScreen || shownStyle == .overFullScreen) && !(self is UIAlertController)
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations that an app and a controller support unless they say otherwise.
  @MainActor static var deviceDefault: UIInterfaceOrientationMask {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Returns whether one of the landscape, or portrait, orientations is in the set.
  func allows(landscape: Bool) -> Bool {
    !isDisjoint(with: landscape ? .landscape : [.portrait, .portraitUpsideDown])
  }
}

extension UIInterfaceOrientationMask {
  /// The names of the orientations, as UIKit has them in its messages.
  fileprivate var names: String {
    let all: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"), (.portraitUpsideDown, "portraitUpsideDown"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension UIWindowScene {
  /// The reason why a scene's geometry stays as it is.
  nonisolated struct GeometryError: LocalizedError {
    let errorDescription: String?
    init(_ description: String) { errorDescription = description }
  }
}

extension UIInterfaceOrientation {
  /// The orientation of the interface at the moment.
  @MainActor static var current: UIInterfaceOrientation {
    UIApplication.shared.scene.interfaceOrientation
  }
}
