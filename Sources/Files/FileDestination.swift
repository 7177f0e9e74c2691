import Glibc

/// Where the bytes for a path go, once its symbolic links are followed.
enum FileDestination: Sendable {
  /// A regular file, or none yet: a new file may take its place.
  case file(String, FileStatus?)
  /// A descriptor that this process has, as `/dev/stdout` and `/proc/self/fd/3` name it.
  case descriptor(Int32)
  /// A device, a named pipe, a socket or another process's descriptor: never to be replaced.
  case special(String)
  /// A folder.
  case folder
  /// Nothing can be there; the error's number says why.
  case unreachable(Int32)

  /// Follows a path's links as far as they lead.
  init(_ path: String) {
    // The kernel judges first: it finds loops, and refuses links that others left in a shared folder.
    if let status = FileStatus(at: path) {
      if status.kind == .folder {
        self = .folder
        return
      }
    } else if errno != ENOENT {
      self = .unreachable(errno)
      return
    }
    var place = path
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

  /// Where nothing is yet: a new file can be made, but not in `/proc`.
  private static func unmade(_ path: String) -> Self {
    guard let folder = resolved(folder(of: path)), folder == "/proc" || folder.hasPrefix("/proc/")
    else { return .file(path, nil) }
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
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  private static func name(of path: String) -> String {
    String(Substring(path.utf8.dropFirst(folder(of: path).utf8.count)))
  }
}
