import HeadlessUIKit
import StrongReferences

extension UIApplication {
  /// What the system itself keeps of an app: its delegates and windows.
  func referenceRoots(_ delegate: any UIApplicationDelegate) -> [ReferenceGraph.Root] {
    var roots = delegateRoots(delegate)
    for window in windows { roots.append(ReferenceGraph.Root("window", window)) }
    return roots
  }

  /// The delegates alone: what the app keeps without the help of a screen.
  func delegateRoots(_ delegate: any UIApplicationDelegate) -> [ReferenceGraph.Root] {
    var roots = [ReferenceGraph.Root("app delegate", delegate)]
    if let sceneDelegate { roots.append(ReferenceGraph.Root("scene delegate", sceneDelegate)) }
    return roots
  }
}
