/// An iOS project as Xcode or SwiftPM describes it.
package struct IOSProject {
  package init() {}
}
