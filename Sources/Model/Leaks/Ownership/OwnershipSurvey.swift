import Coordinators
import HeadlessUIKit
import StrongReferences

/// All of the app's coordinators at one moment, with the evidence for the screens that they own.
///
/// The survey retains the coordinators, so release it before the app continues.
struct OwnershipSurvey {
  private(set) var forest: CoordinatorForest
  /// The trees of the `Coordinators` module, which are read once; `nil` if the app doesn't use the
  /// module.
  private let tree: PatternTree?
  private let retired: Set<ObjectIdentifier>
  /// The coordinators that each controller in a window references.
  private var references: [ObjectIdentifier: ScreenReferences] = [:]
  /// The indices of the coordinators that pushed or presented the screens without a delegate, or
  /// that keep those that another one has put into a container.
  private var introducers: [ObjectIdentifier: Int] = [:]
  /// The indices of the coordinators that are missing from the `Coordinators` module's trees.
  private var unlisted: Set<Int> = []
  /// The coordinators that have no parent yet, each with the controller whose reference revealed
  /// it.
  private var unplaced: [(place: Int, controller: UIViewController)] = []
  private var holders = CoordinatorHolders()
  private let reader = ScreenReader()

  /// Creates a survey of an app's coordinators and visible screens.
  ///
  /// - Complexity: If the app uses the `Coordinators` module, linear in the number of coordinators
  ///   and visible screens; otherwise, linear in the number of the app's objects.
  init(_ app: OwnershipSources, retired: Set<ObjectIdentifier>) {
    tree = app.pattern?.tree
    self.retired = retired
    let up = app.screensUp
    forest = app.pattern?.forest() ?? Self.reached(from: app.roots)
    for controller in up {
      references[ObjectIdentifier(controller)] = reader.references(of: controller)
    }
    adoptDelegates(of: up)
    if tree == nil {
      for place in forest.indices {
        if let object = forest.object(place) { holders.add(object, at: place) }
      }
      // Do this before choosing parents: a parent may be the coordinator that showed the screen
      // below.
      introduce(up, app)
    }
    for (place, controller) in unplaced {
      if let parent = parent(of: place, knownBy: controller) { forest.move(place, under: parent) }
    }
    unplaced = []
  }

  // MARK: Coordinators

  /// Returns the coordinators that can be reached from the objects that the system itself retains.
  ///
  /// The parent of a coordinator is the nearest coordinator on the shortest path to it, or, if that
  /// leads through screens alone, on the shortest one beside all screens.
  private static func reached(from roots: [ReferenceGraph.Root]) -> CoordinatorForest {
    var forest = CoordinatorForest()
    let graph = ReferenceGraph(from: roots, reader: OwnershipSources.reader) { node in
      // Most of a screen's objects are views that lead nowhere.
      (node.object as? UIView)?.holdsOnlyValues == true ? .pass : .follow
    }
    add(graph, to: &forest)
    placeOrphans(of: &forest, from: roots)
    return forest
  }

  /// Gives parents to the coordinators that only screens lead to.
  ///
  /// A subscription leads from a button to all coordinators that its closures hold, and so does,
  /// farther away, from the coordinator that keeps the subscription.
  private static func placeOrphans(
    of forest: inout CoordinatorForest, from roots: [ReferenceGraph.Root]
  ) {
    let orphans = Set(forest.children(of: nil).dropFirst())
    guard !orphans.isEmpty else { return }
    let graph = ReferenceGraph(from: roots, reader: OwnershipSources.reader) { node in
      node.depth > 0 && node.object is UIResponder ? .pass : .follow
    }
    for index in 0..<graph.count {
      guard let place = forest.place(of: graph[index].object), orphans.contains(place),
        let parent = graph.ancestors(of: index).lazy
          .compactMap({ forest.place(of: $0.object) }).first,
        !forest.line(to: parent).contains(place)
      else { continue }
      forest.move(place, under: parent)
    }
  }

  private static func add(_ graph: ReferenceGraph, to forest: inout CoordinatorForest) {
    for index in 0..<graph.count {
      let object = graph[index].object
      guard CoordinatorRule.holds(for: object), forest.place(of: object) == nil else { continue }
      let parent = graph.ancestors(of: index).lazy.compactMap { forest.place(of: $0.object) }.first
      forest.add(object, parent: parent)
    }
  }

  /// Adds coordinators that are delegates of visible screens but that can't otherwise be reached.
  ///
  /// Such a coordinator is kept alive by a task that awaits the screen.
  private mutating func adoptDelegates(of up: [UIViewController]) {
    for controller in up {
      for delegate in references[ObjectIdentifier(controller)]?.delegates ?? []
      where forest.place(of: delegate) == nil {
        let first = forest.indices.upperBound
        if tree == nil {
          Self.add(
            ReferenceGraph(
              from: [ReferenceGraph.Root("", delegate)], reader: OwnershipSources.reader),
            to: &forest)
        } else if let delegate = delegate as? any Coordinator {
          PatternCoordinators.add(delegate, to: &forest, under: nil)
        } else {
          // In an app that uses the protocol, a name alone doesn't make an object a coordinator.
          continue
        }
        unlisted.formUnion(first..<forest.indices.upperBound)
        unplaced.append((first, controller))
      }
    }
  }

  /// Determines which coordinators pushed or presented the screens without a delegate.
  private mutating func introduce(_ up: [UIViewController], _ app: OwnershipSources) {
    guard let tracer = app.tracer else { return }
    app.introductions.update(alive: up)
    for controller in up where delegates(of: controller).isEmpty {
      introducers[ObjectIdentifier(controller)] =
        keeper(of: controller, app.introductions)
        ?? introducer(of: controller, app.introductions, tracer)
    }
  }

  /// Returns the index of the only coordinator that holds a controller that was put into a
  /// container; `nil` if there is none.
  private func keeper(
    of controller: UIViewController, _ introductions: ScreenIntroductions
  ) -> Int? {
    // Nobody sees how the first screen of a stack is pushed.
    let stack = controller.parent as? UINavigationController
    guard introductions.wasFilledIn(controller) || stack?.viewControllers.first === controller
    else { return nil }
    let known = holders.direct(of: controller)
    guard known.count == 1, let keeper = known.first, !holders.isSharedRouter(at: keeper) else {
      return nil
    }
    return keeper
  }

  private mutating func introducer(
    of controller: UIViewController, _ introductions: ScreenIntroductions, _ tracer: CallTracer
  ) -> Int? {
    if let known = introductions.introducer(of: controller), let place = forest.place(of: known) {
      return place
    }
    // Naming the calls takes long, and is in vain without a coordinator, unless a task keeps one.
    guard !forest.indices.isEmpty || reader.isAwaited(controller) else { return nil }
    let types = introductions.coordinatorTypes(behind: controller, tracer)
    let alive = newest(ofFirstOf: types)
    if let innermost = types.first, alive.map(forest.type) != innermost,
      CoordinatorRule.isNameOfConcreteOne(innermost), reader.isAwaited(controller)
    {
      // A task awaits the screen, so the coordinator that started the task is alive but can't be
      // reached.
      let place = forest.add(named: innermost, parent: alive)
      if alive == nil { unplaced.append((place, controller)) }
      return place
    }
    if let object = alive.flatMap(forest.object) {
      introductions.note(object, asIntroducerOf: controller)
    }
    return alive
  }

  /// Returns the index of the newest coordinator of the first type that has instances.
  ///
  /// Prefers a coordinator whose own screens have not all been removed. Among the remaining
  /// candidates, returns the one found last, which is usually the newest.
  private func newest(ofFirstOf types: [String]) -> Int? {
    for type in types {
      let places = forest.indices.filter { forest.type($0) == type }
      if let place = places.last(where: isActive) ?? places.last { return place }
    }
    return nil
  }

  /// Returns the index of a coordinator's parent.
  ///
  /// The parent is a coordinator that the given one refers to or, if there is none, the one in
  /// charge of the controllers behind its screen.
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

  // MARK: Owners

  /// Returns the index of the coordinator in charge of a screen.
  func owner(of screen: ControllerAncestry) -> Int? {
    guard let tree else {
      return screen.controllers.lazy.compactMap { owner(by: $0, of: screen.first) }.first
    }
    let search = tree.search(screen, retired: retired)
    let nearer = screen.controllers.prefix(search.rank).map { delegates(of: $0) }
    for known in nearer {
      if let place = known.last(where: { unlisted.contains($0) }) { return place }
    }
    if search.isRetired || search.place < 0 {
      for known in nearer {
        if let place = known.last(where: { isActive($0) }) { return place }
      }
    }
    return search.place < 0 ? nil : forest.place(of: tree.coordinator(at: search.place))
  }

  /// Returns the coordinators that own a controller according to the strongest evidence.
  func owners(
    of controller: UIViewController, knownBy references: ScreenReferences
  ) -> [AnyObject] {
    candidates(of: controller, knownBy: references).compactMap { forest.object($0) }
  }

  /// Returns the owners of a controller according to evidence that requires no survey: the
  /// `Coordinators` module's protocols first, then the controller's own references.
  ///
  /// - Returns: The owners; `nil` if determining them requires a survey of the app.
  static func owners(
    of controller: UIViewController, knownBy references: ScreenReferences,
    holders: [AnyObject]?
  ) -> [AnyObject]? {
    if let holders, !holders.isEmpty { return holders }
    if !references.delegates.isEmpty { return references.delegates }
    return holders == nil ? nil : references.held
  }

  /// Returns the indices of the coordinators that own a controller according to the strongest
  /// evidence.
  ///
  /// This is the only method that compares the different kinds of evidence.
  private func candidates(
    of controller: UIViewController, knownBy references: ScreenReferences
  ) -> [Int] {
    let owners =
      Self.owners(
        of: controller, knownBy: references, holders: tree?.holders(of: controller)) ?? []
    let known = owners.compactMap { forest.place(of: $0) }
    guard tree == nil, known.isEmpty else { return known }
    if let introducer = introducers[ObjectIdentifier(controller)] { return [introducer] }
    let held = references.held.compactMap { forest.place(of: $0) }
      .filter { !holders.isSharedRouter(at: $0) }
    return held.isEmpty ? holders.all(of: controller) : held
  }

  /// Returns the index of the coordinator that owns a screen, according to the evidence for one
  /// controller.
  private func owner(by controller: UIViewController, of screen: UIViewController) -> Int? {
    let references = references[ObjectIdentifier(controller)] ?? ScreenReferences()
    let candidates = candidates(of: controller, knownBy: references)
    let active = candidates.filter(isActive)
    let byDepth = (active.isEmpty ? candidates : active)
      .sorted { forest.depth(of: $0) < forest.depth(of: $1) }
    // A stack belongs to the coordinator that started it. Any other screen belongs to the
    // coordinator deepest in the forest, because a child continues what its parent started.
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
