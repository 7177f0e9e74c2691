import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of the features that screen reader users need.
@Suite(.serialized, .exclusive, .onMainQueue) struct ScreenReaderTests {
  @Test(arguments: Walk.all)
  func `every screen has a title, labeled elements, unique button labels, and a way to continue`(
    _ walk: Walk
  ) async throws {
    _ = try await walk.run { session, line in
      guard let screen = session.screen() else {
        Issue.record("nothing on the screen after line \(line)")
        return
      }
      check(screen, after: line)
      session.delegate?.window?.rootViewController.map { checkTitles(in: $0, after: line) }
      if !session.isInBackground { checkWay(from: screen, after: line) }
    }
  }

  private func checkWay(from screen: ScreenSnapshot, after line: Int) {
    let leadsOn =
      screen.back?.hasButton == true || screen.modal?.canBeSwiped == true
      || screen.tabs?.isReachable == true
      || screen.panes.flatMap(\.elements).contains { $0.kind == .button && $0.isEnabled }
    #expect(leadsOn, "line \(line): no way to leave \(screen.name)")
  }

  private func check(_ screen: ScreenSnapshot, after line: Int) {
    var buttons: Set<String> = []
    for pane in screen.panes {
      for element in pane.elements {
        #expect(!element.label.isEmpty, "line \(line): \(element.kind) on \(pane.title)")
        guard element.kind == .button else { continue }
        #expect(
          buttons.insert(element.label).inserted, "line \(line): two buttons \(element.label)")
      }
    }
  }

  /// Checks that every controller has a title.
  ///
  /// The class name that a screen shows in place of a missing title doesn't count.
  private func checkTitles(in controller: UIViewController, after line: Int) {
    if controller.children.isEmpty {
      #expect(controller.title?.isEmpty == false, "line \(line): \(type(of: controller))")
    }
    for child in controller.children { checkTitles(in: child, after: line) }
    if let presented = controller.presentedViewController, controller.parent == nil {
      checkTitles(in: presented, after: line)
    }
  }
}
