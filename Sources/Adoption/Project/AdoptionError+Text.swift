extension AdoptionError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  package var description: String {
    switch self {
    case .noSuchPath(let path): "\(path): there is no such file or folder"
    case .noProject(let path):
      "\(path): there is no iOS project; it has no .xcodeproj, .xcworkspace or Package.swift, also"
        + " not up to three folders down, and no Swift file"
    case .broken(let path, let line, let reason):
      "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .noApp(let path, let others):
      "\(path): it has no app for iOS"
        + (others.isEmpty
          ? "" : "; " + others.map { "\($0.name) \($0.reason)" }.joined(separator: ", "))
        + "; --target NAME adopts a framework"
    case .severalApps(let path, let names):
      "\(path): it has several apps, \(names.joined(separator: ", ")); choose one with --target NAME"
    case .noTarget(let name, let path, let names):
      "\(path): it has no target \"\(name)\" that can be adopted"
        + (names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))")
    case .sameName(let file, let other, let module):
      "\(file): \(module) has another file of this name, \(other), and a module can have only one;"
        + " leave one out with --exclude"
    case .noSwift:
      "no \"swift\" in PATH; install Swift 6.2 or later from https://www.swift.org/install, and add"
        + " its folder usr/bin to PATH"
    case .noFlowsh(let path):
      "\(path): there is no checkout of flowsh; name one with --flowsh PATH-OR-URL"
    case .unwritable(let path, let reason):
      "\(path): can't be written: \(reason); choose another folder with --into"
    case .foreignFolder(let folder):
      "\(folder): it has a package that \"flowsh adopt\" hasn't written; choose another folder with"
        + " --into"
    case .packageOfAnother(let folder, let target, let project):
      "\(folder): it has the package of \(target) in \(project); choose another folder with --into"
    case .interrupted: "interrupted; the package is as it was"
    }
  }
}
