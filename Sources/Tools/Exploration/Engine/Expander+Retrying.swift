import AppDriver

/// The choices to make again after a form was filled.
///
/// The effect of a form, such as a login, may show only in the ends of other choices, which have
/// all been tried before.
nonisolated struct Retrial {
  /// The most steps of a retrial.
  private static let mostSteps = 40

  /// A choice on a screen, which is the same one for all rows.
  private struct Control: Hashable {
    let screen: Int32
    let kind: MoveKind
    let label: String
    let variant: Int
  }

  /// The only state whose form is filled again; `nil` for the choices of all states.
  private let form: Int32?
  /// The number of steps that are left.
  private(set) var left = mostSteps
  private var made: Set<Control> = []

  /// Creates a retrial of nearby choices, or of one state's forms.
  init(form: Int32? = nil) { self.form = form }

  /// The first choice of a state that has led to another screen and is still due.
  func choice(of state: Int32, in graph: borrowing StateGraph) -> Int? {
    guard form == nil || form == state else { return nil }
    let screen = graph.states[Int(state)].screen
    for choice in 0..<graph.choiceCount(of: state) {
      let end = graph.end(of: state, choice)
      guard end >= 0, graph.states[Int(end)].screen != screen, !graph.leaks(state, choice) else {
        continue
      }
      let name = graph.name(of: state, choice)
      guard name.mayDependOnForms, form == nil || name.variant > 0 else { continue }
      if !made.contains(Self.control(name, on: screen)) { return choice }
    }
    return nil
  }

  /// Notes that a choice is made again.
  mutating func note(_ choice: Int, of state: Int32, in graph: borrowing StateGraph) {
    made.insert(Self.control(graph.name(of: state, choice), on: graph.states[Int(state)].screen))
  }

  /// Notes that steps were made.
  mutating func note(steps: Int) { left -= steps }

  private static func control(_ name: ChoiceName, on screen: Int32) -> Control {
    Control(screen: screen, kind: name.kind, label: name.label, variant: name.variant)
  }
}

/// Repeating choices that may lead elsewhere after a form was filled.
extension Expander {
  /// Plans a retrial if a transition has filled a form and led back.
  ///
  /// A form may have stored data that another one needs, such as an account. So after a form leads
  /// back to another one, that is filled again. When a move is taken for the first time, other
  /// choices are made again, too.
  func planRetrial(after transition: Transition, isFirst: Bool) {
    let (from, end) = (transition.from, transition.end)
    guard end >= 0, end != from,
      tracker.graph.states[Int(end)].depth <= tracker.graph.states[Int(from)].depth,
      tracker.graph.name(of: from, Int(transition.choice)).variant > 0
    else { return }
    if isFirst {
      retrial = Retrial()
    } else if retrial == nil,
      tracker.graph.end(of: from, Int(transition.choice)) == StateGraph.End.untried
    {
      retrial = Retrial(form: end)
    }
  }

  /// Makes the nearest due choice again, and notes where it leads; returns whether there was one.
  func retry() -> Bool {
    guard let retrial else { return false }
    let before = tracker.steps
    let isThere =
      retrial.left > 0
      ? tracker.approach(where: { retrial.choice(of: $0, in: $1) != nil }) : nil
    guard let isThere else {
      self.retrial = nil
      return false
    }
    var isSame = isThere
    if isThere, let state = tracker.current,
      let choice = retrial.choice(of: state, in: tracker.graph)
    {
      self.retrial?.note(choice, of: state, in: tracker.graph)
      isSame = tracker.again(PathStep(state: state, choice: Int32(choice)))
    }
    // This may begin another retrial.
    if !isSame { noteSurprise() }
    // Count at least one step, so that a way without a possible step isn't tried forever.
    self.retrial?.note(steps: max(1, tracker.steps - before))
    return true
  }
}

nonisolated extension ChoiceName {
  /// Whether the end of the choice may depend on forms.
  fileprivate var mayDependOnForms: Bool {
    switch kind {
    case .select, .tap, .submit, .swipe, .press: true
    default: false
    }
  }
}
