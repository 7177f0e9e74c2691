import Foundation
import TestSupport
import Testing

@testable import FlowshCommand

@Suite struct DoctorTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Returns the line of a finding, and what to do about it.
  private func finding(
    _ subject: String, _ environment: [String: String] = [:], isTerminal: Bool = true,
    executable: String? = nil
  ) throws -> (text: String, remedy: String?) {
    let standard = [
      "HOME": home.path, "LANG": "C.UTF-8", "TERM": "xterm-256color", "SHELL": "/bin/bash",
    ]
    var doctor = Doctor(
      environment: standard.merging(environment) { $1 }.filter { $0.value != "-" },
      terminal: TerminalFacts(isTerminal: isTerminal, size: (100, 30)), program: "flowsh-none")
    doctor.executable = executable
    let finding = try #require(doctor.findings.first { $0.subject == subject })
    return (finding.text, finding.remedy)
  }

  @Test func `finds the locale`() throws {
    #expect(try finding("locale") == ("LANG is C.UTF-8", nil))
    #expect(try finding("locale", ["LC_ALL": "C.UTF-8"]).text == "LC_ALL is C.UTF-8")
    let unknown = try finding("locale", ["LANG": "xx_XX"])
    #expect(unknown.text == "LANG is xx_XX, which isn't installed")
    #expect(unknown.remedy?.contains("C.UTF-8") == true)
    let none = try finding("locale", ["LANG": "-"])
    #expect(none.text.hasPrefix("LANG isn't set, with the encoding ") && none.remedy != nil)
  }

  @Test func `finds the terminal's kind, size and colors`() throws {
    try home.write(".terminfo/t/test-term", Self.terminfo(colors: 256))
    let known = try finding("terminal", ["TERM": "test-term"])
    #expect(known == ("test-term, 100 columns, 30 rows, 256 colors", nil))
    for (term, text) in [
      ("no-such-term", "TERM is no-such-term, which has no terminfo entry"),
      ("dumb", "TERM is dumb; lines can't be edited"),
      ("-", "TERM isn't set; lines can't be edited"),
      ("../../etc/passwd", "TERM is ../../etc/passwd, which has no terminfo entry"),
    ] {
      let found = try finding("terminal", ["TERM": term])
      #expect(found.text == text && found.remedy != nil)
    }
    #expect(try finding("terminal", ["TERM": "-"], isTerminal: false).remedy == nil)
  }

  private static func terminfo(colors: UInt16) -> [UInt8] {
    let name = Array("test-term\0".utf8)
    func short(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
    let numbers = (0..<14).flatMap { short($0 == 13 ? Int(colors) : 0xFFFF) }
    return short(0o432) + short(name.count) + short(0) + short(14) + short(0) + short(0) + name
      + numbers
  }

  @Test func `a damaged terminfo entry is none`() {
    let entry = Self.terminfo(colors: 8)
    #expect(TerminfoEntry(entry)?.colors == 8)
    #expect(TerminfoEntry(Self.terminfo(colors: 0xFFFF))?.colors == 0)
    for count in 0..<entry.count { #expect(TerminfoEntry(Array(entry.prefix(count))) == nil) }
  }

  @Test func `finds the places of the history and the start-up file`() throws {
    #expect(
      try finding("history") == ("\(home.path)/.local/state/flowsh/history", nil))
    #expect(try finding("history", ["FLOWSH_HISTORY": ""]).text == "turned off by FLOWSH_HISTORY")
    let homeless = try finding("history", ["HOME": "-"])
    #expect(homeless.text == "no place: HOME isn't set" && homeless.remedy != nil)
    // Neither root nor anyone else can write there.
    let closed = try finding("history", ["HOME": "/proc/sys"])
    #expect(closed.remedy != nil, "\(closed.text)")
    try home.write("file", "")
    let inFile = try finding("history", ["HOME": home.file("file")])
    #expect(inFile.text.hasSuffix(": Not a directory") && inFile.remedy != nil)
    #expect(
      try finding("start-up file")
        == ("none; the prompt would read \(home.path)/.config/flowsh/flowshrc", nil))
    try home.write("config/flowsh/flowshrc", "set echo off\n")
    let config = ["XDG_CONFIG_HOME": home.file("config")]
    #expect(try finding("start-up file", config) == (home.file("config/flowsh/flowshrc"), nil))
    #expect(try finding("start-up file", ["HOME": "-"]).remedy != nil)
  }

  @Test func `finds what is installed beside the program`() throws {
    let program = home.file("bin/flowsh-none")
    #expect(try finding("manual", executable: program).remedy?.contains("install.sh") == true)
    #expect(try finding("completion", executable: program).text == "not installed for bash")
    try home.write("share/man/man1/flowsh-none.1", "")
    try home.write("share/man/man5/flowsh-walk.5", "")
    #expect(
      try finding("manual", executable: program) == ("flowsh-none(1), flowsh-walk(5)", nil))
    for (shell, file) in [
      ("bash", "bash-completion/completions/flowsh-none"),
      ("zsh", "zsh/site-functions/_flowsh-none"),
      ("fish", "fish/vendor_completions.d/flowsh-none.fish"),
    ] {
      try home.write("share/\(file)", "")
      let found = try finding("completion", ["SHELL": "/bin/\(shell)"], executable: program)
      #expect(found == (home.file("share/\(file)"), nil))
    }
  }

  @Test func `an app's own program needn't be installed as flowsh is`() {
    let doctor = Doctor(
      environment: ["HOME": home.path], terminal: TerminalFacts(isTerminal: false, size: nil),
      program: "MyApp", isInstallable: false)
    let subjects = doctor.findings.map(\.subject)
    #expect(!subjects.contains("manual") && !subjects.contains("completion"))
    #expect(!doctor.findings.contains { $0.remedy?.contains("install.sh") == true })
  }

  @Test func `each line begins with ok or missing, and the last one sums up`() {
    let lines = Doctor.lines(of: [
      Doctor.Finding("one", "there"), Doctor.Finding("three", "gone", remedy: "look for it"),
    ])
    #expect(
      lines.map { $0.mark + $0.text } == [
        "ok       one    there", "missing  three  gone", "                look for it",
        "1 of 2 missing",
      ])
    #expect(Doctor.lines(of: [Doctor.Finding("one", "there")]).last?.text == "nothing is missing")
  }
}
