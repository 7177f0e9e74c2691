import FoundationNetworking

/// The properties of a task that have no public getter.
struct TaskMirror {
  private let task: URLSessionTask

  init(_ task: URLSessionTask) { self.task = task }

  /// The session that made the task.
  var session: URLSession? {
    var mirror: Mirror? = Mirror(reflecting: task)
    while let here = mirror {
      if let session = here.children.first(where: { $0.label == "session" }) {
        return session.value as? URLSession
      }
      mirror = here.superclassMirror
    }
    return nil
  }
}
