import Files
import Script

/// The flows in a folder, as its `config.yaml` chooses them.
struct FlowWorkspace {
  private static let configNames = ["config.yaml", "config.yml"]
  /// The maximum size of a file that may be a flow in bytes.
  private static let mostBytes = 1 << 20
  /// The maximum number of files that are looked at.
  private static let mostFiles = 10_000
  private static let keys = ["flows", "includeTags", "excludeTags", "executionOrder"]
  /// The keys without a meaning for flowsh.
  private static let ignored = [
    "appId", "env", "testOutputDir", "platform", "notifications", "baselineBranch",
    "disableRetries", "local",
  ]

  private(set) var tests = TranslatedFolder()
  private let folder: String
  private var patterns = ["*"]
  private var includedTags: [String] = []
  private var excludedTags: [String] = []
  private var order: [String] = []

  /// Finds the flows.
  ///
  /// Without a `config.yaml` of Maestro's, these are the files with an `appId` in a folder that the
  /// user has named.
  init(_ folder: String, _ names: [String], isNamed: Bool) {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.folder = folder
    let config = Self.configNames.filter(names.contains).map { "\(folder)/\($0)" }
      .first(where: Self.isReadable)
    do throws(FlowMistake) {
      if let config, try read(config: config) {
        choose(requiresApp: false)
        guard tests.files.isEmpty else { return }
        tests.reasonForNone = "\(PathParts.components(of: config).last ?? "") chooses no flow"
      } else if isNamed {
        choose(requiresApp: true)
        guard tests.files.isEmpty, let inner = innerFolder() else { return }
        tests.reasonForNone = "the folder \(inner) in it has flows; name that one"
      }
    } catch {
      tests.mistakes.append((config ?? folder, error))
    }
  }

  /// Reads the settings; returns whether the file is one of Maestro's.
  private mutating func read(config path: String) throws(FlowMistake) -> Bool {
    guard let bytes = try? OpenFile(path).readAll(atMost: Self.mostBytes) else { return false }
    guard let document = try FlowValue.documents(of: FlowFile.text(of: bytes[...])).first else {
      return true
    }
    guard let fields = document.fields else { return false }
    // Many programs have a file of this name.
    guard fields.contains(where: { Self.keys.contains($0.key) }) else { return false }
    for field in fields {
      switch field.key {
      case "flows": patterns = try texts(of: field)
      case "includeTags": includedTags = try texts(of: field)
      case "excludeTags": excludedTags = try texts(of: field)
      case "executionOrder":
        for inner in field.value.fields ?? [] where inner.key == "flowsOrder" {
          order = try texts(of: inner)
        }
      case let key where Self.ignored.contains(key): continue
      default: throw .unknown(field, of: "the workspace", known: Self.keys)
      }
    }
    return true
  }

  private func texts(of field: FlowValue.Field) throws(FlowMistake) -> [String] {
    let values = field.value.list ?? [field.value]
    let texts = values.compactMap(\.text)
    guard texts.count == values.count else {
      throw FlowMistake(line: field.line, "\(field.key) is a list of texts")
    }
    return texts
  }

  // MARK: Choosing

  private mutating func choose(requiresApp: Bool) {
    var found: [(name: String, path: String, title: String)] = []
    for name in files() where patterns.contains(where: { Self.fits(name, $0) }) {
      let path = "\(folder)/\(name)"
      let flow = Self.header(of: path)
      guard !requiresApp || flow.hasApp else { continue }
      // If it can't be read, a check says why.
      if let tags = flow.tags {
        guard includedTags.isEmpty || !tags.isDisjoint(with: includedTags),
          tags.isDisjoint(with: excludedTags)
        else { continue }
      }
      found.append((name, path, flow.name))
    }
    func place(_ flow: (name: String, path: String, title: String)) -> Int {
      let file = PathParts.components(of: flow.name).last.map { String($0) } ?? flow.name
      let names = [flow.title, String(ScriptFile.withoutSuffix(file)), file]
      return order.firstIndex(where: names.contains) ?? order.count
    }
    tests.files = found.sorted { (place($0), $0.path) < (place($1), $1.path) }.map(\.path)
  }

  /// Returns the path of a folder within the folder that has flows; `nil` if there is none.
  private mutating func innerFolder() -> String? {
    patterns = ["**"]
    let flow = files().sorted().first { Self.header(of: "\(folder)/\($0)").hasApp }
    return flow.flatMap { flow in
      flow.lastIndex(of: "/").map { "\(folder)/\(flow[..<$0])" }
    }
  }

  /// The paths in the folder of all files that may be flows; without a pattern for subfolders, only
  /// those of the folder itself.
  private func files() -> [String] {
    let isDeep = patterns.contains { $0.contains("/") || $0.contains("**") }
    var files: [String] = []
    var pending = [""]
    while let prefix = pending.popLast(), files.count < Self.mostFiles {
      let path = prefix.isEmpty ? folder : "\(folder)/\(prefix.dropLast())"
      for name in (try? FolderListing.names(in: path)) ?? [] where name.first != UInt8(ascii: ".") {
        guard let text = String(validating: name, as: UTF8.self) else { continue }
        let kind = FileStatus(at: "\(path)/\(text)", followsLinks: false)?.kind
        if kind == .folder {
          if isDeep { pending.append("\(prefix)\(text)/") }
        } else if ScriptFiles.isForeign(text), !Self.configNames.contains(text),
          Self.isReadable("\(path)/\(text)")
        {
          files.append(prefix + text)
        }
      }
    }
    return files
  }

  /// Returns whether a path leads to a regular file or to nothing; a named pipe would wait for a
  /// writer.
  private static func isReadable(_ path: String) -> Bool {
    FileStatus(at: path).map { $0.kind == .regular } ?? true
  }

  /// Returns whether a path fits a pattern, in which `*` stands for a part of a name, and `**` also
  /// for folders.
  private static func fits(_ path: String, _ pattern: String) -> Bool {
    let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
    let path = Array(path.utf8)
    var rest = Array(pattern.utf8)[...]
    // Whether the part of the pattern that has been read fits so many bytes of the path.
    var fits = [true] + path.map { _ in false }
    while let first = rest.popFirst() {
      guard first == star else {
        fits = [false] + zip(fits, path).map { $0 && $1 == first }
        continue
      }
      let isDeep = rest.first == star
      rest = rest.drop { $0 == star }
      let before = fits
      for (place, byte) in path.enumerated() where fits[place] && (isDeep || byte != slash) {
        fits[place + 1] = true
      }
      guard isDeep, rest.first == slash else { continue }
      // `**/` also stands for no folder.
      rest = rest.dropFirst()
      let after = [false] + zip(fits, path).map { $0 && $1 == slash }
      fits = zip(before, after).map { $0 || $1 }
    }
    return fits[path.count]
  }

  /// Returns what the configuration of a flow says; the tags are `nil` if the file isn't YAML.
  private static func header(
    of path: String
  ) -> (name: String, tags: Set<String>?, hasApp: Bool) {
    guard let bytes = try? OpenFile(path).readAll(atMost: mostBytes) else {
      return ("", nil, false)
    }
    guard let documents = try? FlowValue.documents(of: FlowFile.text(of: bytes[...])) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      return ("", nil, lines.contains { $0.starts(with: "appId:".utf8) })
    }
    let fields = documents.count > 1 ? documents[0].fields ?? [] : []
    let tags = fields.first { $0.key == "tags" }?.value
    return (
      fields.first { $0.key == "name" }?.value.text ?? "",
      Set((tags?.list ?? [tags].compactMap(\.self)).compactMap(\.text)),
      fields.contains { $0.key == "appId" }
    )
  }
}
