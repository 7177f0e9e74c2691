import Files
import Glibc

extension AdoptionError: CustomStringConvertible {
  /// The place, the problem, and the remedy, on one line.
  package var description: String {
    // A name in a project could otherwise pretend to be another error.
    text.unicodeScalars.reduce(into: "") { line, sign in
      switch sign {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(sign)
      }
    }
  }

  private var text: String {
    switch self {
    case .noSuchPath(let path):
      "\(path): there is no such file or folder"
        + (path.contains("\u{FFFD}") ? "; a name that isn't UTF-8 can't be read, so rename it" : "")
    case .noProject(let path):
      "\(path): there is no iOS project; it has no .xcodeproj, .xcworkspace or Package.swift, also"
        + " not up to three folders down, and no Swift file; name the folder that has one"
    case .notAProject(let path):
      "\(path): it is no project; name the project's folder, its .xcodeproj or .xcworkspace, or a"
        + " Package.swift"
    case .broken(let path, let line, let defect):
      "\(path)\(line.map { ":\($0)" } ?? ""): \(defect.message)"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .unreadableFolder(let path, let reason):
      "\(path): the folder can't be read: \(reason); make it readable, or leave it out with --exclude"
    case .tooManyFolders(let path, let bound):
      "\(path): it has more than \(bound) folders, and the rest isn't searched; name the project's own"
        + " folder"
    case .noApp(let path, let others):
      "\(path): it has no app for iOS"
        + (others.isEmpty
          ? "; name another project, or the app's folder"
          : "; " + others.map { "\($0.name) \($0.reason)" }.joined(separator: ", "))
        + (others.contains { $0.reason == SkippedItem.framework }
          ? "; --target NAME adopts a framework" : others.isEmpty ? "" : "; name another project")
    case .noSources(let path, let target):
      "\(path): \(target.name) has no Swift file\(Self.otherFiles(of: target))"
        + "; choose another with --target NAME, or name another project"
    case .nothingToRun(let target):
      "\(target.name) isn't an app, so it has no prompt; leave out --watch, or choose an app with"
        + " --target NAME"
    case .severalApps(let path, let names):
      "\(path): it has several apps, \(names.joined(separator: ", ")); choose one with --target NAME"
    case .noTarget(let name, let path, let names):
      "\(path): it has no target \"\(name)\" that can be adopted"
        + (names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))")
    case .severalTargets(let name, let path, let projects):
      "\(path): it has several targets \"\(name)\""
        + (Set(projects).count > 1
          ? "; name one of the projects, \(projects.joined(separator: ", "))"
          : "; give them different names in Xcode")
    case .sameName(let file, let other, let module):
      "\(file): \(module) has another file of this name, \(other), and a module can have only one;"
        + " leave one out with --exclude"
    case .noSwift:
      "no \"swift\" in PATH; install Swift 6.2 or later from https://www.swift.org/install, and add"
        + " its folder usr/bin to PATH"
    case .failedTool(let program, let status, let reason):
      "\(program): it ended with \(status): \(reason); check the toolchain with \"swift --version\""
    case .endedTool(let program, let signal):
      "\(program): a signal ended it: \(String(cString: strsignal(signal))); run the command again,"
        + " with more memory if the machine has too little"
    case .noFlowsh(let path):
      "\(path): there is no checkout of flowsh; name one with --flowsh PATH"
    case .notAnSDK(let path):
      "\(path): it is no SDK of flowsh; make one with \"flowsh sdk build --into PATH\""
    case .unfitSDK(let unfit):
      "\(unfit.path): \(unfit.mismatch); make another with \"flowsh sdk build --into PATH\", or leave"
        + " out --sdk"
    case .noSDK(let compiler, let unfit):
      unfit.map { "\($0.path): \($0.mismatch); " }.joined()
        + "there is no SDK for \(compiler), and there are no sources to build one from; name a"
        + " checkout of flowsh with --flowsh PATH, or an SDK with --sdk PATH"
    case .otherThanSDK(let path):
      "\(path): it isn't an SDK, and would be replaced by one; choose a new folder with --into"
    case .changedSources(let source):
      "\(source): the sources have changed while the SDK was built; run the command again"
    case .failedSDK(let source, let product, let reason):
      "\(source): \(product) can't be built for the SDK: \(reason); build it yourself with \"swift"
        + " build\" to see all errors"
    case .unwritableSDK(let path, let reason):
      "\(path): can't be written: \(reason); make room, or name another folder with"
        + " XDG_CACHE_HOME or, for \"flowsh sdk build\", --into"
    case .fullDisk(let folder):
      "\(folder): \(String(errorNumber: ENOSPC)); make room, and run the command again"
    case .busy(let folder):
      "\(folder): another flowsh is writing there; run the command again when it has ended"
    case .unwritable(let path, let reason):
      "\(path): can't be written: \(reason); choose another folder with --into"
    case .notRestored(let path, let reason, let error):
      "\(error); and \(path) can't be restored: \(reason); run \"flowsh adopt\" again"
    case .foreignFolder(let folder):
      "\(folder): it has a package or sources that \"flowsh adopt\" hasn't written; choose another"
        + " folder with --into"
    case .insideProject(let folder, let project):
      "\(folder): it is among the sources of \(project), and nothing is written there; choose a"
        + " folder beside the project with --into"
    case .packageOfAnother(let folder, let target, let project):
      "\(folder): it has the package of \(target) in \(project); choose another folder with --into"
    case .interrupted: "interrupted; the package is as it was"
    }
  }

  /// Says what a target without Swift files has instead.
  private static func otherFiles(of target: AppTarget) -> String {
    var text = ""
    if !target.filesInC.isEmpty {
      text += "; it has \(target.filesInC.count) in C or Objective-C, which aren't built here"
    }
    if let missing = target.missingFiles.first {
      text +=
        "; the disk doesn't have \(target.missingFiles.count) that it lists, such as \(missing)"
    }
    return text
  }
}

extension AdoptionError.Defect {
  /// The defect and the remedy, in words that follow the path.
  fileprivate var message: String {
    let restore = "restore the file from version control"
    let save = "\(restore), or save the project in Xcode again"
    return switch self {
    case .conflict: "a merge has left a conflict there; resolve it"
    case .emptyProject: "it is empty; \(save)"
    case .projectOutsideUTF8: "it is no text in UTF-8; \(save)"
    case .otherThanProject: "it is no project file of Xcode; \(save)"
    case .noObjects: "it has no objects; \(save)"
    case .noRootObject: "its rootObject doesn't exist; \(save)"
    case .otherThanPropertyList(let reason): "it is no property list: \(reason); \(save)"
    case .otherThanWorkspace: "it is no workspace of Xcode; \(restore), or name a .xcodeproj"
    case .noProject(let gone):
      "none of its projects exists, such as \(gone); name a .xcodeproj that does"
    case .otherThanSpec(let reason):
      "it is no specification of XcodeGen: \(reason); mend it, or name a .xcodeproj"
    case .noSources(let target):
      "the target \(target) has no sources; add them, or choose another with --target"
    case .manifest(let reason): reason
    case .description(let reason): "its description can't be read: \(reason)"
    case .otherThanConfiguration:
      "another version of flowsh has written it; build the package without --no-build"
    case .otherThanRecord:
      "it isn't as \"flowsh adopt\" has written it; restore it, or choose another folder with --into"
    case .otherThanSDK:
      "it isn't as \"flowsh sdk build\" has made it; remove the SDK, and run \"flowsh sdk build\""
    case .otherThanResult: "it isn't as the build plugin has written it; remove the build folder"
    }
  }
}
