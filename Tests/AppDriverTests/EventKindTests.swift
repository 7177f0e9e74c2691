import AppDriver
import Foundation
import Testing

/// Tests of the event names, which must not change because scripts and other programs read them.
struct EventKindTests {
  @Test func `each kind of event has a stable name`() {
    #expect(
      SessionEvent.Kind.allCases.map(\.rawValue) == [
        "push", "pop", "set", "present", "dismiss", "selectTab", "windowRoot", "addChild",
        "removeChild", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
        "viewWillDisappear", "viewDidDisappear", "willMoveToParent", "didMoveToParent",
        "willShow", "didShow", "shouldSelect", "didSelect", "shouldDismiss", "willDismiss",
        "didDismiss", "didAttemptToDismiss", "didFinishLaunching", "didBecomeActive",
        "willResignActive", "didEnterBackground", "willEnterForeground", "willTerminate",
        "traitCollectionDidChange", "viewWillTransition", "openURL", "swipeCancelled",
        "transitionCancelled", "collapse", "separate", "showDetail", "setColumn", "turnPage",
        "willTransitionToPage",
        "didFinishTurning", "sceneWillConnect", "sceneDidDisconnect", "continueUserActivity",
        "didReceiveMemoryWarning", "notification", "reloadData", "titleChange", "childAdded",
        "finished",
        "started", "freed", "request", "response", "requestFailed", "requestRefused",
        "requestCanceled", "warning", "fault",
      ])
  }

  @Test func `events that the app causes are distinguished from those that UIKit causes`() {
    #expect(
      SessionEvent.Kind.allCases.filter(\.isCausedByApp) == [
        .push, .pop, .set, .present, .dismiss, .selectTab, .windowRoot, .addChild, .removeChild,
        .openURL, .showDetail, .setColumn, .turnPage, .reloadData, .titleChange, .childAdded,
        .finished, .warning, .fault,
      ])
  }

  @Test func `an event's JSON contains the name of its kind`() throws {
    let json = #"{"controller":"AViewController","name":"viewWillAppear","number":2,"position":7}"#
    let event = try JSONDecoder().decode(SessionEvent.self, from: Data(json.utf8))
    #expect(event.kind == .viewWillAppear)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try String(decoding: encoder.encode(event), as: UTF8.self) == json)
  }
}
