import Coordinators
import HeadlessUIKit
import StrongReferences

/// All coordinators of an app at one moment, and what speaks for each of them.
///
/// It holds them: let go of it before the app goes on.
struct OwnershipSurvey {
  private(set) var forest: CoordinatorForest
  private let pattern: PatternCoordinators?
  private let retired: Set<ObjectIdentifier>
  /// What the screens that are up refer to.
  private var references: [ObjectIdentifier: ScreenReferences] = [:]
  /// Who pushed or presented the screens that have no delegate.
  private var introducers: [ObjectIdentifier: Int] = [:]
  /// The coordinators that the pattern doesn't list.
  private var unlisted: Set<Int> = []
  /// Coordinators without a parent yet, each with the screen that it is known by.
  private var unplaced: [(place: Int, controller: UIViewController)] = []
  private var holders = CoordinatorHolders()
  private let reader = ScreenReader()

  /// Surveys an app.
  ///
  /// - Complexity: Linear in what the app holds; in an app that uses the module `Coordinators`, in the
  ///   number of coordinators and of screens that are up.
  init(_ app: OwnershipSources, retired: Set<ObjectIdentifier>) {
    pattern = app.pattern
    self.retired = retired
    let up = app.screensUp
    forest = pattern?.forest() ?? Self.reached(from: app.roots)
    for controller in up {
      references[ObjectIdentifier(controller)] = reader.references(of: controller)
    }
    adoptDelegates(of: up)
    if pattern == nil {
      for place in forest.indices {
        if let object = forest.object(place) { holders.add(object, at: place) }
      }
      // The parents of some of them depend on who is in charge of what is below a screen.
      introduce(up, app)
    }
    for (place, controller) in unplaced {
      if let parent = parent(of: place, knownBy: controller) { forest.move(place, under: parent) }
    }
    unplaced = []
  }

  // MARK: Who there is

  /// The coordinators that the system's own objects hold, each under the nearest one on the shortest
  /// way to it.
  private static func reached(from roots: [ReferenceGraph.Root]) -> CoordinatorForest {
    var forest = CoordinatorForest()
    add(ReferenceGraph(from: roots, reader: OwnershipSources.reader), to: &forest)
    return forest
  }

  private static func add(_ graph: ReferenceGraph, to forest: inout CoordinatorForest) {
    for index in 0..<graph.count {
      let object = graph[index].object
      guard CoordinatorRule.holds(for: object), forest.place(of: object) == nil else { continue }
      let parent = graph.ancestors(of: index).lazy.compactMap { forest.place(of: $0.object) }.first
      forest.add(object, parent: parent)
    }
  }

  /// Adds the coordinators that nothing readable holds and that are alive all the same, for screens
  /// know them as their delegates: a task that waits for the screen keeps them.
  private mutating func adoptDelegates(of up: [UIViewController]) {
    for controller in up {
      for delegate in references[ObjectIdentifier(controller)]?.delegates ?? []
      where forest.place(of: delegate) == nil {
        let first = forest.indices.upperBound
        if pattern == nil {
          Self.add(
            ReferenceGraph(
              from: [ReferenceGraph.Root("", delegate)], reader: OwnershipSources.reader),
            to: &forest)
        } else if let delegate = delegate as? any Coordinator {
          PatternCoordinators.add(delegate, to: &forest, under: nil)
        } else {
          // By its name alone nothing is a coordinator beside those that say so.
          continue
        }
        unlisted.formUnion(first..<forest.indices.upperBound)
        unplaced.append((first, controller))
      }
    }
  }

  /// Notes who pushed or presented the screens that have no delegate.
  private mutating func introduce(_ up: [UIViewController], _ app: OwnershipSources) {
    guard let tracer = app.tracer else { return }
    app.introductions.update(alive: up)
    for controller in up where delegates(of: controller).isEmpty {
      introducers[ObjectIdentifier(controller)] =
        introducer(of: controller, app.introductions, tracer)
    }
  }

  private mutating func introducer(
    of controller: UIViewController, _ introductions: ScreenIntroductions, _ tracer: CallTracer
  ) -> Int? {
    if let known = introductions.introducer(of: controller), let place = forest.place(of: known) {
      return place
    }
    let types = introductions.coordinatorTypes(behind: controller, tracer)
    let alive = newest(ofFirstOf: types)
    if let innermost = types.first, alive.map(forest.type) != innermost,
      CoordinatorRule.isNameOfConcreteOne(innermost), reader.isAwaited(controller)
    {
      // A task waits for the screen, so what began it is alive, though nothing leads there.
      let place = forest.add(named: innermost, parent: alive)
      if alive == nil { unplaced.append((place, controller)) }
      return place
    }
    if let object = alive.flatMap(forest.object) {
      introductions.note(object, asIntroducerOf: controller)
    }
    return alive
  }

  /// The coordinator of the first type of which there is one: of several that was found last, which
  /// is the newest as a rule, but for one whose own screens have gone.
  private func newest(ofFirstOf types: [String]) -> Int? {
    for type in types {
      let places = forest.indices.filter { forest.type($0) == type }
      if let place = places.last(where: isActive) ?? places.last { return place }
    }
    return nil
  }

  /// The coordinator to which one refers, as to its parent, or else the one in charge of what its
  /// screen stands on.
  private func parent(of place: Int, knownBy controller: UIViewController) -> Int? {
    var known: [Int] = []
    if let object = forest.object(place) {
      OwnershipSources.reader.forEachLooseReference(of: object) { reference, _ in
        if let target = reference.target, let other = forest.place(of: target) {
          known.append(other)
        }
      }
      OwnershipSources.reader.forEachReference(of: object) { target, _ in
        if let other = forest.place(of: target) { known.append(other) }
      }
    }
    return known.first { !forest.line(to: $0).contains(place) }
      ?? ControllerAncestry(controller).controllers.lazy
      .compactMap { owner(by: $0, of: controller) }
      .first { !forest.line(to: $0).contains(place) }
  }

  // MARK: Who is in charge

  /// The place of the coordinator in charge of a screen.
  func owner(of screen: ControllerAncestry) -> Int? {
    guard let pattern else {
      return screen.controllers.lazy.compactMap { owner(by: $0, of: screen.first) }.first
    }
    let search = pattern.search(screen, retired: retired)
    let nearer = screen.controllers.prefix(search.rank).map { delegates(of: $0) }
    for known in nearer {
      if let place = known.last(where: { unlisted.contains($0) }) { return place }
    }
    if search.isRetired || search.path.isEmpty {
      for known in nearer {
        if let place = known.last(where: { isActive($0) }) { return place }
      }
    }
    return search.path.first.flatMap { forest.place(of: $0) }
  }

  /// The coordinators for which the strongest evidence on one controller speaks, as objects.
  func owners(
    of controller: UIViewController, knownBy references: ScreenReferences
  ) -> [AnyObject] {
    candidates(of: controller, knownBy: references).compactMap { forest.object($0) }
  }

  /// What speaks for the owners of a controller without regard to the rest of the app, strongest
  /// first: the pattern's protocols, and then the controller's own references.
  ///
  /// - Returns: nil where it takes a survey of the app to tell.
  static func owners(
    of controller: UIViewController, knownBy references: ScreenReferences,
    _ pattern: PatternCoordinators?
  ) -> [AnyObject]? {
    if let holders = pattern?.holders(of: controller), !holders.isEmpty { return holders }
    if !references.delegates.isEmpty { return references.delegates }
    return pattern == nil ? nil : references.held
  }

  /// The coordinators for which the strongest evidence on one controller speaks: the one place where
  /// it is weighed.
  private func candidates(
    of controller: UIViewController, knownBy references: ScreenReferences
  ) -> [Int] {
    let owners = Self.owners(of: controller, knownBy: references, pattern) ?? []
    let known = owners.compactMap { forest.place(of: $0) }
    guard pattern == nil, known.isEmpty else { return known }
    if let introducer = introducers[ObjectIdentifier(controller)] { return [introducer] }
    let held = references.held.compactMap { forest.place(of: $0) }
      .filter { !holders.isSharedRouter(at: $0) }
    return held.isEmpty ? holders.all(of: controller) : held
  }

  /// The coordinator that one controller speaks for.
  private func owner(by controller: UIViewController, of screen: UIViewController) -> Int? {
    let references = references[ObjectIdentifier(controller)] ?? ScreenReferences()
    let candidates = candidates(of: controller, knownBy: references)
    let active = candidates.filter(isActive)
    let byDepth = (active.isEmpty ? candidates : active)
      .sorted { forest.depth(of: $0) < forest.depth(of: $1) }
    // A stack belongs to the one that began it; of other screens the farthest from the app's root
    // counts, for a child goes on with what its parent began.
    let isOwnRoot = (controller as? UINavigationController)?.viewControllers.first === screen
    return isOwnRoot ? byDepth.first : byDepth.last
  }

  private func delegates(of controller: UIViewController) -> [Int] {
    (references[ObjectIdentifier(controller)]?.delegates ?? []).compactMap { forest.place(of: $0) }
  }

  private func isActive(_ place: Int) -> Bool {
    guard !retired.isEmpty, let object = forest.object(place) else { return true }
    return !retired.contains(ObjectIdentifier(object))
  }
}
