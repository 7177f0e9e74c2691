public import Foundation

/// An object that records changes to undo.
///
/// It undoes and redoes the changes of one group at a time. A change outside of
/// `beginUndoGrouping()` and `endUndoGrouping()` is a group of its own.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    /// The target's identity, which is known even while it is being deallocated.
    let identity: ObjectIdentifier
    let undo: (AnyObject) -> Void

    init(target: AnyObject, undo: @escaping (AnyObject) -> Void) {
      (self.target, self.undo) = (target, undo)
      identity = ObjectIdentifier(target)
    }
  }
  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private var undoings: [Group] = []
  private var redoings: [Group] = []
  /// The groups that have begun and not ended, the outermost first.
  private var begun: [Group] = []
  private var disabled = 0

  nonisolated deinit {}

  /// Creates an object without changes.
  public override init() { super.init() }

  /// Whether changes are being undone.
  open private(set) var isUndoing = false
  /// Whether changes are being made again.
  open private(set) var isRedoing = false
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoings.isEmpty || begun.contains { !$0.changes.isEmpty } }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redoings.isEmpty }
  /// The number of groups to keep; 0 for all.
  open var levelsOfUndo = 0 {
    didSet { if levelsOfUndo > 0 { undoings = undoings.suffix(levelsOfUndo) } }
  }
  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { begun.count }
  /// Whether the changes of an event are a group; stored, but not used.
  open var groupsByEvent = true
  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// The name of the changes that `undo()` would undo.
  open var undoActionName: String { undoings.last?.name ?? "" }
  /// The name of the changes that `redo()` would make again.
  open var redoActionName: String { redoings.last?.name ?? "" }
  /// The title of a menu item for `undo()`.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item for `redo()`.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of a menu item that undoes changes with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of a menu item that makes changes with a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Recording

  /// Records how to undo a change.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(Change(target: target) { ($0 as? TargetType).map(handler) })
  }
  /// Records a method that undoes a change, with its argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(Change(target: target as AnyObject) { _ = selector.perform(on: $0, anObject) })
  }

  private func register(_ change: Change) {
    guard isUndoRegistrationEnabled else { return }
    guard begun.isEmpty else { return begun[begun.count - 1].changes.append(change) }
    record(Group(changes: [change]))
  }

  private func record(_ group: Group) {
    if isUndoing { return redoings.append(group) }
    undoings.append(group)
    if levelsOfUndo > 0 { undoings = undoings.suffix(levelsOfUndo) }
    if !isRedoing { redoings = [] }
  }

  /// Stops recording until `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }
  /// Records again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Names the last changes.
  open func setActionName(_ actionName: String) {
    if !begun.isEmpty {
      begun[begun.count - 1].name = actionName
    } else if isUndoing, !redoings.isEmpty {
      redoings[redoings.count - 1].name = actionName
    } else if !undoings.isEmpty {
      undoings[undoings.count - 1].name = actionName
    }
  }
  /// Marks the last changes as unimportant; not used.
  open func setActionIsDiscardable(_ discardable: Bool) {}

  // MARK: Groups

  /// Begins a group of changes that are undone together.
  open func beginUndoGrouping() { begun.append(Group()) }
  /// Ends a group of changes.
  open func endUndoGrouping() {
    guard let group = begun.popLast(), !group.changes.isEmpty else { return }
    guard !begun.isEmpty else { return record(group) }
    begun[begun.count - 1].changes += group.changes
    if !group.name.isEmpty { begun[begun.count - 1].name = group.name }
  }

  // MARK: Undoing

  /// Undoes the last group of changes, in reverse order.
  open func undo() {
    while !begun.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Undoes the last group of changes, in reverse order.
  open func undoNestedGroup() {
    guard let group = undoings.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }
  /// Makes the last undone group of changes again.
  open func redo() {
    guard let group = redoings.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func run(_ group: Group) {
    begun.append(Group(name: group.name))
    for change in group.changes.reversed() { if let target = change.target { change.undo(target) } }
    endUndoGrouping()
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoings, redoings, begun) = ([], [], []) }
  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let identity = ObjectIdentifier(target as AnyObject)
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        Group(changes: group.changes.filter { $0.identity != identity }, name: group.name)
      }
    }
    undoings = without(undoings).filter { !$0.changes.isEmpty }
    redoings = without(redoings).filter { !$0.changes.isEmpty }
    begun = without(begun)
  }
}

nonisolated extension Notification.Name {
  /// Posted by an undo manager after it has undone changes.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted by an undo manager after it has made changes again.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
