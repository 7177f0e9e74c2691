import Foundation
import HeadlessUIKit

/// Ends the app, or never comes back, each in its own way.
final class TrappingViewController: UIViewController {
  private var hoard: [[UInt8]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Traps"
  }

  @ContentBuilder override var content: [ContentElement] {
    Button("Trap") { preconditionFailure("the app's own mistake") }
    Button("Exit") { exit(3) }
    Button("Confess") {
      print(ProcessInfo.processInfo.environment["WALK_PASSWORD"] ?? "")
      fatalError(ProcessInfo.processInfo.environment["WALK_PASSWORD"] ?? "")
    }
    Button("Hang") { while !self.hoard.contains([1]) {} }
    Button("Hoard") {
      while true { self.hoard.append(Array(repeating: 1, count: 1 << 24)) }
    }
  }
}
