import AppDriver
import Exploration

/// A walk as short text, step by step.
func words(_ walk: some Sequence<WalkStep>) -> String {
  walk.map { $0.actions.map(word).joined(separator: " + ") }.joined(separator: "; ")
}

private func word(_ action: UserAction) -> String {
  func name(_ target: ElementTarget) -> String {
    target.label + (target.row.map { " in row \($0)" } ?? "")
  }
  return switch action {
  case .select(let target): "select \(name(target))"
  case .tap(let target): "tap \(name(target))"
  case .tapQuickly(let target, let times): "tap \(name(target)) \(times) times"
  case .type(let target, let text):
    "type \(name(target)) '\(text.count > 40 ? "\(text.count) letters" : text)'"
  case .edit(let target, let edit): "edit \(name(target)): \(edit)"
  case .toggle(let target): "toggle \(name(target))"
  case .choose(let target, let option): "choose \(name(target)) \(option)"
  case .chooseValue(let target, let text): "choose \(name(target)) '\(text)'"
  case .submit(let target): "submit \(name(target))"
  case .swipe(let target, let action): "swipe \(name(target)) \(action)"
  case .press(let target, let action): "press \(name(target)) \(action ?? "")"
  case .refresh: "refresh"
  case .scroll: "scroll"
  case .selectTab(let place): "tab \(place + 1)"
  case .back: "back"
  case .swipeBack(let isReleased): isReleased ? "swipe back and release" : "swipe back"
  case .swipeDown: "swipe down"
  case .swipeDownHalfway: "swipe down halfway"
  case .turnPage(let isForward): isForward ? "next page" : "previous page"
  case .open(let url): "open \(url)"
  case .resize(let size): "size \(size)"
  case .rotate: "rotate"
  case .background: "background"
  case .foreground: "foreground"
  case .memoryWarning: "memory warning"
  case .notify, .permit, .locate: "\(action)"
  case .wait: "wait"
  }
}

extension Finding {
  /// The finding as a line: its kind, what it is about, and the walk.
  var line: String { "\(kind.rawValue) \(subject): \(words(walk))" }
}
