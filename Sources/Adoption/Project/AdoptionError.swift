/// A reason for which a project can't be adopted.
package enum AdoptionError: Error, Equatable {
  // The project
  case noSuchPath(String)
  case noProject(String)
  case broken(path: String, line: Int?, reason: String)
  case unreadable(path: String, reason: String)
  case notAProject(String)
  case noApp(path: String, others: [LeftAside])
  case noSources(path: String, target: AppTarget)
  case severalApps(path: String, names: [String])
  case noTarget(String, path: String, names: [String])
  case sameName(file: String, other: String, module: String)
  // The toolchain, flowsh
  case noSwift
  case noFlowsh(String)
  case interrupted
  // The package
  case unwritable(path: String, reason: String)
  case foreignFolder(String)
  case insideProject(folder: String, project: String)
  case packageOfAnother(folder: String, target: String, project: String)
}
