import Foundation
import Glibc

/// File systems in which the kernel shows its own state, such as `/proc`; no project lies there.
///
/// The build plugin is compiled with this file, too.
enum KernelFileSystems {
  private static let types: Set = [
    "binfmt_misc", "bpf", "cgroup", "cgroup2", "configfs", "debugfs", "devpts", "fusectl", "proc",
    "pstore", "securityfs", "sysfs", "tracefs",
  ]

  /// The numbers of their devices, as in `0:22`.
  private static let devices = devices(
    in: (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? "")

  /// Returns the devices of such file systems in the text of `mountinfo`.
  static func devices(in text: String) -> Set<Substring> {
    let mounts = text.split(separator: "\n").compactMap { line -> Substring? in
      // … device root place options optional-fields - type …
      let fields = line.split(separator: " ")
      guard let dash = fields.lastIndex(of: "-"), dash > 2, dash + 1 < fields.count,
        types.contains(String(fields[dash + 1]))
      else { return nil }
      return fields[2]
    }
    return Set(mounts)
  }

  /// Whether a folder belongs to one.
  static func have(_ folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0 else { return false }
    let device = UInt64(status.st_dev)
    let major = (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
    let minor = device & 0xFF | (device >> 12) & ~0xFF
    return devices.contains("\(major):\(minor)")
  }
}
