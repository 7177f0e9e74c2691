import HeadlessUIKit
import StrongReferences

extension UIApplication {
  /// The objects that the system itself keeps of an app: its delegates and windows.
  func referenceRoots(_ delegate: any UIApplicationDelegate) -> [ReferenceGraph.Root] {
    var roots = delegateRoots(delegate)
    for window in windows { roots.append(ReferenceGraph.Root("window", window)) }
    return roots
  }

  /// The app's delegates, which keep objects alive without any screen.
  func delegateRoots(_ delegate: any UIApplicationDelegate) -> [ReferenceGraph.Root] {
    var roots = [ReferenceGraph.Root("app delegate", delegate)]
    if let sceneDelegate { roots.append(ReferenceGraph.Root("scene delegate", sceneDelegate)) }
    return roots
  }
}
