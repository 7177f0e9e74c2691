/// A reason for which a project can't be adopted.
package indirect enum AdoptionError: Error, Equatable {
  // The project
  case noSuchPath(String)
  case noProject(String)
  case broken(path: String, line: Int? = nil, Defect)
  case unreadable(path: String, reason: String)
  case unreadableFolder(path: String, reason: String)
  case tooManyFolders(path: String, bound: Int)
  case notAProject(String)
  case noApp(path: String, others: [SkippedItem])
  case noSources(path: String, target: AppTarget)
  case nothingToRun(AppTarget)
  case severalApps(path: String, names: [String])
  case noTarget(String, path: String, names: [String])
  case severalTargets(String, path: String, projects: [String])
  case sameName(file: String, other: String, module: String)
  // The toolchain, flowsh
  case noSwift
  case failedTool(String, status: Int32, reason: String)
  case endedTool(String, signal: Int32)
  case noFlowsh(String)
  // The SDK
  case notAnSDK(String)
  case unfitSDK(SDKSearch.Unfit)
  /// There is none that fits, and no sources to build one.
  case noSDK(compiler: String, unfit: [SDKSearch.Unfit])
  /// The folder for an SDK has something else, which would be removed.
  case otherThanSDK(String)
  case changedSources(String)
  case failedSDK(source: String, product: String, reason: String)
  case unwritableSDK(path: String, reason: String)
  case interrupted
  case fullDisk(String)
  /// Another process is writing to a folder.
  case busy(String)
  // The package
  case unwritable(path: String, reason: String)
  /// A file of the package couldn't be restored after another error.
  case notRestored(path: String, reason: String, after: AdoptionError)
  case foreignFolder(String)
  case insideProject(folder: String, project: String)
  case packageOfAnother(folder: String, target: String, project: String)

  /// The defect of a file of the project or the package.
  package enum Defect: Equatable {
    case conflict
    // A project, a workspace or a list of versions of Xcode
    case emptyProject, projectOutsideUTF8, otherThanProject, noObjects, noRootObject
    case otherThanPropertyList(String)
    case otherThanWorkspace
    case noProject(such: String)
    case otherThanSpec(String)
    // A Package.swift
    case noSources(target: String)
    case manifest(String)
    case description(String)
    // A file of flowsh
    case otherThanConfiguration, otherThanRecord, otherThanResult, otherThanSDK
  }
}
