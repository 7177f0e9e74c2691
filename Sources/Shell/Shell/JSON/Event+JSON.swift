import AppDriver
import CallStacks

nonisolated extension SessionEvent {
  /// Writes the members of the JSON form.
  func write(to json: inout JSONWriter) {
    json.member("controller", ifAny: controller)
    json.member("detail", ifAny: detail)
    json.member("name", name)
    if let number { json.member("number", number) }
    json.member("other", ifAny: other)
    json.member("position", position)
  }
}

nonisolated extension TraceStep {
  /// Writes the only member of the JSON form, named `call` or `event`.
  func write(to json: inout JSONWriter) {
    switch self {
    case .call(let call): json.object("call") { call.write(to: &$0) }
    case .event(let event): json.object("event") { event.write(to: &$0) }
    }
  }
}

nonisolated extension Call {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("file", ifAny: file)
    json.member("kind", kind.rawValue)
    if let line { json.member("line", line) }
    json.member("name", name)
    json.member("type", ifAny: type)
  }
}
