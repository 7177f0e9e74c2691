import Glibc
import PseudoTerminal
import Testing

@testable import CallStacks

@Suite(.blocking) struct `Names of functions` {
  private static let plain = "Contacts.ShowPersonsFlowCoordinator.didSelect"
  static let names: [(demangled: String, name: String?)] = [
    (
      "\(plain)(person: Contacts.Person, in: Contacts.PersonsViewController) -> ()",
      "ShowPersonsFlowCoordinator.didSelect(person:in:)"
    ),
    (
      "specialized \(plain)(person: Contacts.Person, in: X) -> ()",
      "ShowPersonsFlowCoordinator.didSelect(person:in:)"
    ),
    (
      "generic specialization <Swift.Int, [Swift.String]> of Contacts.Box.put<A>(_: A) -> ()",
      "Box.put(_:)"
    ),
    (
      "function signature specialization <Arg[0] = Dead, Arg[1] = Owned To Guaranteed> of Contacts.A.b() -> ()",
      "A.b()"
    ),
    (
      "Contacts.PersonsViewController.content.getter : [HeadlessUIKit.Content.Element]",
      "PersonsViewController.content"
    ),
    ("Contacts.A.title.setter : Swift.String", "A.title.setter"),
    ("Contacts.A.title.didset : Swift.String?", "A.title.didSet"),
    (
      "Contacts.A.__allocating_init(name: Swift.String, age: Swift.Int) -> Contacts.A",
      "A.init(name:age:)"
    ),
    (
      "(extension in Contacts):HeadlessUIKit.UIViewController.log(in: Contacts.A) -> ()",
      "UIViewController.log(in:)"
    ),
    (
      "Contacts.A.(hidden in _8F5751F8FDA8E3F261192B5D0CF515EF)(_: Swift.Int) -> ()", "A.hidden(_:)"
    ),
    (
      "static Contacts.A.make(from: (Swift.Int, [Swift.String : Swift.Int])) -> Contacts.A",
      "A.make(from:)"
    ),
    ("merged Contacts.Outer.Inner.go(then: (Swift.String) -> ()) -> ()", "Outer.Inner.go(then:)"),
    (
      "(2) await resume partial function for Contacts.A.load(id: Swift.Int) async -> ()",
      "A.load(id:)"
    ),
    (
      "partial apply forwarder for closure #2 @MainActor () -> () in closure #1 (Swift.Int) -> () in Contacts.A.start() -> ()",
      "closure in A.start()"
    ),
    ("implicit closure #1 @Sendable () -> () in Contacts.start() -> ()", "closure in start()"),
    (
      "helper #1 (value: Swift.Int) -> () in Contacts.A.start() -> ()",
      "A.helper(value:) in start()"
    ),
    (
      "protocol witness for Contacts.P.didSelect(person: Contacts.Person, in: X) -> () in conformance Contacts.T : Contacts.P in Contacts",
      "P.didSelect(person:in:) by T"
    ),
    (
      "protocol witness for Contacts.P.go() -> () in conformance <A> Contacts.T<A> : Contacts.P in Contacts",
      "P.go() by T"
    ),
    ("reabstraction thunk helper from @escaping @callee_guaranteed () -> () to ()", nil),
    ("outlined copy of Swift.String", nil),
    ("type metadata accessor for Contacts.A", nil),
    ("", nil), ("(((", nil), ("main", nil), (">>->", nil),
  ]

  @Test(arguments: names)
  func `are read as written in the source code`(demangled: String, name: String?) {
    let read = FunctionName(demangled: demangled)
    let full = read.map { read in
      let path = read.type.isEmpty ? read.name : "\(read.type).\(read.name)"
      return switch read.kind {
      case .function: path
      case .closure: "closure in \(path)"
      case .witness(let type, _): "\(path) by \(type)"
      }
    }
    #expect(full == name)
  }
}

@Suite struct `Witnesses` {
  private static let names = [
    "Contacts.P.go() -> () in conformance Contacts.T : Contacts.P in Contacts",
    "Contacts.P.go() -> () in conformance Contacts.Other : Contacts.P in Contacts",
    "Contacts.P.put(Swift.Int, at: Swift.Int) -> () in conformance Contacts.T : Contacts.P in Contacts",
    "Contacts.P.title.setter : Swift.String in conformance <A> Contacts.T<A> : Contacts.P in Contacts",
    "Contacts.P.title.didset : Swift.String in conformance Contacts.T : Contacts.P in Contacts",
    "Contacts.P.name.getter : Swift.String in conformance Contacts.(T in _8F5751F8FDA8E3F261192B5D0CF515EF) : Contacts.P in Contacts",
    "Contacts.P.init(name: Swift.String) -> A in conformance Contacts.T : Contacts.P in Contacts",
    "static Contacts.P.== infix(A, A) -> Swift.Bool in conformance Contacts.Outer.T : Contacts.P in Contacts",
    "Contacts.Q.go() -> () in conformance Contacts.T : Contacts.Q in Contacts",
    "Contacts.Q.gone() -> () in conformance Contacts.T : Contacts.Q in Contacts",
  ].map { "protocol witness for \($0)" }

  @Test(arguments: names.compactMap { name in FunctionName(demangled: name).map { (name, $0) } })
  func `are found by what they implement`(
    name: String, witness: FunctionName
  ) throws {
    guard case .witness(let type, let module) = witness.kind else {
      Issue.record("\(name) is no witness")
      return
    }
    var method = witness
    (method.kind, method.module, method.type) = (.function, module, type)
    let found = WitnessNames.requirement(of: method, in: Self.names)
    // Both protocols require `go()`, and the last one counts.
    let isTwice = type == "T" && witness.name == "go()"
    #expect(found == (isTwice ? "Q.go()" : "\(witness.type).\(witness.name)"))
  }

  @Test func `of other types and other methods don't count`() throws {
    for text in ["Contacts.U.go() -> ()", "Contacts.T.goes() -> ()", "Contacts.T.put(_: A) -> ()"] {
      let method = try #require(FunctionName(demangled: text))
      #expect(WitnessNames.requirement(of: method, in: Self.names) == nil, "\(text)")
    }
  }

  @Test func `of a type are found by what the runtime knows of its conformances`() throws {
    var names = WitnessNames(Symbolicator())
    for (method, requirement) in [
      ("Box.open() -> ()", "Openable.open()"), ("Box.close() -> ()", nil),
      ("Box.title.setter : Swift.String", "Openable.title.setter"),
      ("Box.load() async -> ()", "Openable.load()"),
      ("Box.description.getter : Swift.String", "CustomStringConvertible.description"),
      ("Case.(Inner in _8F5751F8FDA8E3F261192B5D0CF515EF).open() -> ()", "Openable.open()"),
      ("Case.open() -> ()", nil), ("open() -> ()", nil),
    ] {
      let name = try #require(FunctionName(demangled: "CallStacksTests.\(method)"), "\(method)")
      #expect(names.requirement(of: name) == requirement, "\(method)")
    }
    // The type is called as if it were in the module of the type that encloses it.
    let method = "(extension in CallStacksTests):CallStacks.Symbolicator.Lid.open() -> ()"
    let name = try #require(FunctionName(demangled: method))
    #expect(names.requirement(of: name) == "Openable.open()")
    let other = try #require(FunctionName(demangled: "Nowhere.Box.open() -> ()"))
    #expect(names.requirement(of: other) == nil)
  }

  @Test func `are all of the names in the examples`() {
    #expect(Self.names.allSatisfy { FunctionName(demangled: $0) != nil })
  }
}

@Suite(.blocking) struct `Captured stacks` {
  @Test func `contain each delegate call in order, with the line that continues the flow`() throws {
    let pipe = try OutputOfProgram(BuiltProduct.path(of: "CallStacksProbe"))
    #expect(
      pipe.lines == [
        "delegate PersonsDelegate.didSelect(person:in:) Proxy main.swift:19",
        "delegate PersonsDelegate.didSelect(person:in:) Flow main.swift:29",
      ])
  }

  @Test(arguments: [
    ("--strip-all", "lib/debug/.build-id", "Proxy main.swift:19"),
    ("--strip-debug", "lib/debug/.build-id", "Proxy main.swift:19"),
    ("--strip-debug", "lib/elsewhere", "Proxy -"),
  ])
  func `are named from the file that a program's symbols were moved to`(
    option: String, place: String, call: String
  ) throws {
    let folder = try Directory()
    let probe = BuiltProduct.path(of: "CallStacksProbe")
    let script = """
      set -e; cd '\(folder.path)'; PATH='\(String(cString: getenv("PATH")))'
      llvm-objcopy --dump-section .note.gnu.build-id=id '\(probe)'
      id=$(od -An -v -tx1 -j16 id | tr -d ' \\n'); rest=${id#??}
      mkdir -p bin "\(place)/${id%$rest}"
      llvm-objcopy --only-keep-debug '\(probe)' "\(place)/${id%$rest}/$rest.debug"
      llvm-objcopy \(option) '\(probe)' bin/probe
      bin/probe
      """
    let lines = try ProgramOutput.text(of: "/bin/sh", ["-c", script]).split(separator: "\n")
    #expect(
      lines.contains("delegate PersonsDelegate.didSelect(person:in:) \(call)"), "\(lines)")
  }

  @Test func `from the same call site are equal, and those from different call sites are not`() {
    let stacks = StackCollection()
    var found: [CapturedStack] = []
    for _ in 0..<3 { found.append(stacks.capture()) }
    let other = stacks.capture()
    #expect(found[0] == found[1] && found[1] == found[2] && found[0] != other)
    #expect(stacks.count == 2)
  }

  @Test func `end at the given base`() {
    let stacks = StackCollection()
    let all = stacks.addresses(of: stacks.capture()).count
    let base = StackBase.here()
    #expect(stacks.addresses(of: stacks.capture(upTo: base)).count < all)
    #expect(stacks.addresses(of: .none).isEmpty)
  }
}

private protocol Openable {
  var title: String { get set }
  func open()
  func load() async
}

extension Symbolicator {
  /// A type in an extension of another module's type.
  final class Lid: Openable {
    var title = ""
    func open() {}
    func load() async {}
  }
}

private struct Box<Item>: Openable, CustomStringConvertible {
  var title = ""
  var description: String { title }
  func open() {}
  func close() {}
  func load() async {}
}

private enum Case {
  final class Inner: Openable {
    var title = ""
    func open() {}
    func load() async {}
  }
}
