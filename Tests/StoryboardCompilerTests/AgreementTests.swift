import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import StoryboardCompiler
import Testing

/// What the compiler and the run time must both know.
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

  @Test func `the classes that the compiler knows have the same superclasses in UIKit`() {
    for (name, superclass) in UIKitClass.superclass.sorted(by: { $0.key < $1.key }) {
      guard let type = NSClassFromString("HeadlessUIKit." + name) else {
        Issue.record("UIKit has no class \(name)")
        continue
      }
      // The second word of a class's metadata is the superclass.
      let found: AnyClass = unsafeBitCast(type, to: UnsafeRawPointer.self)
        .load(fromByteOffset: 8, as: AnyClass.self)
      #expect("\(found)" == superclass, "\(name)")
    }
  }
}
