import Testing
import UIKit

/// Members of the network's types that Foundation on Linux lacks.
struct NetworkMemberTests {
  @Test func `a configuration keeps the settings that Linux doesn't use`() {
    let configuration = URLSessionConfiguration.default
    #expect(!configuration.waitsForConnectivity && configuration.allowsExpensiveNetworkAccess)
    configuration.waitsForConnectivity = true
    configuration.allowsExpensiveNetworkAccess = false
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
    configuration.sharedContainerIdentifier = "group.a"
    #expect(configuration.waitsForConnectivity && !configuration.allowsExpensiveNetworkAccess)
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv13)
    #expect(configuration.sharedContainerIdentifier == "group.a")
    #expect(URLSessionConfiguration.background(withIdentifier: "b").identifier == "b")
  }

  @Test func `a request accepts the settings that Linux doesn't have`() {
    var request = URLRequest(url: URL(filePath: "/"))
    request.allowsExpensiveNetworkAccess = false
    request.allowsConstrainedNetworkAccess = false
    request.assumesHTTP3Capable = true
    request.requiresDNSSECValidation = true
    request.attribution = .user
    #expect(request == URLRequest(url: URL(filePath: "/")))
  }

  @Test func `a session has no tasks before one is resumed`() async {
    let session = URLSession(configuration: .ephemeral)
    #expect(await session.allTasks.isEmpty)
    let (data, upload, download) = await session.tasks
    #expect(data.isEmpty && upload.isEmpty && download.isEmpty)
    await session.reset()
    session.invalidateAndCancel()
  }

  @Test func `a challenge has no certificate to judge`() {
    let space = URLProtectionSpace(
      host: "a.example", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodDefault)
    #expect(space.authenticationMethod != NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil)
  }

  @Test func `a delegate of web sockets needs no methods`() {
    final class Listener: NSObject, URLSessionWebSocketDelegate {}
    #expect(Listener().conforms(to: (any URLSessionTaskDelegate).self))
    #expect(URLError(.timedOut).networkUnavailableReason == nil)
  }
}
