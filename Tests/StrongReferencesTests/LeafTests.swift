import Foundation
import FoundationNetworking
import Glibc
import StrongReferences
import Synchronization
import Testing

@Suite struct LeafTests {
  actor Worker {
    var item: Item
    init(_ item: Item) { self.item = item }
  }

  final class Flow: NSObject {
    var children: NSMutableArray = []
    var item: Item?
  }

  final class Download: Operation, @unchecked Sendable {
    let item: Item
    init(_ item: Item) { self.item = item }
  }

  final class Everything {
    let before = Item("before")
    var stat = timespec()
    var address = sockaddr_storage()
    var locale = Locale.current
    var url = URL(string: "https://example.org/a?b=c")
    var data = Data(repeating: 1, count: 100)
    var date = Date()
    var uuid = UUID()
    var calendar = Calendar.current
    var path = IndexPath(indexes: [1, 2, 3])
    var components = DateComponents()
    var text = "a string that is too long to be kept within its own words"
    var slice = "abc".dropFirst()
    var character: Character = "👩‍👩‍👧‍👧"
    var attributed = AttributedString("a")
    var notification = Notification(name: .init("n"))
    var decimal = Decimal(1)
    var pattern = try? Regex("a+")
    var lock = NSLock()
    var queue = DispatchQueue(label: "q")
    var group = DispatchGroup()
    var work = DispatchWorkItem {}
    var session = URLSession.shared
    var center = NotificationCenter.default
    var defaults = UserDefaults.standard
    var bundle = Bundle.main
    var thread = Thread.current
    var loop = RunLoop.main
    var formatter = DateFormatter()
    var cache = NSCache<NSString, NSString>()
    var number = NSNumber(value: 1)
    var string = NSString("s")
    var null = NSNull()
    var mutable = NSMutableString(string: "m")
    var pipe = Pipe()
    var keyPath: AnyKeyPath = \String.count
    var metatype: Any.Type = Int.self
    var classType: AnyClass = Item.self
    var anyType: any Named.Type = SpecialItem.self
    var pointer = UnsafeMutablePointer<Int>(bitPattern: 8)
    var raw = UnsafeRawPointer(bitPattern: 1)
    var buffer = UnsafeBufferPointer<Item>(start: nil, count: 0)
    var opaque: OpaquePointer?
    var task: Task<Void, Never>? = Task {}
    var stream = AsyncStream<Int> { _ in }
    var continuation = AsyncStream<Int>.makeStream().continuation
    var sequence = AnySequence([1])
    var iterator = [Item()].makeIterator()
    var lazy = [1].lazy.map { $0 }
    var range = 0..<1
    var words = repeatElement("a", count: 3)
    var never: Never?
    var nothing: Void = ()
    let mutex = Mutex<Item?>(nil)
    let atomic = Atomic<Int>(0)
    var simd = SIMD4<Float>(repeating: 0)
    var error: any Error = CancellationError()
    var cocoa: (any Error)? = NSError(domain: "d", code: 1, userInfo: ["k": NSString("v")])
    var measurement = Measurement(value: 1, unit: UnitLength.meters)
    var names: PartialKeyPath<Item>? = \Item.name
    var after = Item("after")
  }

  let item = Item()

  @Test func `an actor is a leaf`() {
    let worker = Worker(item)
    #expect(ReferenceReader().references(of: worker).isEmpty)
    #expect(labels(of: worker, inValue: worker) == ["value"])
  }

  @Test func `a subclass of NSObject is read, including its mutable arrays`() throws {
    let (flow, child) = (Flow(), Flow())
    flow.children.add(child)
    child.item = item
    let path = try ReferenceReader().path(to: item, from: [.init("flow", flow)])
    #expect(path?.description == "Flow.children → NSMutableArray[0] → Flow.item → Item")
  }

  @Test func `only the own properties of an opaque class's subclass are read`() {
    let download = Download(item)
    download.completionBlock = {}
    #expect(ReferenceReader().references(of: download).map(\.label) == ["item"])
  }

  @Test func `a timer's closure is followed`() throws {
    let item = item
    let timer = Timer(timeInterval: 1_000, repeats: false) { _ in use(item) }
    #expect(try ReferenceReader().path(to: item, from: [.init("timer", timer)]) != nil)
  }

  @Test func `a search doesn't trap on any type that an app may store`() {
    let everything = Everything()
    #expect(labels(of: everything.before, in: everything) == ["before"])
    #expect(labels(of: everything.after, in: everything) == ["after"])
    let graph = ReferenceGraph(from: [.init("everything", everything)])
    #expect(graph.index(of: everything.after) != nil)
    everything.task?.cancel()
  }
}
