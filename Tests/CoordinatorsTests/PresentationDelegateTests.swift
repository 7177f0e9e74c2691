import AppDriver
import Coordinators
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive) final class PresentationDelegateTests {
  private let journal = Flow.Journal()
  private let parent: Flow
  private let child: Flow
  private let delegate: PresentationDelegate
  private let session: AppSession

  init() async {
    let parent = Flow("parent", journal)
    child = Flow("child", journal)
    self.parent = parent
    delegate = PresentationDelegate(finishing: child)
    session = .fixture { parent.screen }
    await session.launch()
    parent.startChild(child)
    child.screen.presentationController?.delegate = delegate
    parent.screen.present(child.screen, animated: true)
    await session.settle()
  }

  @Test func `swiping a sheet down finishes its coordinator`() async {
    #expect(await session.perform(.swipeDown).isDone)
    #expect(journal.finished == ["child"])
    #expect(parent.children == [])
  }

  @Test func `a sheet that can't be dismissed finishes no coordinator`() async {
    child.screen.isModalInPresentation = true
    #expect(await session.perform(.swipeDown).result == .refused(.sheetStays("child")))
    #expect(journal.finished == [] && parent.children == ["child"])
  }

  @Test func `a sheet that is dismissed programmatically finishes no coordinator`() async {
    parent.screen.dismiss(animated: true)
    await session.settle()
    #expect(journal.finished == [])
  }

  @Test func `the delegate doesn't retain the coordinator`() {
    weak var kept: Flow?
    let delegate: PresentationDelegate
    do {
      let flow = Flow("flow", journal)
      delegate = PresentationDelegate(finishing: flow)
      kept = flow
    }
    #expect(kept == nil)
    delegate.presentationControllerDidDismiss(
      UIPresentationController(presentedViewController: child.screen, presenting: nil))
    #expect(journal.finished == [])
  }
}
