import Foundation
import Yams

/// A `project.yml`, from which XcodeGen would generate an Xcode project.
struct XcodeGenSpec {
  /// The names of the file in a folder.
  static let fileNames = ["project.yml", "project.yaml"]

  /// The specification with the files that it includes.
  private(set) var value = SpecValue.fields([:])
  /// The targets with the fields of their templates, in the order of their names.
  private(set) var targets: [(name: String, value: SpecValue)] = []
  /// The absolute path of the folder.
  let folder: String

  /// Reads a specification.
  ///
  /// - Parameter path: The absolute path of the file.
  /// - Throws: An error with the line if the file, or one that it includes, can't be read.
  init(_ path: String) throws(AdoptionError) {
    folder = Path.folder(of: path)
    var visited: Set<String> = []
    var budget = SpecBudget()
    value = try Self.read(path, in: folder, &visited, &budget)
    do throws(SpecBudget.Exceeded) {
      targets = try Self.targets(of: value, &budget)
    } catch {
      throw .broken(path: path, .otherThanSpec("its templates come to too many values"))
    }
  }

  /// The maximum number of files in a specification.
  private static let mostFiles = 100

  /// Reads a file with those that it includes, each once.
  private static func read(
    _ path: String, in root: String, _ visited: inout Set<String>, _ budget: inout SpecBudget
  ) throws(AdoptionError) -> SpecValue {
    guard visited.insert(Path.real(path) ?? path).inserted else { return .fields([:]) }
    guard visited.count <= mostFiles else {
      throw .broken(
        path: path, .otherThanSpec("it is the 101st file, and no specification has so many"))
    }
    let folder = Path.folder(of: path)
    let own = try read(path, &budget)
    var result = SpecValue.fields([:])
    for item in own["include"]?.items ?? [] {
      guard let name = item.text ?? item["path"]?.text, item["enable"]?.isFalse != true else {
        continue
      }
      var other = try read(Path.joined(folder, name), in: root, &visited, &budget)
      let place = Path.folder(of: Path.joined(folder, name))
      if place != folder, item["relativePaths"]?.isFalse != true {
        other = other.inFolder(Path.relative(place, to: folder))
      }
      result = result.merged(with: other)
    }
    return result.merged(with: own)
  }

  private static func read(
    _ path: String, _ budget: inout SpecBudget
  ) throws(AdoptionError) -> SpecValue {
    let data = try Contents.read(path)
    if let line = Contents.conflict(in: data) {
      throw .broken(path: path, line: line, .conflict)
    }
    guard data.count <= LockFile.mostBytes, let text = String(data: data, encoding: .utf8) else {
      throw .broken(path: path, .otherThanSpec("it has more than 1 MB, or is no text in UTF-8"))
    }
    do {
      let value = try SpecValue.read(text, &budget)
      guard case .fields = value else {
        throw AdoptionError.broken(path: path, line: 1, .otherThanSpec("it has no fields"))
      }
      return value
    } catch let error as YamlError {
      let (line, reason) = error.place
      throw .broken(path: path, line: line, .otherThanSpec(reason))
    } catch let error as AdoptionError {
      throw error
    } catch {
      throw .broken(
        path: path,
        .otherThanSpec(
          "with its aliases, it has more than 200,000 values or \(SpecBudget.mostLevels) levels"))
    }
  }

  // MARK: Targets

  private static func targets(
    of spec: SpecValue, _ budget: inout SpecBudget
  ) throws(SpecBudget.Exceeded) -> [(name: String, value: SpecValue)] {
    var result: [(name: String, value: SpecValue)] = []
    for (name, target) in spec["targets"]?.sortedFields ?? [] {
      let names = try budget.expanded(target["templates"]?.texts ?? []) { name in
        spec["targetTemplates"]?[name].map { $0["templates"]?.texts ?? [] }
      }
      var all = SpecValue.fields([:])
      for part in names.compactMap({ spec["targetTemplates"]?[$0] }) + [target] {
        try budget.spend(part.count)
        all = all.merged(with: part)
      }
      let attributes = all["templateAttributes"]?.sortedFields ?? []
      let words =
        [("target_name", name)]
        + attributes.compactMap { item in item.value.text.map { (item.name, $0) } }
      let value = try all.mappingTexts { text throws(SpecBudget.Exceeded) in
        guard text.contains("${") else { return text }
        var text = text
        for (word, value) in words {
          text = try budget.replacing("${\(word)}", in: text, with: value)
        }
        return text
      }
      result.append((name, value))
    }
    return result
  }
}

extension YamlError {
  /// The line and the problem.
  fileprivate var place: (line: Int?, reason: String) {
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      (mark.line, problem)
    default: (nil, "\(self)")
    }
  }
}

extension SpecValue {
  /// Returns a specification of another folder with its paths relative to the one that includes it.
  fileprivate func inFolder(_ folder: String) -> SpecValue {
    func path(_ value: SpecValue) -> SpecValue {
      switch value {
      case .text(let text): .text(text.hasPrefix("/") ? text : folder + "/" + text)
      case .list(let list): .list(list.map(path))
      case .fields(var fields):
        {
          fields["path"] = fields["path"].map(path)
          return SpecValue.fields(fields)
        }()
      }
    }
    guard case .fields(var fields) = self else { return self }
    for group in ["targets", "targetTemplates"] {
      guard case .fields(var targets) = fields[group] else { continue }
      for (name, target) in targets {
        guard case .fields(var target) = target else { continue }
        for key in ["sources", "info", "configFiles"] {
          if key == "configFiles", case .fields(let files) = target[key] {
            target[key] = .fields(files.mapValues(path))
          } else {
            target[key] = target[key].map(path)
          }
        }
        targets[name] = .fields(target)
      }
      fields[group] = .fields(targets)
    }
    for group in ["packages", "configFiles"] {
      guard case .fields(let items) = fields[group] else { continue }
      fields[group] = .fields(
        items.mapValues { item in group == "packages" && item["path"] == nil ? item : path(item) })
    }
    return .fields(fields)
  }
}
