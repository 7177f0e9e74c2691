package import Glibc

/// Where the bytes for a path go, once its symbolic links are followed.
package nonisolated enum FileDestination: Equatable {
  /// A regular file, or none yet: a new file may take its place.
  case file(String)
  /// A descriptor that this process has, as `/dev/stdout` and `/proc/self/fd/3` name it.
  case descriptor(Int32)
  /// A device, a named pipe, a socket or another process's descriptor: never to be replaced.
  case special(String)
  /// A folder.
  case folder
  /// Nothing can be there; the error's number says why.
  case unreachable(Int32)

  /// Follows a path's links as far as they lead.
  package init(_ path: String) {
    var status = stat()
    // The kernel judges first: it finds loops, and refuses links that others left in a shared folder.
    if stat(path, &status) != 0 {
      guard errno == ENOENT else {
        self = .unreachable(errno)
        return
      }
    } else if status.st_mode & S_IFMT == S_IFDIR {
      self = .folder
      return
    }
    var place = path
    for _ in 0..<Self.mostLinks {
      guard lstat(place, &status) == 0 else {
        self = Self.unmade(place)
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        self = status.st_mode & S_IFMT == S_IFREG ? .file(place) : .special(place)
        return
      }
      if let openFile = Self.openFile(at: place) {
        self = openFile
        return
      }
      guard let target = Self.target(of: place) else {
        self = .unreachable(errno)
        return
      }
      place = target.utf8.first == UInt8(ascii: "/") ? target : Self.folder(of: place) + target
    }
    self = .unreachable(ELOOP)
  }

  /// Where nothing is yet: a new file can be made, but not in `/proc`.
  private static func unmade(_ path: String) -> Self {
    guard let folder = resolved(folder(of: path)), folder == "/proc" || folder.hasPrefix("/proc/")
    else { return .file(path) }
    let isDescriptor = folder.hasSuffix("/fd") && Int32(name(of: path)) != nil
    return .unreachable(isDescriptor ? EBADF : ENOENT)
  }

  /// How many links the kernel follows.
  private static let mostLinks = 40

  /// What a link of `/proc` stands for that leads to an open file, whatever text it has; nil for any
  /// other link.
  private static func openFile(at link: String) -> Self? {
    guard let folder = resolved(folder(of: link)), folder.hasPrefix("/proc/") else { return nil }
    let isOwn =
      resolved("/proc/self").map { own in
        folder == own + "/fd" || folder.hasPrefix(own + "/task/") && folder.hasSuffix("/fd")
      } ?? false
    if isOwn, let number = Int32(name(of: link)) { return .descriptor(number) }
    return .special(link)
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func target(of link: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, readlink(link, start, Int(PATH_MAX)) >= 0 else {
        return nil
      }
      return String(cString: start)
    }
  }

  // MARK: Paths

  /// What comes before a path's last name: empty, or with a slash at its end.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  private static func name(of path: String) -> String {
    String(Substring(path.utf8.dropFirst(folder(of: path).utf8.count)))
  }

  // MARK: New files

  /// Makes a file of a name that nothing has, beside the one whose place it is to take.
  ///
  /// The name is short: that of the other file may be as long as a name may be.
  ///
  /// - Returns: its descriptor and its path, or nil with `errno` set.
  package static func makeFile(
    beside path: String, mode: mode_t
  ) -> (descriptor: Int32, path: String)? {
    // Another process may have left one of the name; a random number never meets it twice.
    for _ in 0..<8 {
      let name = String(UInt32.random(in: 0...UInt32.max), radix: 36)
      let new = folder(of: path) + ".flowsh-\(name)"
      let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if file >= 0 { return (file, new) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }
}
