import Foundation
import HeadlessUIKit

/// A screen that writes to the standard streams in unusual ways: unfinished lines, control
/// characters, floods, from other threads, from child processes, and shortly before a crash.
final class ChatteringViewController: UIViewController {
  private nonisolated static var password: String {
    ProcessInfo.processInfo.environment["WALK_PASSWORD"] ?? ""
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chatter"
    print("loaded")
  }

  @Content.Builder override var content: [Content.Element] {
    linesAndFloods
    endings
  }

  @Content.Builder private var linesAndFloods: [Content.Element] {
    Content.Button("Lines") {
      print("one")
      self.write("two\n\n", to: 2)
      print("three", terminator: "")
    }
    Content.Button("Controls") { self.write("\u{1B}[2J \u{202E} \u{7}", [0xFF, 0x0A], to: 1) }
    Content.Button("Tell") {
      print(Self.password, "and", Self.password.dropLast(3), terminator: "")
      fflush(nil)
      print(Self.password.suffix(3))
    }
    Content.Button("TellHalf") { print(Self.password.prefix(5), terminator: "") }
    Content.Button("TellRest") { print(Self.password.dropFirst(5)) }
    Content.Button("TellRestFlood") {
      print(Self.password.dropFirst(5))
      for number in 1...20_000 { print("line \(number)") }
    }
    Content.Button("TellRunner") {
      print(Self.password)
      self.write("nonsense", to: 3)
    }
    Content.Button("Flood") {
      for number in 1...30_000 { print("line \(number)") }
    }
    Content.Button("LongLines") {
      for _ in 0..<60 { print(String(repeating: "z", count: 4_100)) }
    }
    Content.Button("SmallPipe") {
      // Linux's `F_SETPIPE_SZ`, which the Glibc module doesn't contain.
      _ = fcntl(1, 1_031, 4_096)
      for number in 1...3_000 { print("line \(number)") }
    }
    Content.Button("FloodTell") {
      // Wherever the flood is cut, it is cut in the middle of a password.
      print(String(repeating: Self.password, count: 20_000))
    }
    Content.Button("Later") {
      Thread.detachNewThread {
        usleep(30_000)
        print("from another thread")
      }
    }
    Content.Button("Runner") {
      // The peak resident memory of the process that runs the tests, in KiB.
      let status = (try? String(contentsOfFile: "/proc/\(getppid())/status", encoding: .utf8)) ?? ""
      print(status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? "")
    }
    Content.Button("Child") { self.start("echo from a child; exec sleep 3") }
  }

  @Content.Builder private var endings: [Content.Element] {
    Content.Button("Confess") { fatalError("\u{1B}[2J\(Self.password)") }
    Content.Button("AtExit") { atexit { print("goodbye", ChatteringViewController.password) } }
    Content.Button("TellRestAtExit") {
      atexit { print(ChatteringViewController.password.dropFirst(5)) }
    }
    Content.Button("ExitAtExit") { atexit { exit(5) } }
    Content.Button("CrashAtExit") { atexit { fatalError("at the exit") } }
    Content.Button("TellRestCrash") {
      print(Self.password.dropFirst(5))
      fatalError("after the rest")
    }
    Content.Button("FloodCrash") {
      for number in 1...30_000 { print("line \(number)") }
      fatalError("after a flood")
    }
    Content.Button("FaultElsewhere") {
      Thread.detachNewThread { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }
      self.hang()
    }
    Content.Button("TrapElsewhere") {
      Thread.detachNewThread { fatalError("on another thread") }
      self.hang()
    }
    Content.Button("AbortElsewhere") {
      Thread.detachNewThread { abort() }
      self.hang()
    }
    Content.Button("ExitElsewhere") {
      Thread.detachNewThread { exit(3) }
      self.hang()
    }
    Content.Button("FaultLater") {
      Thread.detachNewThread {
        usleep(30_000)
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
      }
    }
  }

  private func write(_ text: String, _ bytes: [UInt8] = [], to descriptor: Int32) {
    let all = Array(text.utf8) + bytes
    _ = Glibc.write(descriptor, all, all.count)
  }

  /// Starts a child process that inherits the standard streams, and waits for its first line.
  private func start(_ script: String) {
    let arguments: [String] = ["sh", "-c", script]
    let pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, pointers + [nil], environ) == 0 else { exit(99) }
    // The shell replaces itself after it has written.
    let name = "/proc/\(child)/comm"
    while (try? String(contentsOfFile: name, encoding: .utf8)) != "sleep\n" { usleep(1_000) }
  }

  private func hang() { while true { pause() } }
}
