import Coordinators
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct CoordinatorTests {
  private let journal = Flow.Journal()

  @Test func `a parent retains a child until the child finishes`() {
    let parent = Flow("parent", journal)
    weak var kept: Flow?
    do {
      let child = Flow("child", journal)
      parent.startChild(child)
      kept = child
    }
    #expect(kept?.finishDelegate === parent)
    kept?.finish()
    #expect(kept == nil)
    #expect(parent.children == [])
  }

  @Test func `a parent releases the child that finished and keeps its siblings of the same type`() {
    let parent = Flow("parent", journal)
    let children = ["a", "b", "a"].map { Flow($0, journal) }
    for child in children { parent.startChild(child) }
    children[2].finish()
    #expect(
      parent.childCoordinators.map(ObjectIdentifier.init)
        == children[..<2].map(ObjectIdentifier.init))
    parent.removeChild(children[2])
    #expect(parent.children == ["a", "b"])
  }

  @Test func `by default, finish releases the child coordinators`() {
    final class Plain: Coordinator {
      weak var finishDelegate: (any CoordinatorFinishDelegate)?
      var childCoordinators: [any Coordinator] = []
      var rootViewController: UIViewController? { nil }
      func start() {}
    }
    let parent = Flow("parent", journal)
    let plain = Plain()
    parent.startChild(plain)
    plain.startChild(Flow("grandchild", journal))
    #expect(plain.childCoordinators.first?.finishDelegate == nil)
    plain.finish()
    #expect(plain.childCoordinators.isEmpty && parent.childCoordinators.isEmpty)
  }
}
