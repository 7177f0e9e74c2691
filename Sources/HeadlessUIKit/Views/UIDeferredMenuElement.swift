extension UIMenu {
  /// The actions in the menu and the menus inside it that are known, without those that are hidden.
  var leaves: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.leaves }
      if let deferred = child as? UIDeferredMenuElement { return deferred.leaves }
      guard let action = child as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      return [action]
    }
  }

  /// Whether the menu has elements that are made only when it is opened.
  var isUnopened: Bool {
    children.contains { child in
      (child as? UIMenu)?.isUnopened ?? (child as? UIDeferredMenuElement)?.isUnmade ?? false
    }
  }

  /// Simulates the opening of the menu, which makes its deferred elements.
  func open() {
    for child in children {
      (child as? UIMenu)?.open()
      (child as? UIDeferredMenuElement)?.make()
    }
  }

  /// Notes that the menu has been closed, because the user has chosen an action.
  func close() {
    for child in children {
      (child as? UIMenu)?.close()
      (child as? UIDeferredMenuElement)?.forget()
    }
  }
}

extension UIAction {
  /// The title, or else the name of the image.
  var shownTitle: String {
    title.isBlank ? image?.spokenName ?? "Action" : title
  }
}

/// An element of a menu that is made when the menu is opened.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var made: [UIMenuElement]?
  /// Whether the elements are being made or visited, so that an element inside itself ends.
  private var isBusy = false

  nonisolated deinit {}

  private init(
    cached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.provider = provider
    isCached = cached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose elements are made when the menu is opened for the first time.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(cached: true, elementProvider) }

  /// Creates an element whose elements are made each time that the menu is opened.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(cached: false, elementProvider) }

  /// Whether opening the menu makes elements.
  var isUnmade: Bool {
    !isCached || visit { $0.map { UIMenu(children: $0).isUnopened } ?? true } ?? false
  }

  /// The actions that have been made.
  var leaves: [UIAction] { visit { UIMenu(children: $0 ?? []).leaves } ?? [] }

  /// Makes the elements, and those that are deferred inside them.
  func make() {
    guard !isBusy else { return }
    if made == nil || !isCached {
      isBusy = true
      provider { [weak self] made in self?.take(made) }
      isBusy = false
    }
    _ = visit { UIMenu(children: $0 ?? []).open() }
  }

  private func take(_ made: [UIMenuElement]) { self.made = made }

  /// Forgets the elements if they are made each time.
  func forget() {
    _ = visit { UIMenu(children: $0 ?? []).close() }
    if !isCached { made = nil }
  }

  /// Returns what a closure makes of the elements; `nil` if it is called within itself.
  private func visit<Result>(_ body: ([UIMenuElement]?) -> Result) -> Result? {
    guard !isBusy else { return nil }
    isBusy = true
    defer { isBusy = false }
    return body(made)
  }
}
