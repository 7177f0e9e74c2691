import Script

extension RunReport {
  /// A report that was read from a file.
  package struct Part: Sendable {
    /// The path of the file.
    package let path: String
    /// The report.
    package let report: RunReport

    /// Creates a part.
    package init(path: String, report: RunReport) {
      self.path = path
      self.report = report
    }
  }

  /// The reason why reports can't be merged.
  package enum MergeProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The second file is from another program than the first, or from another version.
    case programs(String, of: String, other: String, ofOther: String)
    /// The second file divides the run into another number of shards than the first.
    case divisions(Shard, of: String, other: Shard, ofOther: String)
    /// Both files cover the same shard.
    case shard(Shard, of: String, other: String)
    /// One of the files covers a shard, and the other one an undivided run.
    case undivided(String, divided: Shard, of: String)
    /// The shards are of runs of different cases.
    case plans(Plan, of: String, other: Plan, ofOther: String)
    /// All shards are there, but not as many cases as the run has.
    case incomplete(Int, of: Plan)
    /// The same file is named twice.
    case file(String)
    /// The file has two results of the same case.
    case repeated(String, in: String)
    /// Both files cover the same case.
    case item(String, of: String, other: String)

    package var description: String {
      switch self {
      case .programs(let name, let path, let otherName, let other):
        "\(other): it is from \(otherName), but \(path) is from \(name);"
          + " merge reports of one program"
      case .divisions(let shard, let path, let otherShard, let other):
        "\(other): it covers shard \(otherShard), but \(path) covers shard \(shard);"
          + " merge the shards of one run"
      case .shard(let shard, let path, let other):
        "\(other): it covers shard \(shard), as \(path) does; name one report for each shard"
      case .undivided(let path, let shard, let divided):
        "\(path): its run wasn't divided, but \(divided) covers only shard \(shard);"
          + " merge the shards of one run"
      case .plans(let plan, let path, let otherPlan, let other):
        plan.count == otherPlan.count
          ? "\(other): it is a shard of a run of other cases than the run of \(path);"
            + " merge the shards of one run"
          : "\(other): it is a shard of a run of \(counted(otherPlan.count, "case")), but \(path) is"
            + " one of a run of \(counted(plan.count, "case")); merge the shards of one run"
      case .incomplete(let count, let plan):
        "the reports of all shards have \(counted(count, "case")), but the run has"
          + " \(counted(plan.count, "case")); write them again"
      case .file(let path): "\(path): it is named twice; name each report once"
      case .repeated(let name, let path):
        "\(path): it has two results of the same case, \(name); write it again"
      case .item(let name, let path, let other):
        "\(other): \(path) has a result of the same case, \(name);"
          + " merge reports that cover different cases"
      }
    }
  }

  /// Merges reports of the same program, such as those of a run's shards.
  ///
  /// The files are in the order of a run that isn't divided, or of the given parts, and the cases
  /// of a file in the order of its lines. The duration is that of the longest part, because shards
  /// usually run at the same time.
  ///
  /// - Parameter parts: The reports, at least one.
  /// - Returns: The merged report.
  /// - Throws: The first reason why the reports don't belong together.
  package static func merged(_ parts: [Part]) throws(MergeProblem) -> RunReport {
    guard var merged = parts.first?.report else { preconditionFailure("no reports to merge") }
    try requireSameRun(parts)
    merged.shards = parts.flatMap(\.report.shards).sorted { $0.place < $1.place }
    merged.plan = parts.lazy.compactMap(\.report.plan).first
    merged.started = parts.map(\.report.started).min() ?? merged.started
    merged.seconds = parts.map(\.report.seconds).max() ?? 0
    merged.isInterrupted = parts.contains { $0.report.isInterrupted }
    merged.allowsFlaky = parts.allSatisfy(\.report.allowsFlaky)
    if parts.contains(where: { $0.report.host != merged.host }) { merged.host = nil }
    merged.cases = try cases(of: parts)
    merged.maps = maps(of: parts)
    if let plan = merged.plan, !merged.shards.isEmpty, merged.missingShards.isEmpty,
      plan.count != merged.cases.count
    {
      throw .incomplete(merged.cases.count, of: plan)
    }
    return merged
  }

  private static func requireSameRun(_ parts: [Part]) throws(MergeProblem) {
    var known: [Shard: String] = [:]
    var division: (shard: Shard, path: String)?
    var plan: (plan: Plan, path: String)?
    var paths: Set<String> = []
    for part in parts {
      let report = part.report
      guard paths.insert(part.path).inserted else { throw .file(part.path) }
      if let first = parts.first, first.report.program != report.program {
        throw .programs(
          first.report.program, of: first.path, other: report.program, ofOther: part.path)
      }
      for shard in report.shards {
        if let path = known.updateValue(part.path, forKey: shard) {
          throw .shard(shard, of: path, other: part.path)
        }
        if let division, division.shard.count != shard.count {
          throw .divisions(division.shard, of: division.path, other: shard, ofOther: part.path)
        }
        division = division ?? (shard, part.path)
      }
      if let plan, let other = report.plan, plan.plan != other {
        throw .plans(plan.plan, of: plan.path, other: other, ofOther: part.path)
      }
      plan = plan ?? report.plan.map { ($0, part.path) }
    }
    if let division, let part = parts.first(where: { $0.report.shards.isEmpty }) {
      throw .undivided(part.path, divided: division.shard, of: division.path)
    }
  }

  /// Returns the cases of all parts: shards as in an undivided run, else a part after the other.
  private static func cases(of parts: [Part]) throws(MergeProblem) -> [CaseReport] {
    struct Key: Hashable {
      let file: String
      let title: String
      let variant: CaseVariant
    }
    var known: [Key: String] = [:]
    var found: [(report: CaseReport, place: [Int])] = []
    // A file's first case, by which the files are ordered.
    var first: [String: [Int]] = [:]
    for (number, part) in parts.enumerated() {
      let shards = part.report.shards
      for (index, item) in part.report.cases.enumerated() {
        let key = Key(file: item.file, title: item.title, variant: item.variant)
        if let path = known.updateValue(part.path, forKey: key) {
          let name = "\(item.file):\(item.line): \(item.label)"
          throw path == part.path
            ? .repeated(name, in: path) : .item(name, of: path, other: part.path)
        }
        // A run deals its cases out to the shards in turn.
        let place =
          shards.isEmpty
          ? [number, index]
          : [0, index / shards.count * shards[0].count + shards[index % shards.count].place]
        found.append((item, place))
        let best = first[item.file] ?? place
        first[item.file] = best.lexicographicallyPrecedes(place) ? best : place
      }
    }
    func order(_ item: (report: CaseReport, place: [Int])) -> [Int] {
      first[item.report.file, default: []] + [item.report.line] + item.place
    }
    found.sort { order($0).lexicographicallyPrecedes(order($1)) }
    return found.map(\.report)
  }

  /// The shards of a merged run whose reports are missing.
  package var missingShards: [Shard] {
    guard let count = shards.first?.count, shards.count < count else { return [] }
    let known = Set(shards)
    return (1...count).compactMap { Shard(place: $0, count: count) }.filter { !known.contains($0) }
  }
}
