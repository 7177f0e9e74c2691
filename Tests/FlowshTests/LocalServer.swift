import Glibc

/// A TCP socket that listens on the loopback interface and counts connections without accepting
/// them.
final class LocalServer {
  private let descriptor: Int32
  let port: UInt16

  init() throws {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_INET, kind, 0)
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, size) | listen(descriptor, 8)
          | getsockname(descriptor, pointer, &size)
      }
    }
    guard descriptor >= 0, result == 0 else { throw SocketError() }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  private struct SocketError: Error {}

  /// The number of connections so far.
  var connectionCount: Int {
    var connection = accept(descriptor, nil, nil)
    while connection >= 0 {
      close(connection)
      count += 1
      connection = accept(descriptor, nil, nil)
    }
    return count
  }
  private var count = 0
}
