import Foundation

extension UIMenu {
  /// The most elements of a menu that are looked at, however deep they are.
  private static let mostElements = 10_000
  /// The most deferred elements that are made when the menu is opened, where each delivers others.
  private static let mostMade = 100

  /// The elements of the menu and the menus inside it that are known, in order.
  ///
  /// The elements of a deferred one are among them once. An app may nest menus endlessly, so only
  /// the first ones are listed.
  private var known: [UIMenuElement] {
    var (found, visited): ([UIMenuElement], Set<ObjectIdentifier>) = ([], [])
    var waiting: [ArraySlice<UIMenuElement>] = [children[...]]
    while var list = waiting.popLast(), found.count < Self.mostElements {
      guard let element = list.popFirst() else { continue }
      waiting.append(list)
      found.append(element)
      if let menu = element as? UIMenu {
        waiting.append(menu.children[...])
      } else if let deferred = element as? UIDeferredMenuElement, let made = deferred.made,
        visited.insert(ObjectIdentifier(deferred)).inserted
      {
        waiting.append(made[...])
      }
    }
    return found
  }

  private var deferred: [UIDeferredMenuElement] {
    known.compactMap { $0 as? UIDeferredMenuElement }
  }

  /// The actions in the menu and the menus inside it that are known, without those that are hidden.
  var leaves: [UIAction] {
    known.compactMap { $0 as? UIAction }.filter { !$0.attributes.contains(.hidden) }
  }

  /// Whether the menu has elements that are made only when it is opened.
  var isUnopened: Bool { deferred.contains { $0.isUnmade } }

  /// Whether the app makes elements that it hasn't delivered yet.
  var isWaiting: Bool { deferred.contains { $0.isAsked && $0.made == nil } }

  /// Simulates the opening of the menu, which makes its deferred elements, and those that these
  /// deliver at once.
  func open() {
    var opened: Set<ObjectIdentifier> = []
    var unopened = deferred
    while !unopened.isEmpty, opened.count < Self.mostMade {
      for element in unopened where opened.insert(ObjectIdentifier(element)).inserted {
        element.make()
        if opened.count == Self.mostMade { return }
      }
      unopened = deferred.filter { !opened.contains(ObjectIdentifier($0)) }
    }
  }

  /// Notes that the menu has been closed, because the user has chosen an action.
  func close() { for element in deferred { element.forget() } }
}

extension UIAction {
  /// The title, or else the name of the image.
  var shownTitle: String {
    title.isBlank ? image?.spokenName ?? "Action" : title
  }
}

/// An element of a menu that is made when the menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
  private var provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { $0([]) }
  private var isCached = true
  /// The elements that the app has delivered; `nil` if there are none yet.
  private(set) var made: [UIMenuElement]?
  /// Whether the app has been asked for the elements.
  private(set) var isAsked = false
  /// Whether the elements are being made.
  private var isBusy = false

  nonisolated deinit {}

  private convenience init(
    cached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init()
    self.provider = provider
    isCached = cached
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
  var isUnmade: Bool { !isCached || made == nil }

  /// Makes the elements, unless they have been made before and are kept.
  ///
  /// The app may deliver them later, and on any queue.
  func make() {
    guard !isBusy, !isAsked || !isCached else { return }
    isBusy = true
    isAsked = true
    provider(Self.receiver(of: self))
    isBusy = false
  }

  /// Returns what the app calls with the elements.
  private nonisolated static func receiver(
    of element: UIDeferredMenuElement
  ) -> @Sendable ([UIMenuElement]) -> Void {
    { [weak element] made in
      if MainThread.isCurrent {
        MainActor.assumeIsolated { element?.made = made }
      } else {
        DispatchQueue.main.async { [weak element] in element?.made = made }
      }
    }
  }

  /// Forgets the elements if they are made each time.
  func forget() { if !isCached { (made, isAsked) = (nil, false) } }
}
