import Shell

nonisolated extension TestCommand: PlainLine {
  /// Reads a plain command line that begins with `test`; returns `nil` for any other.
  init?(plain arguments: [String]) {
    guard arguments.first == "test" else { return nil }
    self.init()
    setDefaults()
    guard read(arguments.dropFirst()), (try? validate()) != nil else { return nil }
  }

  /// Gives each property the value that it has where no argument sets it.
  ///
  /// Until then, the properties are the definitions of their arguments and can't be read.
  private mutating func setDefaults() {
    (app, shard, jobs, requireCoverage) = (nil, nil, nil, nil)
    (tag, notTag, name, variables, size, paths) = ([], [], [], [], [], [])
    (timeout, `repeat`, retries) = (30, 1, 0)
    (lastFailed, failFast, allowFlaky, acceptsAll, acceptAsks) = (false, false, false, false, false)
    (pause, watch, list, pictures, coverage) = (false, false, false, false, false)
    leaks = true
    (junit, html, json, markdown, tap, tap13) = (nil, nil, nil, nil, nil, nil)
    color = ColorChoice.auto.rawValue
  }

  static var repeatedOptions: [String] { ["--tag", "--not-tag", "--name", "--set", "--size"] }

  mutating func add(_ word: String) { paths.append(word) }

  mutating func setFlag(_ flag: String) -> Bool {
    switch flag {
    case "--last-failed": lastFailed = true
    case "--fail-fast": failFast = true
    case "--allow-flaky": allowFlaky = true
    case "--accept": acceptsAll = true
    case "--pause": pause = true
    case "--watch": watch = true
    case "--leaks": leaks = true
    case "--no-leaks": leaks = false
    case "--list": list = true
    case "--pictures": pictures = true
    case "--coverage": coverage = true
    default: return false
    }
    return true
  }

  mutating func setOption(_ option: String, to value: String) -> Bool {
    switch option {
    case "--app": app = value
    case "--tag": tag.append(value)
    case "--not-tag": notTag.append(value)
    case "--name": name.append(value)
    case "--set": variables.append(value)
    case "--size": size.append(value)
    case "--shard": shard = value
    case "--junit": junit = value
    case "--html": html = value
    case "--json": json = value
    case "--markdown": markdown = value
    case "--tap": tap = value
    case "--tap13": tap13 = value
    case "--color": color = value
    default: return setNumber(option, to: value)
    }
    return true
  }

  private mutating func setNumber(_ option: String, to value: String) -> Bool {
    switch option {
    case "--jobs":
      jobs = Int(value)
      return jobs != nil
    case "--repeat": return Self.set(&`repeat`, to: Int(value))
    case "--retries": return Self.set(&retries, to: Int(value))
    case "--timeout": return Self.set(&timeout, to: try? Self.seconds(value))
    case "--require-coverage":
      requireCoverage = try? Self.percent(value)
      return requireCoverage != nil
    default: return false
    }
  }

  private static func set<Value>(_ property: inout Value, to value: Value?) -> Bool {
    guard let value else { return false }
    property = value
    return true
  }
}
