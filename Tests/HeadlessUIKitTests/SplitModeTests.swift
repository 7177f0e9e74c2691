import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// The display modes of a split view in the column style, and what its delegate learns of them.
  @Suite struct SplitModeTests {
    @Test func `51: the delegate is told that a column is hidden only if it was shown`() {
      final class Delegate: NSObject, UISplitViewControllerDelegate {
        var hidden: [UISplitViewController.Column] = []
        func splitViewController(
          _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { hidden.append(column) }
      }
      let app = App()
      let (split, _, _) = app.collapsedSplit()
      let delegate = Delegate()
      split.delegate = delegate
      for column in [UISplitViewController.Column.primary, .secondary, .secondary] {
        split.hide(column)
        app.settle()
      }
      #expect(delegate.hidden == [.secondary])
      resize(.regular)
      for column in [UISplitViewController.Column.secondary, .primary, .primary] {
        split.hide(column)
      }
      #expect(delegate.hidden == [.secondary, .primary])
      resize(.compact)
    }

    /// A delegate that notes which columns come and go, and chooses the arrangement after a
    /// collapse.
    private final class ColumnDelegate: NSObject, UISplitViewControllerDelegate {
      var calls: [String] = []
      var chosen: UISplitViewController.DisplayMode?
      func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
      ) { calls.append("hide \(column)") }
      func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
      ) { calls.append("show \(column)") }
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { calls.append("change to \(displayMode)") }
      func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
          UISplitViewController.DisplayMode
      ) -> UISplitViewController.DisplayMode {
        calls.append("expand to \(proposedDisplayMode)?")
        return chosen ?? proposedDisplayMode
      }
    }

    @Test(.bug(id: "U14")) func `a preferred display mode hides and shows columns`() {
      let app = App()
      let (split, _, _) = app.tripleColumns()
      let delegate = ColumnDelegate()
      resize(.regular)
      app.settle()
      split.delegate = delegate
      split.preferredDisplayMode = .secondaryOnly
      split.preferredDisplayMode = .oneBesideSecondary
      #expect(
        delegate.calls == [
          "hide primary", "hide supplementary", "change to secondaryOnly", "show supplementary",
          "change to oneBesideSecondary",
        ])
      delegate.calls = []
      split.show(.primary)
      split.hide(.primary)
      #expect(
        delegate.calls == [
          "show primary", "change to twoBesideSecondary", "hide primary",
          "change to oneBesideSecondary",
        ])
      resize(.compact)
    }

    @Test(.bug(id: "U14")) func `the delegate chooses the display mode when the columns expand`() {
      let app = App()
      let (split, _, columns) = app.tripleColumns()
      let delegate = ColumnDelegate()
      delegate.chosen = .secondaryOnly
      split.delegate = delegate
      resize(.regular)
      app.settle()
      #expect(delegate.calls.first == "expand to twoBesideSecondary?")
      #expect(split.displayMode == .secondaryOnly && split.preferredDisplayMode == .automatic)
      #expect(split.childrenOnScreen == [columns[2]])
      #expect(app.journal.lines.last == "A.viewDidDisappear", "its column is hidden")
      split.show(.primary)
      #expect(split.displayMode == .twoBesideSecondary)
      resize(.compact)
    }
  }
}
