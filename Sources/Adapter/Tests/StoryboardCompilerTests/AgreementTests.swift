import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import StoryboardCompiler
import Testing

/// The elements that the compiler and the run time must both know.
@MainActor @Suite struct Agreement {
  @Test func `every element with a class can be created, or is made by its owner`() {
    let made: Set = [
      "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "command", "action", "menu",
    ]
    for kinds in [
      ElementKind.views, ElementKind.controllers, ElementKind.gestures, ElementKind.others,
    ] {
      for name in kinds.keys.sorted() where !made.contains(name) {
        #expect(InterfaceLoader.knows(name), "\(name)")
      }
    }
  }
}
