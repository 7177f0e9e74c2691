import CallStacks

// A miniature app. A screen's closure calls the screen's delegate, a proxy for another delegate.
protocol PersonsDelegate: AnyObject {
  func didSelect(person: String, in screen: Screen)
}

final class Screen {
  weak var delegate: (any PersonsDelegate)?
  func rows() -> [() -> Void] {
    ["Fred"].map { name in { self.delegate?.didSelect(person: name, in: self) } }
  }
}

final class Proxy: PersonsDelegate {
  let next: any PersonsDelegate
  init(_ next: any PersonsDelegate) { self.next = next }
  @inline(never) func didSelect(person: String, in screen: Screen) {
    next.didSelect(person: person, in: screen)
  }
}

nonisolated(unsafe) let stacks = StackCollection()
nonisolated(unsafe) var captured = CapturedStack.none

final class Flow<Item>: PersonsDelegate {
  @inline(never) func didSelect(person: String, in screen: Screen) {
    show(person)
    captured = stacks.capture()
  }
  @inline(never) private func show(_ person: String) {}
}

@MainActor func run() {
  let flow = Flow<Int>()
  let proxy = Proxy(flow)
  let screen = Screen()
  screen.delegate = proxy
  screen.rows()[0]()
  let reader = CallReader(stacks, frameworks: ["CallStacks"])
  if let obstacle = reader.obstacle { print(obstacle) }
  for call in reader.calls(of: captured) {
    print("\(call.kind) \(call.name) \(call.type ?? "-") \(call.place ?? "-")")
  }
}
run()
