import UIKit

/// Ways to the network without URL sessions.
extension RequestsViewController {
  func addSocketButtons() {
    button("Own socket") { [unowned self] request in
      let result = withLoopback(request) {
        connect(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), $0, $1)
      }
      show(result == 0 ? "connected" : String(cString: strerror(errno)))
    }
    button("System call") { [unowned self] request in
      let result = withLoopback(request) {
        systemCall(connectNumber, socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), $0, $1)
      }
      show(result == 0 ? "connected" : String(cString: strerror(errno)))
    }
    button("Child") { [unowned self] request in
      // The program itself, as a script that has the machine's network.
      let child = Process()
      child.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      child.arguments = [
        "--no-trace", "-c", "type URL \(request.address)", "-c", "tap 'Own socket'",
      ]
      let output = Pipe()
      child.standardOutput = output
      do {
        try child.run()
        let text = String(
          decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        show(text.contains("connected") ? "the child has connected" : "the child has tried")
      } catch { show("\(error)") }
    }
    button("Itself") { [unowned self] _ in
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      show(result == 0 ? "listens" : String(cString: strerror(errno)))
      close(listener)
    }
    button("Identity") { [unowned self] _ in
      let file = FileManager.default.temporaryDirectory.appending(path: "own")
      try? Data().write(to: file)
      var status = stat()
      let isOwn =
        stat(file.path, &status) == 0 && status.st_uid == geteuid() && status.st_gid == getegid()
      show("user \(getuid()) \(geteuid()), group \(getgid()) \(getegid()), own file: \(isOwn)")
    }
    button("Datagram") { [unowned self] request in
      let result = withLoopback(request) {
        sendto(socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0), "a", 1, 0, $0, $1)
      }
      show(result == 1 ? "sent" : String(cString: strerror(errno)))
    }
    button("Look up") { [unowned self] request in
      var found: UnsafeMutablePointer<addrinfo>?
      let result = getaddrinfo(request.address.host, "80", nil, &found)
      if result == 0 { freeaddrinfo(found) }
      show(result == 0 ? "found" : String(cString: gai_strerror(result)))
    }
    button("Host") { [unowned self] request in
      show("addresses: \(Host(name: request.address.host).addresses.count)")
    }
  }

  /// Calls a function with the address of the request's port on this machine.
  private func withLoopback<Result>(
    _ request: URLRequest, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    address.sin_port = UInt16(request.address.port ?? 0).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

/// A system call that the C library's function isn't asked for.
@_silgen_name("syscall")
private func systemCall(
  _ number: Int, _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int

#if arch(x86_64)
  private let connectNumber = 42
#else
  private let connectNumber = 203
#endif
