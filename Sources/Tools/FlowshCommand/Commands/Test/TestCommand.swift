import AppDriver
import ArgumentParser
import Files
import Foundation
import Reports
import Script
import Shell
import TestRunner

/// The `flowsh test` subcommand, which runs walkthroughs as tests.
struct TestCommand: Tool {
  static let arguments = "[<options>] [<paths> ...]"
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run walkthroughs as tests.",
    discussion: """
      Runs the given files, and all files in the given folders whose names end in .walk, each case \
      in a worker process. Skips subfolders that have their own Package.swift or Xcode project, because \
      they belong to other programs. A mistake in a file fails its cases, and doesn't stop the others. \
      \(OptionFile.help) Exit status: 0 all cases passed, 1 a case failed, 64 wrong usage or a \
      mistake in a file, 66 no such file or no cases, 70 an app crashed, 74 a report could not be \
      written.
      """)

  @Option(help: "The app for files that don't specify one.", completion: WordCompletion.apps)
  var app: String?
  @Option(
    help: "Run only cases with this tag, or with all of these: smoke,nav. Repeated: or.",
    completion: WordCompletion.tags)
  var tag: [String] = []
  @Option(
    help: "Leave out cases with this tag, or with all of these: slow,net. Repeated: or.",
    completion: WordCompletion.tags)
  var notTag: [String] = []
  @Option(
    help: "Run only cases whose titles match a pattern, such as 'login*'. Repeated: or.",
    completion: WordCompletion.titles)
  var name: [String] = []
  @Option(name: .customLong("set"), help: VariableArguments.help)
  var variables: [String] = []
  @OptionGroup var device: DeviceOptions
  @Flag(help: "Run only the cases that failed when they last ran from this folder.")
  var lastFailed = false
  @Option(help: "Run shard i/n: every n-th case, starting with the i-th.")
  var shard: String?
  @Option(
    // Otherwise, a negative number would be taken for an option.
    parsing: .unconditional,
    help: "The number of parallel workers, 1 to 1,000 (default: one per processor).")
  var jobs: Int?
  @Option(
    // Otherwise, a negative number would be taken for an option.
    parsing: .unconditional,
    help: "The time limit for each case in seconds, at most 86,400, such as 5 or 5s.",
    transform: Self.seconds)
  var timeout = 30.0
  @Option(
    parsing: .unconditional,
    help: "Run each case 1 to 1,000,000 times, and expect the same result each time.")
  var `repeat` = 1
  @Flag(help: "Stop after the first case that fails.") var failFast = false
  @OptionGroup var failures: FailureOptions
  @Flag(inversion: .prefixedNo, help: "Check for leaks after each step.") var leaks = true
  @Flag(help: "List the cases without running them.") var list = false
  @Flag(help: "With --json, keep pictures of the screens, for 'merge --html'.")
  var pictures = false
  @Flag(help: "Measure which moves of the apps' maps the cases take.") var coverage = false
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Measure coverage, and fail below \(CoverageRequirement.help).", valueName: "percent"),
    transform: TestCommand.percent)
  var requireCoverage: Double?
  @OptionGroup var reporting: ReportOptions
  @OptionGroup var coloring: ColorOptions
  @Argument(
    help: "Walkthrough files or folders (default: the current folder).",
    completion: WordCompletion.walks)
  var paths: [String] = []

  /// Whether to measure coverage.
  var measuresCoverage: Bool { coverage || requireCoverage != nil }

  /// Whether to take pictures of the screens.
  var takesPictures: Bool { pictures || failures.ui || reporting.html != nil }

  func validate() throws {
    if pictures, reporting.html == nil, reporting.json == nil {
      throw ValidationError("--pictures needs --json or --html")
    }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    let selection = TestPlanner.Selection(
      choice: try validatedChoice(), variants: try validatedVariants(),
      variables: try VariableArguments.variables(variables))
    do {
      if let app { _ = try catalog.app(named: app) }
    } catch {
      throw ValidationError(error.message)
    }
    let writer = try coloring.standardOutput()
    if !reporting.printsReport { writer.breakLinesAtTerminal() }
    let request = TestRequest(
      command: self, catalog: catalog, selection: selection, writer: writer)
    if failures.repeats {
      let page = failures.ui ? LivePage.serve(failures.port, for: writer) : nil
      WatchLoop(request, page).perform()
    }
    TestRun(request).perform()
  }

  /// Returns the choice of cases that the options describe.
  ///
  /// - Throws: An error if a path is empty, a number is out of range, or no case can have a tag.
  func validatedChoice() throws -> RunPlan.Choice {
    var choice = RunPlan.Choice()
    choice.names = name
    choice.tags = try Self.tags(tag, "--tag")
    choice.notTags = try Self.tags(notTag, "--not-tag")
    if let shard { choice.shard = try Self.shard(shard) }
    try validateOptions()
    return choice
  }

  /// An option that is given and needs a run; `nil` if there is none.
  private var idleWithoutRun: String? {
    [
      (failures.watch, "--watch"), (failures.ui, "--ui"), (failures.accepts, "--accept"),
      (failures.pause, "--pause"),
      (requireCoverage != nil, "--require-coverage"), (coverage, "--coverage"),
      (failFast, "--fail-fast"), (failures.retries > 0, "--retries"), (`repeat` > 1, "--repeat"),
    ].first(where: \.0)?.1 ?? reporting.reports.first?.option
  }

  private func validateOptions() throws {
    try CheckCommand.requirePaths(paths)
    if name.contains("") { throw ValidationError("--name needs a title or a pattern") }
    if failures.acceptsAll, paths.contains("ask"), FileStatus(at: "ask") == nil {
      throw ValidationError("no file 'ask'; write --accept=ask")
    }
    _ = try VariableArguments.variables(variables)
    try CoverageRequirement(requireCoverage).validate()
    if paths.contains("-") {
      throw ValidationError(
        "\"test\" doesn't read standard input; specify a file or a folder, or ./- for a file of"
          + " that name")
    }
    if let jobs, !(1...1_000).contains(jobs) {
      throw ValidationError("--jobs must be a number from 1 to 1,000, not \(jobs)")
    }
    guard (1...1_000_000).contains(`repeat`) else {
      throw ValidationError("--repeat must be a number from 1 to 1,000,000, not \(`repeat`)")
    }
    try failures.validate(repeat: `repeat`)
    if list, let option = idleWithoutRun {
      throw ValidationError("--list runs no case, so \(option) has no effect; omit one of them")
    }
    if failures.repeats, reporting.printsReport {
      throw ValidationError(
        "\(failures.ui ? "--ui" : "--watch") prints one run after another, so a report can't be written to standard output;"
          + " specify a file")
    }
    if failures.pause, reporting.printsReport {
      throw ValidationError(
        "--pause prints its prompt to standard output, so a report can't be written there; specify a"
          + " file")
    }
    // The limit is one day, as for @timeout. NaN also fails this check.
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError(
        "--timeout must be more than 0 and at most 86,400 seconds, not \(Self.text(timeout))")
    }
  }

  /// Returns a number of seconds as it is typed.
  static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
  }

  /// Returns a percentage, which may end with a percent sign.
  static func percent(_ text: String) throws -> Double {
    let number = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard !number.lowercased().contains("x"), let percent = Double(number), percent.isFinite else {
      throw ValidationError("a number from 0 to 100 is needed, such as 90, 90% or 33.5")
    }
    return percent
  }

  static func seconds(_ text: String) throws -> Double {
    let number = text.hasSuffix("s") ? text.dropLast() : text[...]
    guard !number.lowercased().contains("x"), let seconds = Double(number) else {
      throw ValidationError("a number of seconds is needed, such as 5s")
    }
    return seconds
  }

  private static func tags(_ lists: [String], _ option: String) throws -> [[String]] {
    try lists.map { list in
      try list.split(separator: ",", omittingEmptySubsequences: false).map { word in
        let word = word.utf8.first == UInt8(ascii: "@") ? word.utf8.dropFirst() : word.utf8
        guard let tag = try? ScriptSetting.tag(String(Substring(word))), !tag.isEmpty else {
          throw ValidationError(
            "\(option) needs a tag, or tags separated by commas, not \"\(list)\"; repeat the option for"
              + " cases that have any of several tags")
        }
        return tag
      }
    }
  }

  private static func shard(_ text: String) throws -> (place: Int, count: Int) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let place = numbers[0], let count = numbers[1], place >= 1,
      place <= count
    else { throw ValidationError("--shard must be i/n with i from 1 to n, not '\(text)'") }
    return (place, count)
  }

  /// Returns the variants that the options name; none if none is given.
  func validatedVariants() throws -> [CaseVariant] {
    CaseVariant.all(
      sizes: try device.sizes(), languages: try device.languages(), region: try device.regionCode())
  }
}
