import Glibc

/// The destination of a write to a path, determined by following symbolic links.
enum FileDestination: Sendable {
  /// A regular file, which may not exist yet.
  ///
  /// A new file can be created at this path or moved to it.
  case file(String, FileStatus?)
  /// A descriptor of this process, named by a path such as `/dev/stdout` or `/proc/self/fd/3`.
  case descriptor(Int32)
  /// A device, a named pipe, a socket, or a descriptor of another process.
  ///
  /// It must never be replaced.
  case special(String)
  case folder
  /// A path that can't be resolved, with the system's error number.
  case unreachable(Int32)

  /// Determines the destination of a path by following its symbolic links.
  init(_ path: String) {
    // Ask the kernel first because it detects loops and refuses links created by other users in a
    // shared folder.
    if let status = FileStatus(at: path) {
      if status.kind == .folder {
        self = .folder
        return
      }
    } else if errno != ENOENT {
      self = .unreachable(errno)
      return
    }
    var place = StartFolder.resolve(path)
    for _ in 0..<Self.mostLinks {
      guard let status = FileStatus(at: place, followsLinks: false) else {
        self = Self.unmade(place)
        return
      }
      guard status.kind == .link else {
        self = status.kind == .regular ? .file(place, status) : .special(place)
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

  /// Returns the destination of a path at which no file exists.
  ///
  /// A new file can be created, except in `/proc`.
  private static func unmade(_ path: String) -> Self {
    guard let folder = resolved(folder(of: path)), folder == "/proc" || folder.hasPrefix("/proc/")
    else { return .file(path, nil) }
    let isDescriptor = folder.hasSuffix("/fd") && Int32(name(of: path)) != nil
    return .unreachable(isDescriptor ? EBADF : ENOENT)
  }

  /// The maximum number of links to follow, which equals the kernel's limit.
  private static let mostLinks = 40

  /// Returns the destination of a link in `/proc` that refers to an open file, regardless of the
  /// link's text, or nil for any other link.
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

  /// Returns the part of a path before its last component.
  ///
  /// It is empty or ends with a slash.
  static func folder(of path: String) -> String {
    // Search the bytes, because a slash and a combining mark after it form a single character.
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[...$0])) } ?? ""
  }

  static func name(of path: String) -> String {
    String(Substring(path.utf8.dropFirst(folder(of: path).utf8.count)))
  }
}
