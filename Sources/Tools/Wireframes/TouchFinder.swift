import AppDriver

/// A search for the places that a finger touches on a display.
struct TouchFinder {
  private let layout: DisplayLayout

  init(_ display: DisplaySnapshot) { layout = DisplayLayout(display) }

  /// Returns where a finger touches for an action; `nil` if its element isn't there.
  func touch(for action: UserAction, _ offer: SwipeOffer? = nil) -> Touch? {
    switch action {
    case .select(let target):
      guard let box = box(of: target) else { return nil }
      // Controls are at the right.
      return Touch(.tap, box.control.x + box.control.width * 2 / 5, box.control.midY)
    case .tapQuickly(let target, _) where target.kind == .row: return touch(for: .select(target))
    case .tap(let target), .tapQuickly(let target, _), .toggle(let target): return tap(target)
    case .type(let target, let text): return number(target, text) ?? tap(target, .type)
    case .edit(let target, _), .submit(let target): return tap(target, .type)
    case .choose(let target, let option): return choice(target, option)
    case .chooseValue(let target, let text): return number(target, text) ?? choice(target, nil)
    case .swipe(let target, let action): return swipe(target, offer ?? SwipeOffer(action))
    case .press(let target, let action):
      guard let box = box(of: target)?.control else { return nil }
      return Touch(.press, box.midX, box.midY, offer: action)
    case .refresh(let target): return pull(target)
    case .scroll(let target, _):
      guard let area = content(of: target) else { return nil }
      return Touch(
        .swipe, area.midX, area.y + area.height * 3 / 4,
        to: (area.midX, area.y + area.height / 4))
    case .selectTab(let place): return tab(place)
    case .back(let steps):
      guard let box = front?.panes.lazy.flatMap(\.all).first(where: \.isBack) else { return nil }
      return Touch(steps > 1 ? .press : .tap, box.frame.x + 20, box.frame.midY)
    case .swipeBack(let letGo): return swipeBack(letGo: letGo)
    case .swipeDown: return swipeDown(halfway: false)
    case .swipeDownHalfway: return swipeDown(halfway: true)
    case .turnPage(let forward): return turnPage(forward: forward)
    case .open, .resize, .rotate, .background, .foreground, .memoryWarning, .notify, .permit,
      .locate, .wait:
      return nil
    }
  }

  private var front: LayerBoxes? { layout.layers.last }

  func box(of target: ElementTarget) -> Box? {
    layout.box(of: target)
  }

  private func tap(_ target: ElementTarget, _ kind: Touch.Kind = .tap) -> Touch? {
    guard let box = box(of: target) else { return nil }
    return Touch(kind, box.control.midX, box.control.midY)
  }

  /// Returns the swipe on a row, away from the action that it uncovers.
  private func swipe(_ target: ElementTarget, _ offer: SwipeOffer) -> Touch? {
    guard let box = box(of: target)?.control else { return nil }
    let space = 28 + Touch.width(ofOffer: offer.title)
    let (start, end) =
      offer.isLeading
      ? (min(box.midX, box.x + space), box.maxX - box.width / 5)
      : (max(box.midX, box.maxX - space), box.x + box.width / 5)
    return Touch(
      .swipe, start, box.midY, to: (end, box.midY), offer: offer.title,
      style: offer.isDestructive ? .destructive : .normal)
  }

  /// Returns where a slider or stepper gets a new value; `nil` for other elements.
  private func number(_ target: ElementTarget, _ text: String) -> Touch? {
    guard let box = box(of: target), let element = box.element else { return nil }
    let control = box.control
    let new = Double(text)
    switch element.look {
    case .slider(let share, let low, let high):
      let thumb = ElementDrawing.thumb(at: share, in: control)
      let end = new.map { ElementDrawing.thumb(at: ($0 - low) / (high - low), in: control) }
      guard let end, end != thumb else { return Touch(.tap, thumb, control.midY) }
      return Touch(.swipe, thumb, control.midY, to: (end, control.midY))
    case .stepper:
      let old = element.element.value.flatMap { Double($0) } ?? 0
      return Touch(
        .tap,
        new ?? old < old ? control.x + control.width / 4 : control.maxX - control.width / 4,
        control.midY)
    default: return nil
    }
  }

  /// Returns where an option is chosen, or a value if the option is `nil`.
  private func choice(_ target: ElementTarget, _ option: Int?) -> Touch? {
    guard let box = box(of: target), let element = box.element else { return nil }
    let control = box.control
    switch element.look {
    case .segments:
      guard let option else { break }
      let segment = Segments(element.element, in: control).frame(of: option)
      return Touch(.tap, segment.midX, segment.midY)
    case .stepper:
      let current = element.element.options.firstIndex(of: element.element.value ?? "")
      let goesDown = option.flatMap { option in current.map { option < $0 } } ?? false
      return Touch(
        .tap, goesDown ? control.x + control.width / 4 : control.maxX - control.width / 4,
        control.midY)
    case .slider(let share, _, _):
      return Touch(.tap, ElementDrawing.thumb(at: share, in: control), control.midY)
    case .wheel where control.height > 60:
      return Touch(
        .swipe, control.midX, control.midY + 30, to: (control.midX, control.midY - 30))
    default: break
    }
    return Touch(.tap, control.midX, control.midY)
  }

  /// Returns the area between the bars of the pane that has a gesture.
  private func content(of target: ElementTarget) -> Rectangle? {
    for layer in layout.layers.reversed() {
      for pane in layer.panes where pane.controller == target.controller { return pane.content }
    }
    return nil
  }

  private func pull(_ target: ElementTarget) -> Touch? {
    guard let area = content(of: target) else { return nil }
    return Touch(
      .swipe, area.midX, area.y + area.height / 8, to: (area.midX, area.y + area.height / 2))
  }

  private func tab(_ place: Int) -> Touch? {
    for layer in layout.layers.reversed() {
      for box in layer.boxes {
        switch box.part {
        case .tab(_, place): return Touch(.tap, box.frame.midX, box.frame.midY)
        case .moreTabs(let tabs, let first) where (first..<tabs.titles.count).contains(place):
          return Touch(.tap, box.frame.midX, box.frame.midY)
        default: continue
        }
      }
    }
    return nil
  }

  private func swipeBack(letGo: Bool) -> Touch? {
    guard let layer = front else { return nil }
    let frame = (layer.panes.first { $0.boxes.contains(where: \.isBack) })?.frame ?? layer.frame
    return Touch(
      .swipe, frame.x + 4, frame.midY,
      to: (frame.x + frame.width * (letGo ? 2 : 4) / 5, frame.midY))
  }

  /// A tap beside the popover in front, which dismisses it; `nil` if there is none.
  private var tapOutside: Touch? {
    guard let layer = front, layer.isPopover else { return nil }
    let (frame, display) = (layer.frame, layout.metrics.display)
    let distance = 40
    let places = [
      (frame.midX, frame.maxY + distance), (frame.x - distance, frame.midY),
      (frame.maxX + distance, frame.midY), (frame.midX, frame.y - distance),
    ]
    let inside = display.inset(8, 8)
    return places.first { inside.contains(Rectangle($0, $1, 0, 0)) }.map { Touch(.tap, $0, $1) }
  }

  private func swipeDown(halfway: Bool) -> Touch? {
    if let tapOutside { return tapOutside }
    guard let frame = front?.frame else { return nil }
    return Touch(
      .swipe, frame.midX, frame.y + min(24, frame.height / 4),
      to: (frame.midX, frame.y + frame.height * (halfway ? 2 : 4) / 5))
  }

  private func turnPage(forward: Bool) -> Touch? {
    guard let frame = front?.panes.first?.content else { return nil }
    let left = frame.x + frame.width / 5
    let right = frame.maxX - frame.width / 5
    return Touch(
      .swipe, forward ? right : left, frame.midY, to: (forward ? left : right, frame.midY))
  }
}

extension Box {
  var isBack: Bool { if case .back = part { true } else { false } }
}
