import HeadlessUIKit
import StrongReferences

/// The coordinators of an app that doesn't use the module `Coordinators`, found through strong
/// references from the app delegate, the scene's and the windows.
///
/// What counts as a coordinator is an object that is no view and no view controller, and whose
/// class, or a superclass, has a name that ends in `Coordinator`, `Router`, `Flow` or
/// `FlowController`. Its parent is the nearest coordinator on the shortest way to it. Of a screen
/// that coordinator is in charge to which the screen's controller refers, as to its delegate, or
/// else the one that holds the controller; where nobody does, the next controller that the screen
/// stands on decides. Of several the one farthest from the app's root counts, for a child goes on
/// with what its parent began; but of a stack's first screen the nearest one.
///
/// All is read anew for each question: 10,000 objects take some milliseconds.
struct DiscoveredCoordinators: CoordinatorTree {
  private let application: UIApplication
  private let delegate: any UIApplicationDelegate
  private let strong = ReferenceReader()
  private let screens = ReferenceReader { type in
    type == UIViewController.self || ReferenceReader.isOpaqueByDefault(type)
  }

  init(application: UIApplication, delegate: any UIApplicationDelegate) {
    self.application = application
    self.delegate = delegate
  }

  func path(to standing: Standing) -> [String] {
    let found = find()
    guard let owner = owner(of: standing, found) else { return [] }
    return found.line(to: owner).map { TypeNames.name(of: type(of: found.coordinators[$0])) }
  }

  func snapshots(
    visible: Standing, screens: [(name: String, standing: Standing)],
    leftBehind: Set<ObjectIdentifier>
  ) -> [CoordinatorSnapshot] {
    let found = find()
    let inCharge = owner(of: visible, found)
    var owned: [Int: [String]] = [:]
    for screen in screens {
      guard let owner = owner(of: screen.standing, found) else { continue }
      owned[owner, default: []].append(screen.name)
    }
    func snapshot(_ place: Int) -> CoordinatorSnapshot {
      CoordinatorSnapshot(
        type: TypeNames.name(of: type(of: found.coordinators[place])),
        screens: owned[place] ?? [], isInCharge: place == inCharge,
        isLeftBehind: leftBehind.contains(ObjectIdentifier(found.coordinators[place])),
        children: found.children(of: place).map(snapshot))
    }
    return found.children(of: nil).map(snapshot)
  }

  func holders(of controller: UIViewController) -> [AnyObject] {
    let found = find()
    return (found.holders[ObjectIdentifier(controller)] ?? []).map { found.coordinators[$0] }
  }

  private func find() -> Found {
    let roots = application.referenceRoots(delegate)
    var found = Found()
    let graph = ReferenceGraph(from: roots, reader: strong)
    for index in 0..<graph.count {
      let object = graph[index].object
      guard CoordinatorRule.holds(for: object) else { continue }
      let parent = graph.ancestors(of: index).first {
        found.places[ObjectIdentifier($0.object)] != nil
      }
      found.add(object, parent: parent.flatMap { found.places[ObjectIdentifier($0.object)] })
    }
    for place in found.coordinators.indices {
      for reference in strong.references(of: found.coordinators[place]) {
        found.holders[reference.targetID, default: []].append(place)
      }
    }
    return found
  }

  private func owner(of standing: Standing, _ found: Found) -> Int? {
    let controllers = standing.controllers
    let screen = controllers.first
    for controller in controllers {
      var candidates: [Int] = []
      func consider(_ object: AnyObject) {
        if let place = found.places[ObjectIdentifier(object)] { candidates.append(place) }
      }
      screens.forEachLooseReference(of: controller) { reference, _ in
        if let target = reference.target { consider(target) }
      }
      strong.forEachReference(of: controller) { target, _ in consider(target) }
      if candidates.isEmpty { candidates = found.holders[ObjectIdentifier(controller)] ?? [] }
      let byDepth = candidates.sorted { found.depth(of: $0) < found.depth(of: $1) }
      let isOwnRoot = (controller as? UINavigationController)?.viewControllers.first === screen
      if let owner = isOwnRoot ? byDepth.first : byDepth.last { return owner }
    }
    return nil
  }
}

/// The coordinators that were found, and how they hang together.
private struct Found {
  private(set) var coordinators: [AnyObject] = []
  private(set) var places: [ObjectIdentifier: Int] = [:]
  private var parents: [Int?] = []
  /// Which coordinators hold an object themselves.
  var holders: [ObjectIdentifier: [Int]] = [:]

  mutating func add(_ object: AnyObject, parent: Int?) {
    places[ObjectIdentifier(object)] = coordinators.count
    coordinators.append(object)
    parents.append(parent)
  }

  /// The coordinators on the way to one, the root first.
  func line(to place: Int) -> [Int] {
    var line = [place]
    while let parent = parents[line[0]] { line.insert(parent, at: 0) }
    return line
  }

  func depth(of place: Int) -> Int { line(to: place).count }

  func children(of place: Int?) -> [Int] { parents.indices.filter { parents[$0] == place } }
}
