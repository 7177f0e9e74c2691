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
