import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Members of Foundation's types that Foundation on Linux lacks.
  @Suite struct FoundationMemberTests {
    @Test func `geometry survives an archive`() throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)
      let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4.5), forKey: "rect")
      archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
      archiver.encode(CGSize(width: 1, height: 2), forKey: "size")
      archiver.encode(insets, forKey: "insets")
      archiver.encode(transform, forKey: "transform")
      archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
      archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
      let decoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(decoder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4.5))
      #expect(decoder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
      #expect(decoder.decodeCGSize(forKey: "size") == CGSize(width: 1, height: 2))
      #expect(decoder.decodeUIEdgeInsets(forKey: "insets") == insets)
      #expect(decoder.decodeCGAffineTransform(forKey: "transform") == transform)
      #expect(decoder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
      #expect(decoder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 1, vertical: 2))
      #expect(decoder.decodeUIEdgeInsets(forKey: "none") == .zero)
      #expect(decoder.decodeCGRect(forKey: "none") == .zero)
    }

    @Test func `a mutex can be recursive`() {
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
      var type: Int32 = -1
      pthread_mutexattr_gettype(&attributes, &type)
      #expect(type == PTHREAD_MUTEX_RECURSIVE && PTHREAD_MUTEX_NORMAL != PTHREAD_MUTEX_RECURSIVE)
      pthread_mutexattr_destroy(&attributes)
    }

    @Test func `a value holds insets`() {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func `the two kinds of text with attributes become each other`() throws {
      var text = AttributedString("a ")
      var link = AttributedString("link")
      link.link = URL(string: "https://a.example")
      link.foregroundColor = .red
      link.underlineStyle = .single
      text += link
      let other = NSAttributedString(text)
      #expect(other.string == "a link" && other.attribute(.link, at: 0, effectiveRange: nil) == nil)
      #expect(other.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
      #expect(other.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 1)
      #expect(AttributedString(other) == text)
      #expect(try NSAttributedString(text, including: \.uiKit).isEqual(to: other))
    }

    @Test func `geometry is written as text and read again`() {
      let rect = CGRect(x: 1, y: -2, width: 3, height: 4.5)
      #expect(NSCoder.string(for: rect) == "{{1, -2}, {3, 4.5}}")
      #expect(NSCoder.cgRect(for: NSStringFromCGRect(rect)) == rect)
      #expect(NSCoder.cgPoint(for: "{1, x}") == .zero)
    }

    @Test func `a pointer array drops weak references to freed objects`() {
      let pointers = NSPointerArray.weakObjects()
      let object = NSObject()
      func address(_ object: NSObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque()
      }
      pointers.addPointer(address(object))
      do {
        let other = NSObject()
        pointers.insertPointer(address(other), at: 0)
        #expect(pointers.allObjects.count == 2)
      }
      #expect(pointers.count == 2 && pointers.pointer(at: 0) == nil)
      pointers.compact()
      #expect(pointers.count == 1 && pointers.pointer(at: 0) == address(object))
    }

    @Test func `bytes are read as lines and characters`() async throws {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data("eins\r\n\nzwölf 👩‍👧\nend".utf8))
      try pipe.fileHandleForWriting.close()
      var lines: [String] = []
      for try await line in pipe.fileHandleForReading.bytes.lines { lines.append(line) }
      #expect(lines == ["eins", "zwölf 👩‍👧", "end"])
      let other = Pipe()
      try other.fileHandleForWriting.write(contentsOf: Data("é👩‍👧".utf8) + [0xC3, 0x41, 0xFF])
      try other.fileHandleForWriting.close()
      var characters: [Character] = []
      for try await character in other.fileHandleForReading.bytes.characters {
        characters.append(character)
      }
      #expect(characters == ["é", "👩‍👧", "\u{FFFD}", "A", "\u{FFFD}"])
    }

    @Test func `progress has a speed and can be the current one for a closure`() {
      let progress = Progress(totalUnitCount: 2)
      progress.throughput = 100
      #expect(progress.throughput == 100 && progress.fileTotalCount == nil)
      progress.performAsCurrent(withPendingUnitCount: 1) {
        Progress(totalUnitCount: 1).completedUnitCount = 1
      }
      #expect(progress.completedUnitCount == 1)
    }

    @Test func `collections have values for keys`() {
      let array = [["price": 1], ["price": 2]] as NSArray
      #expect(array.value(forKeyPath: "@sum.price") as? NSNumber == 3)
      #expect(array.value(forKey: "price") as? [Int] == [1, 2])
      let dictionary = NSMutableDictionary(dictionary: ["a": ["b": 3]])
      #expect(dictionary.value(forKeyPath: "a.b") as? Int == 3)
      dictionary.setValue(nil, forKey: "a")
      #expect(dictionary.count == 0)
    }

    @Test func `a method is called on the main thread, at once if the caller waits`() async {
      final class Target: NSObject {
        var calls: [String] = []
        func call(_ text: Any?) { calls.append(text as? String ?? "nil") }
      }
      let target = Target()
      let selector = Selector("call:", Target.call)
      target.performSelector(onMainThread: selector, with: "a", waitUntilDone: true)
      #expect(target.calls == ["a"])
      target.performSelector(onMainThread: selector, with: "b", waitUntilDone: false)
      #expect(target.calls == ["a"])
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      #expect(target.calls == ["a", "b"])
    }

    @Test func `an object conforms to the protocols of its class`() {
      #expect(NSString("a").conforms(to: (any NSCopying).self))
      #expect(!NSObject().conforms(to: (any NSCopying).self))
      #expect(UITableViewController().conforms(to: (any UITableViewDataSource).self))
    }

    @Test func `errors, locales and files have Foundation's other members`() throws {
      let cause = CocoaError(.fileNoSuchFile)
      let error = NSError(domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: cause])
      #expect(error.underlyingErrors.count == 1)
      let locale = NSLocale(localeIdentifier: "de_AT")
      #expect(locale.countryCode == "AT" && locale.languageCode == "de")
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
      #expect(caches.first == URL.cachesDirectory)
      #expect(FileManager.default.ubiquityIdentityToken == nil)
      var isCalled = false
      NSFileCoordinator(filePresenter: nil).coordinate(
        readingItemAt: URL(filePath: "/a"), error: nil
      ) { isCalled = $0.path == "/a" }
      #expect(isCalled)
      #expect(ProcessInfo.processInfo.thermalState == .nominal)
      #expect(kCFBundleVersionKey as String == "CFBundleVersion")
      let activity = NSUserActivity(activityType: "a")
      activity.persistentIdentifier = "b"
      activity.keywords = ["c"]
      #expect(activity.persistentIdentifier == "b" && activity.needsSave == false)
    }

    @Test func `a place for an error is a variable`() {
      func read(_ error: NSErrorPointer) -> Bool {
        error?.pointee = NSError(domain: "a", code: 2)
        return false
      }
      var error: NSError?
      #expect(!read(&error) && error?.code == 2)
      #expect(!read(nil))
    }
  }
}
