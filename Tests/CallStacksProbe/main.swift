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

// What flowsh generates from a storyboard names the storyboard as its file, and isn't the app's
// code.
protocol Document {
  static func open(_ screen: Screen)
}

#sourceLocation(file:"Main.storyboard",line:66)
enum MainStoryboard: Document {
  @inline(never) static func open(_ screen: Screen) { screen.rows()[0]() }
}
#sourceLocation()

@MainActor func run() {
  let documents: [any Document.Type] = [MainStoryboard.self]
  let flow = Flow<Int>()
  let proxy = Proxy(flow)
  let screen = Screen()
  screen.delegate = proxy
  for document in documents { document.open(screen) }
  let reader = CallReader(stacks, frameworks: ["CallStacks"])
  if let obstacle = reader.obstacle { print(obstacle) }
  for call in reader.calls(of: captured) {
    print("\(call.kind) \(call.name) \(call.type ?? "-") \(call.place ?? "-")")
  }
}
run()
