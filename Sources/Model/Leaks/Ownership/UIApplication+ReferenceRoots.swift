import HeadlessUIKit
import StrongReferences

extension UIApplication {
  /// Returns the app's objects that the system itself retains: its delegates and windows.
  func referenceRoots(_ delegate: any UIApplicationDelegate) -> [ReferenceGraph.Root] {
    var roots = delegateRoots(delegate)
    for window in windows { roots.append(ReferenceGraph.Root("window", window)) }
    return roots
  }

  /// Returns the app's delegates.
  ///
  /// The delegates can keep objects alive even if no screen does.
  func delegateRoots(_ delegate: any UIApplicationDelegate) -> [ReferenceGraph.Root] {
    var roots = [ReferenceGraph.Root("app delegate", delegate)]
    if let sceneDelegate { roots.append(ReferenceGraph.Root("scene delegate", sceneDelegate)) }
    return roots
  }
}
