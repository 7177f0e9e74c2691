/// A protocol that lets the self-test's fixture contain values of protocol type.
protocol ProbeProtocol {}

/// A value too large for the inline buffer of an existential container.
struct ProbeValue: ProbeProtocol, Error, @unchecked Sendable {
  let number: Int32
  let probe: Probe
  weak var weakProbe: Probe?
  unowned(unsafe) let unsafeProbe: Probe
}

/// A value with a large alignment.
struct ProbeVector {
  private var vector = SIMD4<Double>.zero
}

/// An enum with inline payloads and a boxed payload.
enum ProbeRoute {
  case none
  case one(Probe)
  case two(Int, Probe)
  indirect case deep(ProbeRoute)
}

/// A superclass with a stored property.
class ProbeBase {
  final var inherited: Probe?
}

/// An object with properties of the types that objects have.
final class ProbeHolder {
  final var object: Probe?
  final var number = 1
  final var text = "text"
  final var anything: (any ProbeProtocol)?
  final var nothing: (any ProbeProtocol)?
  final let table: AnyObject = ProbeBase()
}

/// The object that the self-test reads.
final class Probe: ProbeBase, ProbeProtocol {
  private weak var weakProbe: Probe?
  private var route = ProbeRoute.none
  private var deep = ProbeRoute.none
  private var boxed: (any ProbeProtocol)?
  private var error: (any Error)?
  private var array: [Probe] = []
  private var pair: () -> Void = {}
  private var single: (() -> Void)?
  private var weakly: (() -> Void)?
  private var captured: (() -> Void)?
  private var timed: (() -> Void)?
  private var table: [String: (Int, Probe)] = [:]

  /// Makes the probe hold three objects in all supported ways.
  @inline(never)
  func hold(_ first: Probe, _ second: Probe, _ third: Probe) {
    inherited = first
    weakProbe = second
    route = .two(1, second)
    deep = .deep(.one(third))
    boxed = ProbeValue(number: 1, probe: first, weakProbe: second, unsafeProbe: third)
    error = ProbeValue(number: 2, probe: second, weakProbe: first, unsafeProbe: third)
    array = [first, third]
    pair = { Self.use(first, second) }
    single = { Self.use(third, nil) }
    weakly = { [weak first, unowned second] in Self.use(first, second) }
    var variable: Probe? = second
    captured = {
      Self.use(variable, nil)
      variable = nil
    }
    // The type of this value is from a resilient library, so its size is known only at run time.
    let now = ContinuousClock().now
    timed = { Self.use(now, second) }
    table = ["k": (1, first)]
  }

  /// The references that a reader must find in the probe.
  static let expected = [
    "inherited a", "route.two.1 b", "deep.deep.one c", "boxed.probe a", "error.probe b",
    "array[0] a", "array[1] c", "pair (closure) a", "pair (closure) b", "single (closure) c",
    "captured (closure) b", "timed (closure) b", "table[\"k\"].1 a",
  ]

  /// The weak and unowned references that a reader must find in the probe.
  static let expectedLoose = [
    "weakProbe weak b", "boxed.weakProbe weak b", "error.weakProbe weak a",
    "weakly (closure) weak a", "weakly (closure) unowned b",
  ]

  /// Returns the object that stores an array's elements.
  static func storage(of array: [ProbeRoute]) -> AnyObject {
    unsafeBitCast(array, to: AnyObject.self)
  }

  /// Prevents the optimizer from removing captures.
  @inline(never) @_optimize(none)
  private static func use(_ first: Probe?, _ second: Probe?) {}

  @inline(never) @_optimize(none)
  private static func use(_ instant: ContinuousClock.Instant, _ probe: Probe) {}
}

/// An actor, by whose metadata actors are known.
actor ProbeActor {}
