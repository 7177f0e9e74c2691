import Testing

/// The protocol by which RxCocoa is known.
private let proxies = "protocol DelegateProxyType {}\n"

@Suite struct `Dynamic lookup` {
  @Test(arguments: [
    (
      "_forwardToDelegate?.scrollViewDidScroll?(view)",
      "(_forwardToDelegate as? any UIScrollViewDelegate)?.scrollViewDidScroll(view)"
    ),
    (
      "self._forwardToDelegate?.responds(to: selector) ?? true",
      "(self._forwardToDelegate as? any NSObjectProtocol)?.responds(to: selector) ?? true"
    ),
    (
      "(self.forwardToDelegate()?.responds(to: selector) ?? false)",
      "((self.forwardToDelegate() as? any NSObjectProtocol)?.responds(to: selector) ?? false)"
    ),
    ("_forwardToDelegate() === other", "_forwardToDelegate() === other"),
    ("delegate?.responds(to: selector)", "delegate?.responds(to: selector)"),
  ])
  func `of RxCocoa's delegate asks for the protocol with the method`(ios: String, linux: String) {
    let text = adapted(proxies + "class A { func f() { \(ios) } }")
    #expect(text.contains("class A { func f() { \(linux) } }"), "\(text)")
    #expect(!adaptedMember("func f() { \(ios) }").contains(" as? any "))
  }

  @Test func `asks for a protocol of the app`() {
    let text = adapted(
      proxies + """
        @objc protocol MapDelegate { @objc optional func moved(_ map: Map) }
        class Proxy { func f() { _forwardToDelegate?.moved?(map) } }
        """)
    #expect(text.contains("(_forwardToDelegate as? any MapDelegate)?.moved_optional(map)"))
  }

  @Test(arguments: [
    ("Proxy.Delegate: AnyObject", "Proxy.Delegate: Any"),
    (
      "Proxy.Delegate: AnyObject, Proxy.Parent: UIView", "Proxy.Delegate: Any, Proxy.Parent: UIView"
    ),
    ("Proxy.Parent: AnyObject", "Proxy.Parent: AnyObject"),
    ("Proxy: AnyObject", "Proxy: AnyObject"),
  ])
  func `isn't needed for a delegate's type to be a protocol`(ios: String, linux: String) {
    let function = "func f<Proxy>(_: Proxy) where "
    #expect(adapted(proxies + function + "\(ios) {}").contains(function + "\(linux) {}"))
    #expect(adapted(function + "\(ios) {}").contains(function + "\(ios) {}"))
  }
}

@Suite struct `Notification centers` {
  private let text = "extension Reactive where Base: NotificationCenter {}"

  @Test func `have what RxSwift gives to objects, in RxCocoa alone`() {
    let conformance = "extension NotificationCenter: ReactiveCompatible {}"
    #expect(adapted("protocol DelegateProxyType {}\n" + text).contains(conformance))
    #expect(!adapted(text).contains(conformance))
    let app = Project(
      ["App.swift": text], imports: ["RxCocoa": "public protocol DelegateProxyType {}"])
    #expect(!app.body().contains(conformance))
  }
}
