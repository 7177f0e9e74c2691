public import AppDriver
import HeadlessUIKit
import StrongReferences

/// The objects of one launch of an app, kept weakly: those that outlive it were leaked.
public final class LaunchedObjects {
  private final class Entry {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      name = String(reflecting: type(of: object))
      self.object = object
    }
  }

  private var entries: [Entry] = []

  /// Notes what the app delegate and the windows hold, and each controller that is alive.
  ///
  /// What belongs to the process and not to a launch is left out, and so are values of the standard
  /// library and Foundation.
  public init(of session: AppSession) {
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

  /// The classes of all objects that were noted, without duplicates, in order.
  public var classes: [String] { Set(entries.map(\.name)).sorted() }

  /// The classes of those that are still alive, each with how many there are.
  public var alive: [String: Int] {
    entries.filter { $0.object != nil }.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
  }
}
