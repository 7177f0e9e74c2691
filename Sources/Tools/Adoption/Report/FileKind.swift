/// The kind of a project's file, as a report names it.
enum FileKind: Equatable {
  case source, storyboard, nib, resource

  init(_ path: String) {
    switch Path.suffix(of: path) {
    case "swift": self = .source
    case "storyboard": self = .storyboard
    case "xib": self = .nib
    default: self = .resource
    }
  }

  var isDocument: Bool { self == .storyboard || self == .nib }
}

/// The storyboards and nibs of a target.
struct DocumentNames {
  /// Each once, whatever number of languages it has.
  private let names: Set<String>

  /// Takes the storyboards and nibs among files.
  init(_ paths: some Sequence<String>) {
    names = Set(paths.filter { FileKind($0).isDocument }.map(Path.name))
  }

  var count: Int { names.count }

  /// The noun for them, in the plural if there are several.
  var noun: String {
    let kinds = Set(names.map { FileKind($0) == .nib })
    if count == 1 { return kinds == [true] ? "nib" : "storyboard" }
    return kinds == [true] ? "nibs" : kinds == [false] ? "storyboards" : "storyboards and nibs"
  }
}
