public import Foundation

/// What a finger can do to an app, and what can happen to the device.
public nonisolated enum UserAction: Sendable, Hashable, Codable {
  /// Selects a row.
  case select(ElementTarget)
  /// Taps a button: of the screen, of its bar, of an alert.
  case tap(ElementTarget)
  /// Types into a field or search field, in place of what it holds.
  case type(ElementTarget, text: String)
  /// Flips a switch.
  case toggle(ElementTarget)
  /// Picks one of several, by its place from 0.
  case choose(ElementTarget, option: Int)
  /// Taps a tab, by its place from the left, from 0.
  case selectTab(Int)
  /// Taps the Back button, or holds it and picks a screen `steps` below.
  case back(steps: Int)
  /// Swipes from the left edge: all the way, or lets go halfway.
  case swipeBack(letGo: Bool)
  /// Swipes a sheet down.
  case swipeDown
  /// Turns a page, to the next or to the one before.
  case turnPage(forward: Bool)
  /// Opens a URL, as a link in another app does.
  case open(URL)
  /// Gives the device another width.
  case resize(DeviceSize)
  /// Turns the device by a quarter.
  case rotate
  /// Leaves the app for the home screen.
  case background
  /// Comes back to the app.
  case foreground
  /// Tells the app that memory runs low.
  case memoryWarning
  /// Lets time pass, in seconds, so that timers and work elsewhere go on.
  case wait(seconds: Double)
}

/// A thing on a screen: of which controller, of what kind, called what, and the how manieth.
public nonisolated struct ElementTarget: Sendable, Hashable, Codable {
  /// The number of the controller that shows it.
  public let controller: Int
  /// What it is.
  public let kind: ElementKind
  /// What a person calls it.
  public let label: String
  /// Its place among the controller's elements of its kind, from 0.
  public let ordinal: Int

  /// Names a thing on a screen.
  public init(controller: Int, kind: ElementKind, label: String, ordinal: Int) {
    self.controller = controller
    self.kind = kind
    self.label = label
    self.ordinal = ordinal
  }
}

/// What a thing on a screen is.
public nonisolated enum ElementKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Words, words above rows, or a row.
  case text, header, row
  /// Something to tap, to type into, to flip, to pick from, to search with.
  case button, field, toggle, choice, search
}
