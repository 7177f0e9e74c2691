extension XcodeTarget {
  /// Adds the files of the target's build phases and folders to what is adopted.
  func addFiles(to target: inout AppTarget) {
    var files: Set<String> = []
    for phase in project.objects("buildPhases", of: object)
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) {
      for file in project.objects("files", of: phase) where Self.isForIOS(file) {
        guard let reference = project.object("fileRef", of: file) else { continue }
        for item in leaves(of: reference) { add(item, to: &target, &files) }
      }
    }
    addFolders(to: &target, &files)
    if let file = storeConfiguration, !files.contains(where: { Path.isInside(file, $0) }) {
      files.insert(file)
    }
    target.files = files.sorted()
    target.wholeFolders.sort()
    target.exclusions.sort()
    target.missingFiles.sort()
  }

  /// Returns the files of a reference, which may be a group of translations or versions.
  private func leaves(of reference: ProjectObject) -> [ProjectObject] {
    switch reference.isa {
    case "PBXVariantGroup": project.objects("children", of: reference)
    // A model of Core Data is a folder of versions.
    case "PBXFileReference", "XCVersionGroup": [reference]
    // The product of another target.
    default: []
    }
  }

  private func add(
    _ reference: ProjectObject, to target: inout AppTarget, _ files: inout Set<String>
  ) {
    guard let path = project.path(of: reference) else { return }
    guard let file = Path.onDisk(path) else {
      target.missingFiles.append(path)
      return
    }
    if SourceFolder.suffixesOfC.contains(Path.suffix(of: file)) {
      target.filesInC.append(file)
    } else if reference.string("lastKnownFileType") == "folder" {
      target.wholeFolders.append(file)
    } else {
      files.insert(file)
    }
  }

  private static func isForIOS(_ file: ProjectObject) -> Bool {
    let filters = file.strings("platformFilters") + file.strings("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }

  // MARK: Folders that Xcode keeps in step with the disk

  private func addFolders(to target: inout AppTarget, _ files: inout Set<String>) {
    let own = project.objects("fileSystemSynchronizedGroups", of: object)
    for group in own {
      guard let path = project.path(of: group) else { continue }
      guard let folder = Path.onDisk(path) else {
        target.missingFiles.append(path)
        continue
      }
      files.insert(folder)
      target.wholeFolders += group.strings("explicitFolders")
        .compactMap { Path.onDisk(Path.joined(folder, $0)) }
      target.exclusions += exceptions(of: group, in: folder)
    }
    // Files that another target's folder lists as exceptions for this target belong to it.
    let ids = Set(own.map(\.id))
    for group in project.objects(ofClass: "PBXFileSystemSynchronizedRootGroup")
    where !ids.contains(group.id) {
      guard let folder = project.path(of: group).flatMap(Path.onDisk) else { continue }
      files.formUnion(exceptions(of: group, in: folder))
    }
  }

  /// Returns the files of a folder whose membership differs for this target.
  private func exceptions(of group: ProjectObject, in folder: String) -> [String] {
    project.objects("exceptions", of: group)
      .filter { $0.string("target") == object.id }
      .flatMap { $0.strings("membershipExceptions") }
      .compactMap { Path.onDisk(Path.joined(folder, $0)) }
  }
}
