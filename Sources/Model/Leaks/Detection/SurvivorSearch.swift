import HeadlessUIKit
package import StrongReferences

/// A search for the objects that outlived their app, and for the reference cycles that hold them.
///
/// An object is a leak if no strong reference from outside leads to it: then only a reference cycle
/// among the survivors and what they hold can keep it alive. If something outside holds it, such as
/// a global variable or a running task, the finding is provisional.
package struct SurvivorSearch {
  /// A group of objects, one of which keeps the others alive.
  private struct Group {
    let object: AnyObject
    /// All objects of the group, including `object`.
    let members: Set<ObjectIdentifier>
  }

  private let reader: ReferenceReader

  package init(reader: ReferenceReader) { self.reader = reader }

  /// Returns the objects that outlived an app, each with the finding about it.
  ///
  /// The identifiers of the findings are numbered from 1. Objects that another survivor keeps alive
  /// are listed in that survivor's finding.
  ///
  /// - Complexity: Linear in the total size of the objects that the survivors hold, for each
  ///   finding.
  package func findings(about app: EndedApp) -> [(object: AnyObject, leak: Leak)] {
    let held = graph(of: app).heldFromOutside()
    let survivors: [AnyObject] = app.coordinators + app.controllers
    let isHeld = { (object: AnyObject) in held.contains(ObjectIdentifier(object)) }
    var findings: [(object: AnyObject, leak: Leak)] = []
    for (objects, isHeld) in [
      (survivors.filter { !isHeld($0) }, false), (survivors.filter(isHeld), true),
    ] {
      for group in groups(of: objects) {
        let with = objects.filter {
          $0 !== group.object && group.members.contains(ObjectIdentifier($0))
        }
        let leak = leak(
          group.object, with: with, isHeld: isHeld, .survivor(number: findings.count + 1))
        findings.append((group.object, leak))
      }
    }
    return findings
  }

  /// Returns the survivors and everything that they hold.
  ///
  /// When this method returns, only the graph holds them.
  @inline(never)
  private func graph(of app: EndedApp) -> ReferenceGraph {
    let survivors: [AnyObject] = app.coordinators + app.controllers
    return ReferenceGraph(from: survivors.map { .init("", $0) }, reader: reader)
  }

  /// Groups objects so that `object` of each group keeps the others alive.
  private func groups(of objects: [AnyObject]) -> [Group] {
    var groups: [Group] = []
    var grouped: Set<ObjectIdentifier> = []
    for object in objects where !grouped.contains(ObjectIdentifier(object)) {
      let graph = ReferenceGraph(from: [.init("", object)], reader: reader)
      let members = Set(
        objects.lazy.filter { graph.index(of: $0) != nil }.map { ObjectIdentifier($0) })
      // No group found so far contains this object. It replaces the groups that it leads to.
      groups.removeAll { members.contains(ObjectIdentifier($0.object)) }
      grouped.formUnion(members)
      groups.append(Group(object: object, members: members))
    }
    return groups
  }

  private func leak(_ object: AnyObject, with: [AnyObject], isHeld: Bool, _ id: LeakID) -> Leak {
    var path: ReferencePath?
    var noPath: Leak.MissingPath?
    do throws(Obstacle) {
      path = try reader.cycle(through: object)
      if path == nil { noPath = .unreadableHolder }
    } catch {
      noPath = .obstacle(error)
    }
    return Leak(
      kind: object is UIViewController ? .controller : .coordinator,
      type: TypeNames.name(of: type(of: object)),
      title: (object as? UIViewController)?.givenName, id: id, with: with.map(Self.name),
      path: path, noPath: noPath, action: 0, outlivedApp: true,
      isProvisional: isHeld || path == nil)
  }

  private static func name(of object: AnyObject) -> String {
    (object as? UIViewController).map(LeakClassifier.name) ?? TypeNames.name(of: type(of: object))
  }
}
