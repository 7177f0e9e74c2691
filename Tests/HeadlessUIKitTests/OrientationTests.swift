import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct OrientationTests {
    /// A screen that supports some orientations only.
    private final class Turned: UIViewController {
      var supported = UIInterfaceOrientationMask.portrait
      var preferred: UIInterfaceOrientation?
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
      }

      init(_ supported: UIInterfaceOrientationMask) {
        self.supported = supported
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }

    private var isLandscape: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }

    /// Turns the device.
    private func hold(inLandscape: Bool) {
      let size = inLandscape ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
      UIApplication.shared.resize(to: size, .compact, inLandscape ? .compact : .regular, .phone)
    }

    @Test(.bug(id: "U23"))
    func `a scene turns to the orientation that the app requests, until the device is turned`() {
      let app = App()
      let root = Turned(.allButUpsideDown)
      app.show(root)
      let scene = app.window.windowScene
      var errors: [any Error] = []
      let landscape = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeRight)
      scene?.requestGeometryUpdate(landscape) { errors.append($0) }
      #expect(!isLandscape)
      app.settle()
      #expect(isLandscape && root.traitCollection.verticalSizeClass == .compact)
      #expect(UIDevice.current.orientation == .portrait)
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      app.settle()
      #expect(isLandscape && errors.isEmpty)
      hold(inLandscape: true)
      hold(inLandscape: false)
      #expect(!isLandscape)
    }

    @Test(.bug(id: "U23"))
    func `a requested orientation that the controller doesn't support is an error`() {
      let app = App()
      app.show(Turned(.portrait))
      var errors: [any Error] = []
      app.window.windowScene?.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
      ) { errors.append($0) }
      app.settle()
      #expect(!isLandscape && errors.count == 1)
      #expect(
        errors.first?.localizedDescription.hasPrefix(
          "None of the requested orientations are supported by the view controller.") == true)
    }

    @Test(.bug(id: "U7"))
    func `the interface turns only to what the controller that fills the screen supports`() {
      let app = App()
      let root = Turned(.portrait)
      app.show(root)
      hold(inLandscape: true)
      #expect(!isLandscape && root.traitCollection.verticalSizeClass == .regular)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      root.supported = .all
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      app.settle()
      #expect(isLandscape && root.traitCollection.verticalSizeClass == .compact)
    }

    @Test(.bug(id: "U7"))
    func `a container isn't limited by its children, but by its delegate`() {
      final class Delegate: NSObject, UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
          _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
      }
      let app = App()
      let navigation = UINavigationController(rootViewController: Turned(.portrait))
      app.show(navigation)
      hold(inLandscape: true)
      #expect(isLandscape)
      let delegate = Delegate()
      navigation.delegate = delegate
      UIViewController.attemptRotationToDeviceOrientation()
      app.settle()
      #expect(!isLandscape)
    }

    @Test(.bug(id: "U7"))
    func `a controller that is presented full screen turns the interface, and a sheet doesn't`() {
      let app = App()
      let root = Turned(.portrait)
      app.show(root)
      let (sheet, player) = (Turned(.landscape), Turned(.landscape))
      root.present(sheet, animated: true)
      app.settle()
      #expect(!isLandscape)
      sheet.dismiss(animated: true)
      app.settle()
      player.modalPresentationStyle = .fullScreen
      root.present(player, animated: true)
      app.settle()
      #expect(isLandscape && UIDevice.current.orientation == .portrait)
      player.dismiss(animated: true)
      app.settle()
      #expect(!isLandscape && app.broken.isEmpty)
    }

    @Test(.bug(id: "U7"))
    func `a controller is presented full screen in the orientation that it prefers`() {
      let app = App()
      let (root, player) = (app.screen("A"), Turned(.allButUpsideDown))
      app.show(root)
      player.preferred = .landscapeRight
      player.modalPresentationStyle = .fullScreen
      root.present(player, animated: false)
      #expect(isLandscape)
      player.dismiss(animated: false)
      #expect(!isLandscape)
    }

    @Test(.bug(id: "U7")) func `Info.plist limits a phone, and a tablet only in full screen`() {
      let app = App()
      defer { LaunchManifest.replacement = nil }
      var list: [String: Any] = [
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]
      ]
      LaunchManifest.replacement = LaunchManifest(list)
      app.show(app.screen("A"))
      hold(inLandscape: true)
      #expect(!isLandscape)
      func holdPad() {
        UIApplication.shared.resize(to: CGSize(width: 1180, height: 820), .regular, .regular, .pad)
      }
      holdPad()
      #expect(isLandscape)
      list["UIRequiresFullScreen"] = true
      LaunchManifest.replacement = LaunchManifest(list)
      holdPad()
      #expect(!isLandscape)
    }

    @Test(.bug(id: "U7")) func `the app delegate limits the orientations`() {
      final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .landscape }
      }
      let app = App()
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      app.show(app.screen("A"))
      #expect(isLandscape, "the app starts in the only orientation that it supports")
    }
  }
}
