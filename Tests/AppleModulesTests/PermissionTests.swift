import AVFoundation
import AppDriver
import AppTrackingTransparency
import CoreLocation
import DeviceSettings
import Foundation
import HeadlessUIKit
import LocalAuthentication
import Photos
import TestSupport
import Testing

private final class Locator: NSObject, CLLocationManagerDelegate {
  nonisolated(unsafe) var calls: [String] = []

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    calls.append("authorization \(manager.authorizationStatus.rawValue)")
  }
  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) { calls += locations.map { "at \($0.coordinate.latitude)" } }
  nonisolated func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) { calls.append("error \((error as NSError).code)") }
}

@Suite(.serialized, .exclusive) struct `A service that the user allows` {
  @Test func `each service has the decisions of iOS, the first of which holds at first`() async {
    _ = await TestApp()
    #expect(CLLocationManager.authorizationStatus() == .notDetermined)
    #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    for permission in Permission.allCases {
      #expect(DeviceSettings.status(of: permission) == permission.decisions[0])
    }
  }

  @Test func `two requests at once ask once`() async {
    let app = await TestApp()
    let (one, other) = (Answer<Bool>(), Answer<Bool>())
    await app.run {
      AVCaptureDevice.requestAccess(for: .video) { one.value = $0 }
      AVCaptureDevice.requestAccess(for: .video) { other.value = $0 }
    }
    await app.tap("Don’t Allow")
    #expect(one.value == false)
    #expect(other.value == false)
    #expect(app.title == "Home")
  }

  @Test func `two services ask one after the other`() async {
    let app = await TestApp()
    await app.run {
      AVCaptureDevice.requestAccess(for: .video) { _ in }
      AVCaptureDevice.requestAccess(for: .audio) { _ in }
    }
    #expect(app.title?.hasSuffix("the Camera") == true)
    await app.tap("Allow")
    #expect(app.title?.hasSuffix("the Microphone") == true)
    #expect(UIApplication.shared.applicationState == .inactive)
  }

  @Test func `a decision outlasts a relaunch`() async {
    let app = await TestApp()
    await app.run { AVCaptureDevice.requestAccess(for: .video) { _ in } }
    await app.tap("Allow")
    await app.session.launch()
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .authorized)
  }

  @Test func `a location that is allowed once isn't at the next launch`() async {
    let app = await TestApp()
    let manager = CLLocationManager()
    await app.run { manager.requestWhenInUseAuthorization() }
    await app.tap("Allow Once")
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    await app.session.launch()
    #expect(manager.authorizationStatus == .notDetermined)
    await app.run { manager.requestWhenInUseAuthorization() }
    await app.tap("Allow While Using App")
    await app.session.launch()
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
  }

  @Test func `a device can lose its place`() async {
    let app = await TestApp(
      permissions: [.location: .whenInUse], location: DeviceLocation(latitude: 48, longitude: 11))
    let (manager, locator) = (CLLocationManager(), Locator())
    await app.run {
      manager.delegate = locator
      manager.startUpdatingLocation()
    }
    _ = await app.session.perform(.locate(nil))
    #expect(locator.calls.suffix(2) == ["at 48.0", "error 0"])
    withExtendedLifetime(manager) {}
  }

  @Test func `photos can be limited`() async {
    let app = await TestApp()
    let answer = Answer<PHAuthorizationStatus>()
    await app.run {
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { answer.value = $0 }
    }
    await app.tap("Limit Access")
    #expect(answer.value == .limited)
    // Apps that don't know limited access have full access.
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
  }

  @Test func `the location manager reports decisions and places`() async {
    let app = await TestApp(location: DeviceLocation(latitude: 48, longitude: 11))
    let (manager, locator) = (CLLocationManager(), Locator())
    await app.run {
      manager.delegate = locator
      manager.requestWhenInUseAuthorization()
    }
    #expect(locator.calls == ["authorization 0"])
    #expect(manager.location == nil)
    await app.tap("Allow While Using App")
    #expect(locator.calls == ["authorization 0", "authorization 4"])
    await app.run { manager.startUpdatingLocation() }
    _ = await app.session.perform(.locate(DeviceLocation(latitude: 50, longitude: 8)))
    #expect(locator.calls.dropFirst(2) == ["at 48.0", "at 50.0"])
    _ = await app.session.perform(.permit(.location, .denied))
    #expect(locator.calls.dropFirst(4) == ["authorization 2", "error 1"])
    withExtendedLifetime(manager) {}
  }

  @Test func `an app that knows the location in use asks once for any time`() async {
    let app = await TestApp()
    let manager = CLLocationManager()
    await app.run { manager.requestAlwaysAuthorization() }
    await app.tap("Allow Once")
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    await app.run { manager.requestAlwaysAuthorization() }
    await app.tap("Keep Only While Using")
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    await app.run { manager.requestAlwaysAuthorization() }
    #expect(app.title == "Home")
    let other = await TestApp(permissions: [.location: .whenInUse])
    await other.run { manager.requestAlwaysAuthorization() }
    await other.tap("Change to Always Allow")
    #expect(manager.authorizationStatus == .authorizedAlways)
  }

  @Test func `requests within a report are answered by one report`() async {
    final class Restarter: NSObject, CLLocationManagerDelegate {
      nonisolated(unsafe) var count = 0
      nonisolated func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
      ) {
        count += 1
        guard count < 10 else { return manager.stopUpdatingLocation() }
        manager.stopUpdatingLocation()
        manager.startUpdatingLocation()
        manager.requestLocation()
      }
    }
    let app = await TestApp(
      permissions: [.location: .whenInUse], location: DeviceLocation(latitude: 1, longitude: 2))
    let (manager, restarter) = (CLLocationManager(), Restarter())
    manager.delegate = restarter
    await app.run { manager.startUpdatingLocation() }
    #expect(restarter.count == 10)
  }

  @Test func `a manager without a place reports an error`() async {
    let app = await TestApp(permissions: [.location: .always])
    let (manager, locator) = (CLLocationManager(), Locator())
    await app.run {
      manager.delegate = locator
      manager.requestLocation()
    }
    #expect(locator.calls == ["authorization 3", "error 0"])
  }

  @Test(
    arguments: [
      ("Matching Face", nil), ("Non-matching Face", .authenticationFailed),
      ("Enter Password", .userFallback), ("Cancel", .userCancel),
    ] as [(String, LAError.Code?)])
  func `the user answers Face ID`(button: String, code: LAError.Code?) async {
    let app = await TestApp(permissions: [.biometrics: .granted])
    let answer = Answer<(Bool, LAError.Code?)>()
    await app.run {
      LAContext().evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open"
      ) { answer.value = ($0, ($1 as? LAError)?.code) }
    }
    #expect(app.title == "Face ID")
    await app.tap(button)
    #expect(answer.value?.0 == (code == nil))
    #expect(answer.value?.1 == code)
  }

  @Test func `a context that the app invalidates takes its question back`() async {
    let app = await TestApp(permissions: [.biometrics: .granted])
    let (context, answer) = (LAContext(), Answer<LAError.Code>())
    #expect(context.biometryType == .none)
    await app.run {
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open"
      ) { answer.value = ($1 as? LAError)?.code }
    }
    #expect(app.title == "Face ID" && context.biometryType == .faceID)
    await app.run { context.invalidate() }
    #expect(answer.value == .appCancel)
    #expect(app.title == "Home" && UIApplication.shared.applicationState == .active)
  }

  @Test func `the microphone is asked for by several names`() async {
    let app = await TestApp()
    let answer = Answer<Bool>()
    #expect(AVAudioSession.sharedInstance().recordPermission == .undetermined)
    await app.run { AVAudioApplication.requestRecordPermission { answer.value = $0 } }
    await app.tap("Allow")
    #expect(answer.value == true)
    #expect(AVAudioApplication.shared.recordPermission == .granted)
  }

  @Test func `Face ID asks for permission first, and isn't available without`() async {
    let app = await TestApp()
    let answer = Answer<LAError.Code>()
    await app.run {
      LAContext().evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open"
      ) { answer.value = ($1 as? LAError)?.code }
    }
    await app.tap("Don’t Allow")
    #expect(answer.value == .biometryNotAvailable)
    var error: NSError?
    #expect(
      !LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }
}
