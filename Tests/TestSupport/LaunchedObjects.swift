package import AppDriver
import HeadlessUIKit
import StrongReferences

/// Weak references to the objects of one app launch.
///
/// Objects that outlive the launch have leaked.
package final class LaunchedObjects {
  private final class Entry {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      name = String(reflecting: type(of: object))
      self.object = object
    }
  }

  private var entries: [Entry] = []

  /// Records the objects that the app delegate and the windows hold, and all living controllers.
  ///
  /// It excludes objects that belong to the process rather than to a launch, and values from the
  /// standard library and Foundation.
  package init(of session: AppSession) {
    guard let delegate = session.delegate else { return }
    let roots =
      [ReferenceGraph.Root("delegate", delegate)]
      + UIApplication.shared.windows.map { ReferenceGraph.Root("window", $0) }
      + UIApplication.shared.roster.controllers.map {
        ReferenceGraph.Root("controller", $0.takeUnretainedValue())
      }
    let graph = ReferenceGraph(from: roots) { node in
      node.object is UIScreen || node.object is UIApplication ? .pass : .follow
    }
    for index in 0..<graph.count {
      let object = graph[index].object
      let module = ReferenceReader.moduleName(of: type(of: object))
      guard !(object is UIScreen), !(object is UIApplication), !(object is ControllerRoster),
        !["Swift", "Foundation", "FoundationEssentials"].contains(module)
      else { continue }
      entries.append(Entry(object))
    }
  }

  /// The class names of all recorded objects, sorted and without duplicates.
  package var classes: [String] { Set(entries.map(\.name)).sorted() }

  /// The number of recorded objects that are still alive, by class name.
  package var alive: [String: Int] {
    entries.filter { $0.object != nil }.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  }
}
