import Foundation
import HeadlessUIKit

/// A screen that harms its process in ways that a test runner must survive: it starts child
/// processes and closes descriptors that it never opened.
final class HostileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hostile"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("ForkCrash") {
      self.start("exec sleep 970")
      fatalError("with a child")
    }
    Content.Button("ForkHang") {
      self.start("exec sleep 970")
      self.hang()
    }
    Content.Button("ForkChatter") {
      self.start("exec yes")
      fatalError("with a child that prints")
    }
    Content.Button("ForkExit") {
      self.start("exec sleep 970")
      exit(3)
    }
    Content.Button("CloneCrash") {
      if forkWithoutExec() == 0 { while true { pause() } }
      fatalError("with a copy of itself")
    }
    Content.Button("Inherit") {
      let child = self.start(
        "[ ! -e /proc/self/fd/3 ] && [ ! -e /proc/self/fd/4 ]"
          + " && [ ! -e /proc/self/fd/5 ]")
      var status: Int32 = -1
      waitpid(child, &status, 0)
      self.title = status == 0 ? "Nothing inherited" : "Something inherited"
    }
    Content.Button("Rewrite") { self.rewrite() }
    Content.Button("TrapOnce") { self.trapOnce() }
    Content.Button("CloseSocket") { close(3) }
    Content.Button("CloseHang") {
      close(3)
      self.hang()
    }
    Content.Button("CloseCrash") {
      close(3)
      fatalError("without a socket")
    }
    Content.Button("CloseMemory") { close(4) }
    Content.Button("CloseAll") { self.closeAll() }
    Content.Button("CloseAllHang") {
      self.closeAll()
      self.hang()
    }
    Content.Button("CloseAllCrash") {
      self.closeAll()
      fatalError("without descriptors")
    }
  }

  @discardableResult
  private func start(_ script: String) -> pid_t {
    let arguments: [String] = ["sh", "-c", script]
    let pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, pointers + [nil], environ) == 0 else { exit(99) }
    return child
  }

  /// Overwrites all files in the test's folder with a walkthrough that fails.
  private func rewrite() {
    guard let folder = ProcessInfo.processInfo.environment["FLOWSH_TEST"],
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { exit(99) }
    for name in names {
      _ = FileManager.default.createFile(
        atPath: folder + "/" + name, contents: Data("expect screen Nowhere\n".utf8))
    }
  }

  /// Traps, unless it has done so before in the folder of the test.
  private func trapOnce() {
    guard let folder = ProcessInfo.processInfo.environment["FLOWSH_TEST"] else { exit(99) }
    let mark = folder + "/trapped"
    if FileManager.default.fileExists(atPath: mark) { return }
    _ = FileManager.default.createFile(atPath: mark, contents: nil)
    fatalError("only once")
  }

  private func hang() { while true { pause() } }

  private func closeAll() { for descriptor in Int32(0)..<1_024 { close(descriptor) } }
}

// Swift doesn't import `fork`, because the child may call only async-signal-safe functions.
@_silgen_name("fork") private nonisolated func forkWithoutExec() -> pid_t
